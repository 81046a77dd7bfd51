import Testing

@testable import StepMask
