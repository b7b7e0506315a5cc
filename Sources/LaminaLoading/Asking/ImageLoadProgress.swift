/// How much of a picture has come.
public struct ImageLoadProgress: Hashable, Sendable {
  /// Bytes that are there.
  public var received: Int
  /// Bytes that will be there at the end, when the sender says so.
  public var expected: Int?

  /// Makes a progress of the bytes that have come and those expected in all; nil where that is
  /// unknown.
  public init(received: Int = 0, expected: Int? = nil) {
    self.received = received
    self.expected = expected
  }

  /// From 0 to 1; nil where it is unknown how much will come.
  public var fraction: Double? {
    guard let expected, expected > 0 else { return nil }
    return min(Double(received) / Double(expected), 1)
  }
}
