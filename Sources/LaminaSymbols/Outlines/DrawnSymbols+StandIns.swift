import LaminaGeometry

extension DrawnSymbols {
  /// What is drawn for a name whose file is not installed; nil for most.
  static func standIn(_ name: String) -> SymbolOutline? {
    switch name {
    case "star": SymbolOutline([SymbolPart(star, .lines(1.5))])
    case "star.fill": SymbolOutline([SymbolPart(star, .solid(1.5))])
    case "heart": SymbolOutline([SymbolPart(heart, .lines(1.5))])
    case "heart.fill": SymbolOutline([SymbolPart(heart, .solid(1.5))])
    case "circle": SymbolOutline([SymbolPart(circle, .lines(1.5))])
    case "circle.fill": SymbolOutline([SymbolPart(circle, .solid(1.5))])
    default: round(name) ?? straight(name)
    }
  }

  private static func round(_ name: String) -> SymbolOutline? {
    switch name {
    case "magnifyingglass": magnifier
    case "photo": photo
    case "exclamationmark.triangle": warning
    case "info.circle": info
    case "list.bullet": list
    case "app":
      symbol(.lines(1.5)) { path in
        path.addRoundedRect(
          in: CGRect(x: 2, y: 2, width: 12, height: 12), cornerSize: CGSize(width: 3, height: 3))
      }
    default: nil
    }
  }

  private static func straight(_ name: String) -> SymbolOutline? {
    switch name {
    case "square.and.arrow.up":
      lines([
        [(5.2, 6), (3, 6), (3, 14), (13, 14), (13, 6), (10.8, 6)], [(8, 10), (8, 1.5)],
        [(5, 4.3), (8, 1.3), (11, 4.3)],
      ])
    case "square.and.arrow.down":
      lines([
        [(5.2, 5), (3, 5), (3, 14), (13, 14), (13, 5), (10.8, 5)], [(8, 1.5), (8, 10.5)],
        [(5, 7.6), (8, 10.6), (11, 7.6)],
      ])
    case "doc":
      lines([
        [(9.5, 1.5), (3.5, 1.5), (3.5, 14.5), (12.5, 14.5), (12.5, 4.5), (9.5, 1.5)],
        [(9.3, 1.8), (9.3, 4.7), (12.2, 4.7)],
      ])
    case "doc.on.doc":
      lines([
        [(5.5, 4.5), (2, 4.5), (2, 14.5), (9.5, 14.5), (9.5, 12)],
        [(5.5, 1.5), (14, 1.5), (14, 11.5), (5.5, 11.5), (5.5, 1.5)],
      ])
    case "folder":
      lines([
        [(1.5, 13.2), (1.5, 3), (6, 3), (7.6, 5), (14.5, 5), (14.5, 13.2), (1.5, 13.2)]
      ])
    default: office(name)
    }
  }

  private static func office(_ name: String) -> SymbolOutline? {
    switch name {
    case "envelope":
      lines([
        [(1.5, 3), (14.5, 3), (14.5, 13), (1.5, 13), (1.5, 3)],
        [(1.8, 3.8), (8, 8.8), (14.2, 3.8)],
      ])
    case "link":
      lines([
        [(7, 5), (4.5, 5), (2, 8), (4.5, 11), (7, 11)],
        [(9, 5), (11.5, 5), (14, 8), (11.5, 11), (9, 11)], [(5.5, 8), (10.5, 8)],
      ])
    case "printer":
      lines([
        [(4, 5.5), (4, 1.8), (12, 1.8), (12, 5.5)],
        [(4, 11.5), (1.8, 11.5), (1.8, 5.5), (14.2, 5.5), (14.2, 11.5), (12, 11.5)],
        [(4, 9.5), (12, 9.5), (12, 14.2), (4, 14.2), (4, 9.5)],
      ])
    case "qrcode":
      lines([
        [(2, 2), (6.5, 2), (6.5, 6.5), (2, 6.5), (2, 2)],
        [(9.5, 2), (14, 2), (14, 6.5), (9.5, 6.5), (9.5, 2)],
        [(2, 9.5), (6.5, 9.5), (6.5, 14), (2, 14), (2, 9.5)],
        [(9.5, 9.5), (11.5, 9.5)], [(13.9, 9.5), (14, 11.5)], [(9.5, 12), (9.6, 14)],
        [(12, 13.9), (14, 14)],
      ])
    default: nil
    }
  }

  private static let circle = Path(ellipseIn: CGRect(x: 1.5, y: 1.5, width: 13, height: 13))

  private static var magnifier: SymbolOutline {
    symbol(.lines(1.5)) { path in
      path.addEllipse(in: CGRect(x: 2, y: 2, width: 9, height: 9))
      path.addLines(points([(9.8, 9.8), (14, 14)]))
    }
  }

  private static var photo: SymbolOutline {
    symbol(.lines(1.5)) { path in
      path.addRoundedRect(
        in: CGRect(x: 1.5, y: 2.75, width: 13, height: 10.5),
        cornerSize: CGSize(width: 2, height: 2))
      path.addEllipse(in: CGRect(x: 4.3, y: 5.2, width: 2.2, height: 2.2))
      path.addLines(points([(2, 11.5), (5.6, 8.6), (8, 10.6), (11, 7.2), (14, 10.4)]))
    }
  }

  private static var warning: SymbolOutline {
    symbol(.lines(1.5)) { path in
      path.addLines(points([(8, 2), (14.8, 13.6), (1.2, 13.6)]))
      path.closeSubpath()
      path.addLines(points([(8, 6.2), (8, 9.4)]))
      path.addLines(points([(8, 11.5), (8, 11.6)]))
    }
  }

  private static var info: SymbolOutline {
    symbol(.lines(1.5)) { path in
      path.addEllipse(in: CGRect(x: 1.5, y: 1.5, width: 13, height: 13))
      path.addLines(points([(8, 7.6), (8, 11.3)]))
      path.addLines(points([(8, 4.9), (8, 5)]))
    }
  }

  private static var list: SymbolOutline {
    symbol(.lines(1.5)) { path in
      for y in [3.5, 8.0, 12.5] {
        path.addLines(points([(6, y), (14, y)]))
        path.addLines(points([(2.3, y), (2.4, y)]))
      }
    }
  }

  private static var star: Path {
    Path { path in
      let corners = (0..<10).map { corner -> CGPoint in
        let radius = corner.isMultiple(of: 2) ? 7.2 : 3.1
        let angle = Double(corner) * .pi / 5 - .pi / 2
        return CGPoint(x: 8 + radius * cos(angle), y: 8.5 + radius * sin(angle))
      }
      path.addLines(corners)
      path.closeSubpath()
    }
  }

  private static var heart: Path {
    Path { path in
      path.move(to: CGPoint(x: 8, y: 14))
      path.addCurve(
        to: CGPoint(x: 1.3, y: 6), control1: CGPoint(x: 4, y: 11.4),
        control2: CGPoint(x: 1.3, y: 8.8))
      path.addCurve(
        to: CGPoint(x: 8, y: 4.6), control1: CGPoint(x: 1.3, y: 1.6),
        control2: CGPoint(x: 6.6, y: 1.4))
      path.addCurve(
        to: CGPoint(x: 14.7, y: 6), control1: CGPoint(x: 9.4, y: 1.4),
        control2: CGPoint(x: 14.7, y: 1.6))
      path.addCurve(
        to: CGPoint(x: 8, y: 14), control1: CGPoint(x: 14.7, y: 8.8),
        control2: CGPoint(x: 12, y: 11.4))
      path.closeSubpath()
    }
  }
}
