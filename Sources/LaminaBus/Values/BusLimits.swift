/// How much a message may hold before it is refused.
public struct BusLimits: Sendable, Hashable {
  /// Bytes of all values together.
  public var bytes = 16 << 20
  /// Values inside values: arrays, structures, entries and variants.
  public var depth = 64
  /// Elements of one array.
  public var elements = 1 << 20

  /// The usual ones: 16 MB, 64 deep, a million elements.
  public init() {}
}
