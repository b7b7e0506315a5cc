package import LaminaGeometry

/// A symbol as parts on a grid of 16 by 16, from the back to the front.
package struct SymbolOutline: Hashable, Sendable {
  /// The side of the square.
  package static let grid: CGFloat = 16

  /// What is drawn, in order.
  package var parts: [SymbolPart]
  /// The same picture in one colour at a regular weight, where that takes less.
  var plain: [SymbolPart]?
  /// Whether it points the other way where reading begins on the right.
  package var isMirrored = false

  init(_ parts: [SymbolPart], plain: [SymbolPart]? = nil) {
    (self.parts, self.plain) = (parts, plain)
  }

  /// How many layers there are that can have colours of their own.
  package var levelCount: Int {
    1 + (parts.lazy.filter { $0.use != .erased }.map(\.level).max() ?? 0)
  }

  /// How many steps a variable value has; 0 for a symbol that does not vary.
  package var stepCount: Int { parts.reduce(0) { max($0, ($1.step ?? -1) + 1) } }

  /// The box around what is seen; `.null` when nothing is.
  package var bounds: CGRect {
    parts.filter { $0.use == .drawn }.reduce(.null) { $0.union($1.bounds) }
  }

  /// What it takes in memory, in bytes.
  var cost: Int {
    let steps = (parts + (plain ?? [])).reduce(0) { $0 + $1.path.elements.count }
    return 64 + (parts.count + (plain?.count ?? 0)) * 128 + steps * 56
  }

  /// The symbol in a square somewhere in its own; thin outlines make up for some of what they lose.
  func placed(in square: CGRect) -> SymbolOutline {
    let scale = square.width / Self.grid
    let map = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: square.minX, ty: square.minY)
    return mapped { $0.placed(map, scale: scale) }
  }

  /// The symbol turned or mirrored.
  func turned(_ map: CGAffineTransform) -> SymbolOutline {
    mapped { part in part.with { $0.path = part.path.applying(map) } }
  }

  /// The symbol with each part changed.
  func mapped(_ change: (SymbolPart) -> SymbolPart) -> SymbolOutline {
    SymbolOutline(parts.map(change), plain: plain?.map(change))
  }

  /// The symbol with its layers further back.
  func behind(by levels: Int) -> SymbolOutline {
    mapped { part in part.with { $0.level += levels } }
  }
}
