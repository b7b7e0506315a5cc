/// What a rasterizer has done for pictures since the beginning.
public struct PictureStatistics: Hashable, Sendable {
  /// Pictures decoded.
  public var decodes = 0
  /// The bytes that came out of decoders, before scaling.
  public var decodedBytes = 0
  /// Passes over a picture's pixels for effects; effects that fold into one pass count once.
  public var effectsRun = 0
  /// Requests answered with a bitmap that was there already.
  public var cacheHits = 0
  /// Requests that waited for another's work on the same picture.
  public var waits = 0
  /// Works on a picture that were given up on the way.
  public var cancelled = 0
  /// Bytes of bitmaps held for later use: not a sum over time.
  public var keptBytes = 0

  /// Makes statistics in which every figure is zero.
  public init() {}

  /// What was added since `earlier`; what is held stays as it is.
  public func since(_ earlier: PictureStatistics) -> PictureStatistics {
    var difference = self
    difference.decodes -= earlier.decodes
    difference.decodedBytes -= earlier.decodedBytes
    difference.effectsRun -= earlier.effectsRun
    difference.cacheHits -= earlier.cacheHits
    difference.waits -= earlier.waits
    difference.cancelled -= earlier.cancelled
    return difference
  }
}
