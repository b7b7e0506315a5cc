public import LaminaDrawing
public import LaminaGeometry

/// The retained picture of a surface where any thread may paint, one after the other.
public nonisolated protocol SurfaceCanvas: AnyObject, Sendable {
  /// Does what `Surface.present(_:draw:)` does, on the thread that calls it.
  ///
  /// A surface that was closed, or made larger or smaller, meanwhile shows nothing of it: after `.resized`
  /// all is presented anew anyhow.
  func present(_ damage: [PixelRect], draw: (borrowing PixelBuffer) -> Void)
}
