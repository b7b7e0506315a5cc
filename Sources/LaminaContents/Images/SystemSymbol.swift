import LaminaGeometry

/// Lamina's own icons under the names that SwiftUI code asks for, drawn on a grid of 16 by 16.
///
/// ```
///  Image(systemName: "star.fill")    an outline that is filled
///  Image(systemName: "checkmark")    lines, as thick as the letters beside them
/// ```
nonisolated struct SystemSymbol: Sendable {
  /// How the outline becomes a picture.
  enum Manner: Hashable, Sendable {
    case filled
    case lines
    /// Filled and drawn around, so that it is as large as the same outline in lines.
    case solid
  }

  static let grid: CGFloat = 16
  static let lineWidth: CGFloat = 1.5

  let path: Path
  let manner: Manner

  private init(_ manner: Manner, _ build: (inout Path) -> Void) {
    path = Path(build)
    self.manner = manner
  }

  private init(_ manner: Manner, _ path: Path) { (self.path, self.manner) = (path, manner) }

  /// The symbol of a name; nil when there is none.
  static func named(_ name: String) -> SystemSymbol? { all[name] }

  /// The names there are.
  static var names: [String] { all.keys.sorted() }

  private static let all: [String: SystemSymbol] = [
    "star": SystemSymbol(.lines, star),
    "star.fill": SystemSymbol(.solid, star),
    "heart": SystemSymbol(.lines, heart),
    "heart.fill": SystemSymbol(.solid, heart),
    "circle": SystemSymbol(.lines, circle),
    "circle.fill": SystemSymbol(.solid, circle),
    "chevron.right": lines([[(6, 3), (11, 8), (6, 13)]]),
    "chevron.left": lines([[(10, 3), (5, 8), (10, 13)]]),
    "chevron.down": lines([[(3, 6), (8, 11), (13, 6)]]),
    "chevron.up": lines([[(3, 10), (8, 5), (13, 10)]]),
    "arrow.right": lines([[(2.5, 8), (13.5, 8)], [(9, 3.5), (13.5, 8), (9, 12.5)]]),
    "arrow.left": lines([[(13.5, 8), (2.5, 8)], [(7, 3.5), (2.5, 8), (7, 12.5)]]),
    "checkmark": lines([[(2.5, 8.5), (6.3, 12.3), (13.5, 4)]]),
    "xmark": lines([[(3.5, 3.5), (12.5, 12.5)], [(12.5, 3.5), (3.5, 12.5)]]),
    "plus": lines([[(8, 2.5), (8, 13.5)], [(2.5, 8), (13.5, 8)]]),
    "minus": lines([[(2.5, 8), (13.5, 8)]]),
    "ellipsis": SystemSymbol(.filled) { path in
      for x in [3.0, 8.0, 13.0] {
        path.addEllipse(in: CGRect(x: x - 1.3, y: 6.7, width: 2.6, height: 2.6))
      }
    },
    "magnifyingglass": SystemSymbol(.lines) { path in
      path.addEllipse(in: CGRect(x: 2, y: 2, width: 9, height: 9))
      path.move(to: CGPoint(x: 9.8, y: 9.8))
      path.addLine(to: CGPoint(x: 14, y: 14))
    },
    "photo": SystemSymbol(.lines) { path in
      path.addRoundedRect(
        in: CGRect(x: 1.5, y: 2.75, width: 13, height: 10.5),
        cornerSize: CGSize(width: 2, height: 2))
      path.addEllipse(in: CGRect(x: 4.3, y: 5.2, width: 2.2, height: 2.2))
      path.addLines(points([(2, 11.5), (5.6, 8.6), (8, 10.6), (11, 7.2), (14, 10.4)]))
    },
    "exclamationmark.triangle": SystemSymbol(.lines) { path in
      path.addLines(points([(8, 2), (14.8, 13.6), (1.2, 13.6)]))
      path.closeSubpath()
      path.addLines(points([(8, 6.2), (8, 9.4)]))
      path.addLines(points([(8, 11.5), (8, 11.6)]))
    },
    "info.circle": SystemSymbol(.lines) { path in
      path.addEllipse(in: CGRect(x: 1.5, y: 1.5, width: 13, height: 13))
      path.addLines(points([(8, 7.6), (8, 11.3)]))
      path.addLines(points([(8, 4.9), (8, 5)]))
    },
    "square.and.arrow.up": lines([
      [(5.2, 6), (3, 6), (3, 14), (13, 14), (13, 6), (10.8, 6)], [(8, 10), (8, 1.5)],
      [(5, 4.3), (8, 1.3), (11, 4.3)],
    ]),
    "square.and.arrow.down": lines([
      [(5.2, 5), (3, 5), (3, 14), (13, 14), (13, 5), (10.8, 5)], [(8, 1.5), (8, 10.5)],
      [(5, 7.6), (8, 10.6), (11, 7.6)],
    ]),
    "doc": lines([
      [(9.5, 1.5), (3.5, 1.5), (3.5, 14.5), (12.5, 14.5), (12.5, 4.5), (9.5, 1.5)],
      [(9.3, 1.8), (9.3, 4.7), (12.2, 4.7)],
    ]),
    "doc.on.doc": lines([
      [(5.5, 4.5), (2, 4.5), (2, 14.5), (9.5, 14.5), (9.5, 12)],
      [(5.5, 1.5), (14, 1.5), (14, 11.5), (5.5, 11.5), (5.5, 1.5)],
    ]),
    "folder": lines([
      [
        (1.5, 13.2), (1.5, 3), (6, 3), (7.6, 5), (14.5, 5), (14.5, 13.2), (1.5, 13.2),
      ]
    ]),
    "envelope": lines([
      [(1.5, 3), (14.5, 3), (14.5, 13), (1.5, 13), (1.5, 3)], [(1.8, 3.8), (8, 8.8), (14.2, 3.8)],
    ]),
    "link": lines([
      [(7, 5), (4.5, 5), (2, 8), (4.5, 11), (7, 11)],
      [(9, 5), (11.5, 5), (14, 8), (11.5, 11), (9, 11)],
      [(5.5, 8), (10.5, 8)],
    ]),
    "printer": lines([
      [(4, 5.5), (4, 1.8), (12, 1.8), (12, 5.5)],
      [(4, 11.5), (1.8, 11.5), (1.8, 5.5), (14.2, 5.5), (14.2, 11.5), (12, 11.5)],
      [(4, 9.5), (12, 9.5), (12, 14.2), (4, 14.2), (4, 9.5)],
    ]),
    "qrcode": lines([
      [(2, 2), (6.5, 2), (6.5, 6.5), (2, 6.5), (2, 2)],
      [(9.5, 2), (14, 2), (14, 6.5), (9.5, 6.5), (9.5, 2)],
      [(2, 9.5), (6.5, 9.5), (6.5, 14), (2, 14), (2, 9.5)],
      [(9.5, 9.5), (11.5, 9.5)], [(13.9, 9.5), (14, 11.5)], [(9.5, 12), (9.6, 14)],
      [(12, 13.9), (14, 14)],
    ]),
    "app": SystemSymbol(.lines) { path in
      path.addRoundedRect(
        in: CGRect(x: 2, y: 2, width: 12, height: 12), cornerSize: CGSize(width: 3, height: 3))
    },
    "list.bullet": SystemSymbol(.lines) { path in
      for y in [3.5, 8.0, 12.5] {
        path.addLines(points([(6, y), (14, y)]))
        path.addLines(points([(2.3, y), (2.4, y)]))
      }
    },
  ]

  private static func points(_ points: [(CGFloat, CGFloat)]) -> [CGPoint] {
    points.map { CGPoint(x: $0.0, y: $0.1) }
  }

  private static func lines(_ lines: [[(CGFloat, CGFloat)]]) -> SystemSymbol {
    SystemSymbol(.lines) { path in
      for line in lines { path.addLines(points(line)) }
    }
  }

  private static let circle = Path(ellipseIn: CGRect(x: 1.5, y: 1.5, width: 13, height: 13))

  private static let star = Path { path in
    let corners = (0..<10).map { corner -> CGPoint in
      let radius = corner.isMultiple(of: 2) ? 7.2 : 3.1
      let angle = Double(corner) * .pi / 5 - .pi / 2
      return CGPoint(x: 8 + radius * cos(angle), y: 8.5 + radius * sin(angle))
    }
    path.addLines(corners)
    path.closeSubpath()
  }

  private static let heart = Path { path in
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
