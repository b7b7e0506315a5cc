package import LaminaGeometry

/// A piece of a symbol: an outline and how it becomes ink.
package struct SymbolPart: Hashable, Sendable {
  /// What of the outline is ink; lengths in the symbol's square of 16 by 16.
  package enum Ink: Hashable, Sendable {
    /// What it encloses.
    case filled(eoFill: Bool)
    /// A line along it.
    case lines(CGFloat)
    /// What it encloses, and a line along it.
    case solid(CGFloat)
    /// The part of a line along it that lies in what it encloses.
    case inside(CGFloat)
  }

  /// What is done with the ink.
  package enum Use: Hashable, Sendable {
    /// It is seen.
    case drawn
    /// It is left out of what was drawn before; where layers have colours of their own, seen in its own.
    case cut
    /// It is left out of what was drawn before.
    case erased
  }

  var path: Path
  var ink: Ink
  var use = Use.drawn
  /// Its layer: 0 what matters most, such as the mark on a disc.
  var level = 0
  /// How much of a font's weight it takes: fine details of filled outlines take little.
  var response: CGFloat = 1
  /// What its lines are thicker than drawn, as a part of a symbol that is smaller.
  var extra: CGFloat = 0
  /// From which part of a variable value on it is lit, counted from 0; nil: always.
  var step: Int?

  init(_ path: Path, _ ink: Ink) { (self.path, self.ink) = (path, ink) }

  init(
    _ path: Path, _ ink: Ink, use: Use = .drawn, level: Int, response: CGFloat = 1
  ) {
    (self.path, self.ink, self.use) = (path, ink, use)
    (self.level, self.response) = (level, response)
  }

  /// The box around what it draws, at a regular weight.
  var bounds: CGRect {
    let reach: CGFloat =
      switch ink {
      case .filled, .inside: extra / 2
      case .lines(let width), .solid(let width): (width + extra) / 2
      }
    return path.boundingRect.insetBy(dx: -reach, dy: -reach)
  }

  /// The part in another place: its lines stay nearly as thick.
  func placed(_ map: CGAffineTransform, scale: CGFloat) -> SymbolPart {
    var part = self
    part.path = path.applying(map)
    let width = { (width: CGFloat) in max(width * scale, min(width, 1.1)) }
    switch ink {
    case .filled: part.extra = extra * scale + (response == 1 ? (1 - scale) * 0.7 : 0)
    case .lines(let line): part.ink = .lines(width(line))
    case .solid(let line): part.ink = .solid(width(line))
    case .inside(let line): part.ink = .inside(width(line))
    }
    return part
  }

  /// The part with something else about it.
  func with(_ change: (inout SymbolPart) -> Void) -> SymbolPart {
    var part = self
    change(&part)
    return part
  }
}
