public import StepMask

extension Control: GuideControl {}
extension ControlHandler: GuideControlHandler {}
