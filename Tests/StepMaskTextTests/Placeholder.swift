import Testing

@testable import StepMaskText
