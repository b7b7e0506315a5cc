import LaminaGeometry
import LaminaLayout

/// A leaf that is nothing but a name and the frame that it was given.
struct Box: LayoutElement, Hashable, Sendable {
  var name = ""
  /// The lengths that it insists on; nil for what it is offered.
  var width: CGFloat?
  var height: CGFloat?
  var layoutPriority = 0.0
  var frame: CGRect?

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let offer = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: width ?? offer.width, height: height ?? offer.height)
  }

  mutating func layout(in rect: CGRect) { frame = rect }

  var contents: [Box] { [self] }
}

/// A leaf of text: ten points a character, twenty a line.
struct Words: LayoutElement, Hashable, Sendable {
  var characters: CGFloat
  var frame: CGRect?

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = min(characters * 10, max(10, proposal.width ?? .infinity))
    return CGSize(width: width, height: (characters * 10 / width).rounded(.up) * 20)
  }

  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(
      size, firstTextBaseline: 15, lastTextBaseline: size.height - 5)
  }

  mutating func layout(in rect: CGRect) { frame = rect }

  var contents: [Box] {
    [Box(name: "\(Int(characters))", width: nil, height: nil, frame: frame)]
  }
}

extension LayoutElement<Box> {
  /// The frames of the leaves after laying out a copy.
  func frames(in rect: CGRect) -> [CGRect?] { contents(in: rect).map(\.frame) }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
