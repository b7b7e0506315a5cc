public import LaminaGeometry
public import LaminaLayers

extension ContentsGravity {
  /// Where something of `size` lies in `bounds`, whose y grows downwards: `top` is at `minY`.
  ///
  /// ```
  ///  resize ┌──────┐  resizeAspect ┌──────┐  resizeAspectFill ┌┄┄┄┄┄┄┐  topLeft ┌──┐───┐
  ///         │██████│               │      │                   ┌──────┐          │██│   │
  ///         │██████│               │██████│                   │██████│          └──┘   │
  ///         └──────┘               └──────┘                   └──────┘          └──────┘
  /// ```
  ///
  /// - Parameters:
  ///   - size: the contents' own size in points.
  ///   - bounds: the layer's.
  /// - Returns: a rectangle in the bounds' coordinates, which may be larger than they are; null for
  ///   contents without a size.
  public func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .null }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    let scaled =
      switch self {
      case .resize: bounds.size
      case .resizeAspect: CGSize(width: size.width * min(x, y), height: size.height * min(x, y))
      case .resizeAspectFill: CGSize(width: size.width * max(x, y), height: size.height * max(x, y))
      default: size
      }
    let anchor = self.anchor
    return CGRect(
      x: bounds.minX + (bounds.width - scaled.width) * anchor.x,
      y: bounds.minY + (bounds.height - scaled.height) * anchor.y, width: scaled.width,
      height: scaled.height)
  }

  /// Which point of contents and bounds lie on each other.
  private var anchor: UnitPoint {
    switch self {
    case .center, .resize, .resizeAspect, .resizeAspectFill: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    }
  }
}
