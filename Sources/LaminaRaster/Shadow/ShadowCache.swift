import LaminaGeometry
import Synchronization

/// Keeps the blurred corners of rounded boxes: twelve equal cards need one.
final class ShadowCache: Sendable {
  /// All that the pixels of a mask depend on.
  struct Key: Hashable {
    var width: CGFloat
    var height: CGFloat
    /// Where the box begins between two pixels.
    var x: CGFloat
    var y: CGFloat
    var radius: CGFloat
    var sigma: CGFloat
  }

  private struct Contents {
    var masks: [Key: AlphaMask] = [:]
    var order: [Key] = []
    var bytes = 0
  }

  private let limit: Int
  private let contents = Mutex(Contents())

  /// Keeps masks up to `limit` bytes, the oldest leave first.
  init(limit: Int = 4 << 20) { self.limit = limit }

  /// The mask under `key`, made by `make` unless it is kept.
  ///
  /// Two threads that miss at once both make it, with equal results.
  func mask(_ key: Key, _ make: () -> AlphaMask) -> AlphaMask {
    if let kept = contents.withLock({ $0.masks[key] }) { return kept }
    let made = make()
    contents.withLock { contents in
      guard contents.masks.updateValue(made, forKey: key) == nil else { return }
      contents.order.append(key)
      contents.bytes += made.bytes.count
      while contents.bytes > limit, let oldest = contents.order.first {
        contents.order.removeFirst()
        contents.bytes -= contents.masks.removeValue(forKey: oldest)?.bytes.count ?? 0
      }
    }
    return made
  }
}
