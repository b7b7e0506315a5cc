/// How much a message may hold before it is refused, and how much is done at once.
public struct BusLimits: Sendable, Hashable {
  /// Bytes of all values of a message together.
  public var bytes = 16 << 20
  /// Bytes of all values of a signal together: many of them may wait to be taken.
  public var signalBytes = 1 << 20
  /// Values inside values: arrays, structures, entries and variants.
  public var depth = 64
  /// Values of a message, those inside of others counted too.
  public var values = 1 << 20
  /// Calls from others that exported objects answer at one time.
  public var calls = 256

  /// The usual ones: 16 MB (signals 1 MB), 64 deep, a million values; 256 calls.
  public init() {}

  /// Those of a signal that comes.
  var ofSignals: BusLimits {
    var limits = self
    limits.bytes = min(bytes, signalBytes)
    return limits
  }
}
