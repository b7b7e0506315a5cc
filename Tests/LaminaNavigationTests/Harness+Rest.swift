import LaminaTesting

extension Harness {
  /// Lets more time pass than any movement takes, in few frames.
  func rest() {
    for _ in 0..<6 {
      clock.advance(by: 0.2)
      settle()
    }
  }
}
