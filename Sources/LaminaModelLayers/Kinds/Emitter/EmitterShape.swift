import LaminaGeometry

/// Where particles are born, around the emitter's position.
///
/// ```
///  point    line          rectangle      circle
///    ●      ────●────     ┌───────┐      ╭───╮    as wide and high as `emitterSize`;
///                         │   ●   │     │  ●  │   a circle is as wide as the size's width
///                         └───────┘      ╰───╯
/// ```
public enum EmitterShape: Hashable, Sendable {
  /// At the emitter's position.
  case point
  /// On a horizontal line as long as the size's width.
  case line
  /// In a rectangle of the emitter's size.
  case rectangle
  /// In a circle as wide as the size's width.
  case circle
}

/// In which part of the shape particles are born.
public enum EmitterMode: Hashable, Sendable {
  /// Anywhere inside.
  case surface
  /// On the line around it.
  case outline
}

extension EmitterShape {
  /// The place that two numbers from 0 to 1 name, from the shape's middle; equal areas are equally
  /// likely.
  func point(_ u: Double, _ v: Double, in size: CGSize, mode: EmitterMode) -> CGPoint {
    switch self {
    case .point: return .zero
    case .line: return CGPoint(x: (u - 0.5) * size.width, y: 0)
    case .rectangle:
      return mode == .outline
        ? Self.edge(u, of: size)
        : CGPoint(x: (u - 0.5) * size.width, y: (v - 0.5) * size.height)
    case .circle:
      let radius = size.width / 2 * (mode == .outline ? 1 : v.squareRoot())
      return CGPoint(x: radius * cos(2 * .pi * u), y: radius * sin(2 * .pi * u))
    }
  }

  /// The place so far around a rectangle, clockwise from its top left corner.
  private static func edge(_ u: Double, of size: CGSize) -> CGPoint {
    let (w, h) = (size.width, size.height)
    let way = u * 2 * (w + h)
    let (x, y): (CGFloat, CGFloat) =
      if way < w { (way, 0) } else if way < w + h {
        (w, way - w)
      } else if way < 2 * w + h { (2 * w + h - way, h) } else { (0, 2 * (w + h) - way) }
    return CGPoint(x: x - w / 2, y: y - h / 2)
  }
}
