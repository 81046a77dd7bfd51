import StepMask
