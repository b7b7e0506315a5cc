import LaminaDrawing
import LaminaGeometry
import LaminaLayers

/// What is known of one layer inside the display range.
///
/// What each walk reads of every layer in range is not checked for a writer (`@exclusivity(unchecked)`):
/// one thread uses it, and nothing else runs while it is written.
final class LayerEntry {
  /// A picture ordered for the layer, and what it had asked for.
  struct Order {
    let picture: SharedPicture
    var list: DisplayList
    var size: CGSize
    /// What was changed together with it and appears with it.
    var batch: PictureBatch?
  }

  let id: Layer.ID
  /// The drawing of the newest picture; before there is one, the layer's.
  var list: DisplayList
  @exclusivity(unchecked) var shown: Order?
  /// What is being made, the oldest first: at most one that was overtaken, then the newest.
  @exclusivity(unchecked) var orders: [Order] = []
  /// Whether a running job was given up since a picture was last shown; the next is let finish, so
  /// that something moves on the screen however fast the drawing changes.
  var hasGivenUp = false
  /// Whether it waits for nothing although its picture is not of its drawing: it is suspended, or
  /// will be out of sight before it could be drawn.
  var isBehind = false
  /// While it is visible, the layer above whose pictures appear together.
  var group: Layer.ID?
  var stamp: UInt64 = 0
  var isVisible = false
  /// What stands in for its first picture.
  var placeholder: DisplayPolicy.Placeholder?
  /// Whether a frame was shown without its first picture.
  var missedFrame = false

  init(id: Layer.ID, list: DisplayList) {
    self.id = id
    self.list = list
  }

  /// Whether it shows its drawing, or has none to show.
  var isSettled: Bool { orders.isEmpty && !isBehind }

  /// Whether it shows all of a layer's drawing, and nothing is being made.
  func shows(_ sight: RangeWalk.Sight, scale: CGFloat) -> Bool {
    guard orders.isEmpty, list === sight.list, let shown, shown.list === list else { return false }
    return shown.size == sight.layer.contentsSize && shown.picture.key.scale == scale
      && shown.picture.key.rect.contains(sight.whole)
  }

  /// Takes over how a walk met it.
  func meet(isVisible: Bool, group: Layer.ID?, policy: DisplayPolicy) {
    self.group = isVisible ? group : nil
    self.isVisible = isVisible
    placeholder = policy.placeholder
    isBehind = false
  }

  /// The picture made, or being made, of the newest drawing.
  var newest: SharedPicture? { orders.last?.picture ?? shown?.picture }
}
