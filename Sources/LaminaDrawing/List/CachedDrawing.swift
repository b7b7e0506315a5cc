public import LaminaGeometry
import Synchronization

/// A drawing of which a bitmap is kept from its first use on, to be moved, turned and faded.
///
/// Two are equal when they are the same object. Any thread may use it.
public final class CachedDrawing: Sendable {
  /// What is drawn when the bitmap is made.
  public let list: DisplayList
  /// The pixels that are kept, at `scale` from the list's origin.
  public let rect: PixelRect
  /// How many pixels there are for each point.
  public let scale: CGFloat
  private let kept = Mutex<Bitmap?>(nil)

  /// Makes a drawing of which no bitmap is there yet: the pixels of `rect` will be kept, `scale`
  /// for each point.
  public init(_ list: DisplayList, covering rect: PixelRect, scale: CGFloat) {
    self.list = list
    self.rect = rect
    self.scale = scale
  }

  /// The bitmap that is kept, made by `make` unless it is there; two threads may both make it.
  public func bitmap(_ make: () -> Bitmap?) -> Bitmap? {
    if let bitmap = kept.withLock({ $0 }) { return bitmap }
    guard let made = make() else { return nil }
    kept.withLock { $0 = made }
    return made
  }

  /// Whether it was drawn already.
  public var isDrawn: Bool { kept.withLock { $0 != nil } }
}

extension CachedDrawing: Hashable {
  public static func == (a: CachedDrawing, b: CachedDrawing) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
