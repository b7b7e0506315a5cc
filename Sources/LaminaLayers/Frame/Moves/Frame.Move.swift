public import LaminaGeometry

extension Frame {
  /// Pixels that show from now on what others showed before: they are copied, and not painted.
  ///
  /// ```
  ///  ┌────────┐       ┌────────┐
  ///  │ a      │       │ a      │
  ///  │ b      │       │ new    │ ◀ painted
  ///  │ c      │ ────▶ │ b      │ ◀ copied from 12 pixels above: dy is 12
  ///  └────────┘       │ c      │
  ///                   └────────┘
  /// ```
  public struct Move: Hashable, Sendable {
    /// Where the pixels are now; where they were lies on the surface too.
    public let target: PixelRect
    /// How far they have gone to the right.
    public let dx: Int
    /// How far they have gone down.
    public let dy: Int

    /// Where the pixels were.
    public var source: PixelRect { target.offsetBy(dx: -dx, dy: -dy) }
  }
}
