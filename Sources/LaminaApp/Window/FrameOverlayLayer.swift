import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers

/// The layer that shows a recorder's frames above everything else in a window.
///
/// It has a picture of its own, so that a frame that redraws what is below copies it and draws
/// nothing; and it is drawn again after a frame whose account is closed, a few times in a second at
/// most. It asks for no frame: when nothing moves it shows the figures of the last movement.
final class FrameOverlayLayer {
  private static let id = Layer.ID(.max)
  private static let margin: CGFloat = 8
  /// The shortest time between two drawings, in nanoseconds: in a movement, and at its end.
  private static let (pace, restingPace) = (250_000_000, 100_000_000)

  private var layer: Layer?
  private var picture: LayerPicture?
  private var latest: Int?
  /// The tree of the latest frame, with and without the overlay.
  private var covered: (root: Layer, whole: Layer)?

  /// Lays the overlay over a presentation.
  func cover(_ presentation: inout Presentation) {
    guard let layer, let picture else { return }
    let root = presentation.root
    if covered?.root !== root || covered?.whole.children.last !== layer {
      covered = (root, root.replacing(children: root.children + [layer]))
    }
    presentation.root = covered?.whole ?? root
    presentation.pictures[Self.id] = picture
  }

  /// Draws the latest figures if it is time to; false if not.
  func update(
    from recorder: FrameRecorder, on size: CGSize, scale: CGFloat, isMoving: Bool,
    rasterizer: any Rasterizer
  ) -> Bool {
    let now = recorder.elapsed
    if let latest, now - latest < (isMoving ? Self.pace : Self.restingPace) { return false }
    latest = now
    let list = FrameOverlay(recorder.recent(FrameOverlay.frameCount), recorder.interval)
      .list(scale: scale)
    let pixels = PixelRect(covering: list.inkBounds, scale: scale)
    guard let bitmap = rasterizer.bitmap(of: list, covering: pixels, scale: scale) else {
      return false
    }
    let frame = CGRect(
      origin: CGPoint(
        x: max(0, (size.width - FrameOverlay.size.width - Self.margin).snapped(scale: scale)),
        y: Self.margin.snapped(scale: scale)),
      size: FrameOverlay.size)
    picture = LayerPicture(
      list: list, bitmap: bitmap, origin: PixelPoint(x: pixels.x, y: pixels.y), scale: scale,
      size: frame.size)
    layer = Layer(id: Self.id, frame: frame, contents: .drawn(list))
    return true
  }
}
