/// What a text may hold; beyond it the reader stops with a problem that names the limit.
public struct JSONLimits: Sendable {
  /// Bytes of the text, 4 GB at most.
  public var bytes: Int
  /// Arrays and objects inside each other, 1,000 at most; 3 MB of the thread's stack end it, too.
  public var depth: Int {
    didSet { depth = min(depth, Self.deepest) }
  }
  /// Values.
  public var values: Int
  /// Characters of a number.
  public var numberLength: Int
  /// Problems that are reported before the reader gives up.
  public var problems: Int

  private static let deepest = 1_000

  /// Creates limits, by default 256 MB, 512 deep, ten million values, numbers of 1,000 characters.
  public init(
    bytes: Int = 256 << 20, depth: Int = 512, values: Int = 10_000_000, numberLength: Int = 1_000,
    problems: Int = 50
  ) {
    self.bytes = min(bytes, Int(UInt32.max))
    self.depth = min(depth, Self.deepest)
    self.values = values
    self.numberLength = numberLength
    self.problems = problems
  }
}
