package import Lamina

nonisolated extension Creature {
  /// How it looks, to the right.
  package var drawing: Drawing {
    switch self {
    case .unicorn(.pink): Self.pinkUnicorn
    case .unicorn(.yellow): Self.yellowUnicorn
    case .unicorn(.white): Self.whiteUnicorn
    case .crusty: .crusty
    case .shark: .shark
    case .dragon: .dragon
    case .owl: .owl
    }
  }

  private static let pinkUnicorn = Drawing.unicorn(.pink)
  private static let yellowUnicorn = Drawing.unicorn(.yellow)
  private static let whiteUnicorn = Drawing.unicorn(.white)

  /// Where its breath comes from, as a part of the drawing.
  package var mouth: UnitPoint {
    switch self {
    case .unicorn: UnitPoint(x: 0.92, y: 0.43)
    case .crusty: UnitPoint(x: 0.56, y: 0.74)
    case .shark: UnitPoint(x: 0.9, y: 0.58)
    case .dragon: UnitPoint(x: 0.9, y: 0.44)
    case .owl: UnitPoint(x: 0.5, y: 0.6)
    }
  }

  /// What it looks with, as parts of the drawing.
  package var eyes: [UnitPoint] {
    switch self {
    case .unicorn: [UnitPoint(x: 0.81, y: 0.31)]
    case .crusty: [UnitPoint(x: 0.405, y: 0.33), UnitPoint(x: 0.625, y: 0.33)]
    case .shark: [UnitPoint(x: 0.8, y: 0.45)]
    case .dragon: [UnitPoint(x: 0.73, y: 0.285)]
    case .owl: [UnitPoint(x: 0.37, y: 0.48), UnitPoint(x: 0.63, y: 0.48)]
    }
  }
}
