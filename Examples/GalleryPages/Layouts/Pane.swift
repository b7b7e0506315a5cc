import Lamina

/// A leaf that is nothing but a name, a colour, and the frame that it was given.
nonisolated struct Pane: LayoutElement, Hashable, Sendable {
  var name: String
  var color: Color
  var frame = CGRect.zero

  init(_ name: String, _ color: Color) { (self.name, self.color) = (name, color) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  mutating func layout(in rect: CGRect) { frame = rect }

  var contents: [Pane] { [self] }
}

extension CGRect {
  /// The numbers as one reads them aloud: x, y, width, height.
  nonisolated var numbers: String {
    [minX, minY, width, height].map(Self.number).joined(separator: ", ")
  }

  private nonisolated static func number(_ length: CGFloat) -> String {
    let rounded = (length * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
