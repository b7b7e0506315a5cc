import LaminaGeometry

/// Lamina's own outlines: marks of controls, which need no file, and stand-ins where the files are not installed.
///
/// ```
///  chevron.right   checkmark   plus        always ours: lines as thick as the letters beside them
///  folder   heart   photo   …              where bootstrap-icons is not installed
/// ```
enum DrawnSymbols {
  private static let lineWidth: CGFloat = 1.5

  /// A mark that is always drawn so; nil for all other names.
  static func mark(_ name: String) -> SymbolOutline? {
    switch name {
    case "chevron.right", "chevron.forward": lines([[(6, 3), (11, 8), (6, 13)]])
    case "chevron.left", "chevron.backward": lines([[(10, 3), (5, 8), (10, 13)]])
    case "chevron.down": lines([[(3, 6), (8, 11), (13, 6)]])
    case "chevron.up": lines([[(3, 10), (8, 5), (13, 10)]])
    case "checkmark": lines([[(2.5, 8.5), (6.3, 12.3), (13.5, 4)]])
    case "xmark": lines([[(3.5, 3.5), (12.5, 12.5)], [(12.5, 3.5), (3.5, 12.5)]])
    case "plus": lines([[(8, 2.5), (8, 13.5)], [(2.5, 8), (13.5, 8)]])
    case "minus": lines([[(2.5, 8), (13.5, 8)]])
    case "ellipsis": ellipsis
    default: name.hasPrefix("arrow.") ? arrow(name) : nil
    }
  }

  private static func arrow(_ name: String) -> SymbolOutline? {
    switch name {
    case "arrow.right": lines([[(2.5, 8), (13.5, 8)], [(9, 3.5), (13.5, 8), (9, 12.5)]])
    case "arrow.left": lines([[(13.5, 8), (2.5, 8)], [(7, 3.5), (2.5, 8), (7, 12.5)]])
    case "arrow.up": lines([[(8, 13.5), (8, 2.5)], [(3.5, 7), (8, 2.5), (12.5, 7)]])
    case "arrow.down": lines([[(8, 2.5), (8, 13.5)], [(3.5, 9), (8, 13.5), (12.5, 9)]])
    case "arrow.up.right":
      lines([[(3.5, 12.5), (12.5, 3.5)], [(5.5, 3.5), (12.5, 3.5), (12.5, 10.5)]])
    case "arrow.up.left":
      lines([[(12.5, 12.5), (3.5, 3.5)], [(10.5, 3.5), (3.5, 3.5), (3.5, 10.5)]])
    case "arrow.down.right":
      lines([[(3.5, 3.5), (12.5, 12.5)], [(5.5, 12.5), (12.5, 12.5), (12.5, 5.5)]])
    case "arrow.down.left":
      lines([[(12.5, 3.5), (3.5, 12.5)], [(10.5, 12.5), (3.5, 12.5), (3.5, 5.5)]])
    default: nil
    }
  }

  private static var ellipsis: SymbolOutline {
    let path = Path { path in
      for x in [3.0, 8.0, 13.0] {
        path.addEllipse(in: CGRect(x: x - 1.3, y: 6.7, width: 2.6, height: 2.6))
      }
    }
    return SymbolOutline([SymbolPart(path, .filled(eoFill: false))])
  }

  /// The mark in place of a symbol that there is not: a question mark in a square of dashes.
  static var missing: SymbolOutline {
    let square = Path { path in
      for side in 0..<4 {
        let corner: (CGFloat) -> CGPoint = { along in
          let points = [
            CGPoint(x: along, y: 1), CGPoint(x: 15, y: along), CGPoint(x: 16 - along, y: 15),
            CGPoint(x: 1, y: 16 - along),
          ]
          return points[side]
        }
        for piece in [(1.0, 3.0), (5.5, 10.5), (13.0, 15.0)] {
          path.addLines([corner(piece.0), corner(piece.1)])
        }
      }
    }
    let question = Path { path in
      path.move(to: CGPoint(x: 5.8, y: 6.2))
      path.addCurve(
        to: CGPoint(x: 10.2, y: 6.2), control1: CGPoint(x: 5.8, y: 3.2),
        control2: CGPoint(x: 10.2, y: 3.2))
      path.addCurve(
        to: CGPoint(x: 8, y: 9.6), control1: CGPoint(x: 10.2, y: 8),
        control2: CGPoint(x: 8, y: 7.8))
      path.addLines(points([(8, 12), (8, 12.05)]))
    }
    return SymbolOutline([
      SymbolPart(square, .lines(1), level: 1), SymbolPart(question, .lines(1.4), level: 0),
    ])
  }

  static func lines(_ lines: [[(CGFloat, CGFloat)]]) -> SymbolOutline {
    symbol(.lines(lineWidth)) { path in
      for line in lines { path.addLines(points(line)) }
    }
  }

  static func symbol(_ ink: SymbolPart.Ink, _ build: (inout Path) -> Void) -> SymbolOutline {
    SymbolOutline([SymbolPart(Path(build), ink)])
  }

  static func points(_ points: [(CGFloat, CGFloat)]) -> [CGPoint] {
    points.map { CGPoint(x: $0.0, y: $0.1) }
  }
}
