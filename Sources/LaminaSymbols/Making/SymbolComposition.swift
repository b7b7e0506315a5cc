import LaminaGeometry

/// How symbols are put together.
enum SymbolComposition {
  /// What a symbol stands in.
  enum Shape { case circle, square }

  /// How far what is in front keeps away from what is behind it.
  private static let gap: CGFloat = 1.1

  /// A symbol in a ring or on a disc, of which it is left out.
  static func enclosed(_ inner: SymbolOutline, in shape: Shape, isFilled: Bool) -> SymbolOutline {
    let side: CGFloat = shape == .circle ? 8.8 : 9.6
    let square = CGRect(x: 8 - side / 2, y: 8 - side / 2, width: side, height: side)
    let inner = inner.placed(in: square)
    guard isFilled else {
      let ring = SymbolPart(path(of: shape, inset: 0.5), .lines(1), level: 1)
      return SymbolOutline([ring] + inner.parts.map { part in part.with { $0.level = 0 } })
    }
    let disc = SymbolPart(path(of: shape, inset: 0), .filled(eoFill: false), level: 1, response: 0)
    let cut = inner.parts.map { part in
      part.with { ($0.level, $0.use) = (0, part.use == .drawn ? .cut : part.use) }
    }
    return SymbolOutline([disc] + cut, plain: evenOdd(disc, around: inner))
  }

  /// The disc with a hole, as one outline; nil where what is left out is more than fillings.
  private static func evenOdd(_ disc: SymbolPart, around inner: SymbolOutline) -> [SymbolPart]? {
    let isSimple = inner.parts.allSatisfy { part in
      guard case .filled = part.ink else { return false }
      return part.use == .drawn && part.extra == 0
    }
    guard isSimple else { return nil }
    let whole = Path(joining: [disc.path] + inner.parts.map(\.path))
    return [SymbolPart(whole, .filled(eoFill: true))]
  }

  private static func path(of shape: Shape, inset: CGFloat) -> Path {
    let rect = CGRect(x: 0, y: 0, width: 16, height: 16).insetBy(dx: inset, dy: inset)
    switch shape {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(roundedRect: rect, cornerRadius: 2.2 - inset)
    }
  }

  /// A symbol with a line through it, from the upper left.
  static func slashed(_ base: SymbolOutline) -> SymbolOutline {
    let line = Path { path in
      path.move(to: CGPoint(x: 1.6, y: 1.6))
      path.addLine(to: CGPoint(x: 14.4, y: 14.4))
    }
    // The margin lies on one side, as a second line would.
    let margin = line.offsetBy(dx: gap, dy: -gap)
    return SymbolOutline(
      base.parts + [
        SymbolPart(margin, .lines(1.4), use: .erased, level: 0, response: 0),
        SymbolPart(line, .lines(1), level: 0),
      ])
  }

  /// A symbol with a disc over its lower right corner, of which a mark is left out.
  static func badged(_ base: SymbolOutline, with mark: SymbolOutline) -> SymbolOutline {
    let center = CGPoint(x: 12, y: 12)
    let back = base.placed(in: CGRect(x: 0, y: 0, width: 14, height: 14)).behind(by: 1)
    let square = CGRect(x: center.x - 2.7, y: center.y - 2.7, width: 5.4, height: 5.4)
    let marks = mark.placed(in: square).parts.map { part in
      part.with { ($0.use, $0.level) = (.erased, 0) }
    }
    return SymbolOutline(back.parts + disc(at: center, radius: 4) + marks)
  }

  /// A symbol with a dot over its upper right corner.
  static func dotted(_ base: SymbolOutline) -> SymbolOutline {
    SymbolOutline(base.behind(by: 1).parts + disc(at: CGPoint(x: 12.7, y: 3.3), radius: 2.8))
  }

  /// A disc, and before it the margin that it keeps.
  private static func disc(at center: CGPoint, radius: CGFloat) -> [SymbolPart] {
    let circle = { (radius: CGFloat) in
      Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    return [
      SymbolPart(
        circle(radius + gap), .filled(eoFill: false), use: .erased, level: 0, response: 0),
      SymbolPart(circle(radius), .filled(eoFill: false), level: 0, response: 0),
    ]
  }

  /// What a symbol takes away from those behind it: its silhouette, and a margin around that.
  static func margin(around symbol: SymbolOutline) -> [SymbolPart] {
    symbol.parts.filter { $0.use == .drawn }.map { part in
      let ink: SymbolPart.Ink =
        switch part.ink {
        case .filled, .inside: .solid(2 * gap)
        case .lines(let width):
          part.path.isClosed ? .solid(width + 2 * gap) : .lines(width + 2 * gap)
        case .solid(let width): .solid(width + 2 * gap)
        }
      let path = if case .filled = part.ink { part.path.silhouette } else { part.path }
      return SymbolPart(path, ink, use: .erased, level: 0, response: 0)
    }
  }

  /// Lines with what they enclose.
  static func solid(_ path: Path) -> SymbolOutline {
    let all = path.subpaths
    let closed = Path(joining: all.filter(\.isClosed))
    let open = Path(joining: all.filter { !$0.isClosed })
    var parts = [SymbolPart(closed, .solid(1), level: 0, response: 0.3)]
    if !open.isEmpty { parts.append(SymbolPart(open, .lines(1))) }
    return SymbolOutline(parts)
  }

  /// A symbol under one of a recipe's changes.
  static func changed(_ symbol: SymbolOutline, by change: Character) -> SymbolOutline {
    let grid = SymbolOutline.grid
    switch change {
    case "h": return symbol.turned(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: grid, ty: 0))
    case "v": return symbol.turned(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: grid))
    case "l": return symbol.turned(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: grid))
    case "r": return symbol.turned(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: grid, ty: 0))
    case "s":
      return symbol.mapped { part in
        part.with { ($0.path, $0.response) = (part.path.silhouette, 0.3) }
      }
    default: return symbol.mapped { part in part.with { $0.ink = .inside(1) } }
    }
  }

  /// Whether a mark lies on a body, for the most part: elsewhere a hole would be nothing.
  static func lies(_ mark: SymbolOutline, on body: SymbolOutline) -> Bool {
    let places = mark.parts.flatMap(\.path.corners)
    let inside = places.count { place in
      body.parts.contains { $0.path.contains(place) }
    }
    return 2 * inside >= places.count
  }
}

extension Path {
  /// Where its lines and curves end.
  fileprivate var corners: [CGPoint] {
    var corners: [CGPoint] = []
    forEach { element in
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        corners.append(point)
      case .closeSubpath: break
      }
    }
    return corners
  }
}
