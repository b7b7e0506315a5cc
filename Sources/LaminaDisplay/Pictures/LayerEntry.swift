import LaminaDrawing
import LaminaGeometry
import LaminaLayers

/// What is known of one layer inside the display range.
final class LayerEntry {
  /// A picture ordered for the layer, and what it had asked for.
  struct Order {
    let picture: SharedPicture
    var list: DisplayList
    var size: CGSize
  }

  let id: Layer.ID
  /// The drawing of the newest picture; before there is one, the layer's.
  var list: DisplayList
  var shown: Order?
  /// What is being made, the oldest first: at most one that was overtaken, then the newest.
  var orders: [Order] = []
  /// Whether a running job was given up since a picture was last shown; the next is let finish, so
  /// that something moves on the screen however fast the drawing changes.
  var hasGivenUp = false
  var stamp: UInt64 = 0

  init(id: Layer.ID, list: DisplayList) {
    self.id = id
    self.list = list
  }

  /// The picture made, or being made, of the newest drawing.
  var newest: SharedPicture? { orders.last?.picture ?? shown?.picture }
}
