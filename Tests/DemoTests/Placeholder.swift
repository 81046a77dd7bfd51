import Testing

@testable import Demo
