import LaminaGeometry
import LaminaLayout

/// A tree, the size it is laid out in, and the frames that must come out, read from a text file.
///
/// ```
/// # What the case shows, in one sentence.
/// size 150x100
/// direction rightToLeft
///
/// hstack spacing=0
///   shape id=r frame(maxWidth=100)
///   shape id=g frame(minWidth=100)
///
/// expect
/// root -12.5 0 175 100
/// r -12.5 0 75 100
/// g 62.5 0 100 100
/// ```
///
/// The tree is proposed the size (`nil` and `inf` are sizes too) and stands in its middle. Frames are
/// in the coordinates of that size. A line of the tree is an element, its settings, and its
/// modifiers from left to right as in code; `FixtureElement` and `FixtureModifier` list them.
struct Fixture {
  var size: ProposedViewSize
  var direction: LayoutDirection
  var root: FixtureNode
  var expected: [String: Expectation]

  /// The frame of an element, or that it is not shown.
  enum Expectation: Equatable {
    case frame(CGRect)
    case hidden
  }

  /// Returns a sentence for each frame that is not as expected; none where all are.
  func differences(tolerance: CGFloat = 0.005) -> [String] {
    let found = frames()
    let names = Set(found.keys).union(expected.keys).sorted()
    return names.compactMap { name in
      let (is_, should) = (found[name], expected[name])
      if let is_, let should, is_.isNear(should, tolerance) { return nil }
      return "\(name): expected \(should.described), found \(is_.described)"
    }
  }

  /// Lays the tree out, and returns the frame of every element that has a name.
  func frames() -> [String: Expectation] {
    let item = root.item
    let size = item.sizeThatFits(self.size)
    let window = self.size.replacingUnspecifiedDimensions(by: size)
    let origin = CGPoint(
      x: window.width.isFinite ? (window.width - size.width) / 2 : 0,
      y: window.height.isFinite ? (window.height - size.height) / 2 : 0)
    let frame = CGRect(origin: origin, size: size)
    var frames: [String: Expectation] = ["root": .frame(frame)]
    root.collect(into: &frames, LayoutPlacement(frame: frame, proposal: self.size))
    return frames
  }
}

/// An element or a modifier of a fixture's tree.
struct FixtureNode {
  var name: String?
  var item: any LayoutItem
  var children: [FixtureNode] = []
  /// What it hands to the layout around, by key.
  var values: [ObjectIdentifier: Any] = [:]

  /// Adds the frame of the element and of everything inside, seen from the window.
  fileprivate func collect(
    into frames: inout [String: Fixture.Expectation], _ place: LayoutPlacement
  ) {
    if let name { frames[name] = .frame(place.frame) }
    guard let container = item as? LayoutContainer else { return }
    for (child, inner) in zip(children, container.placements(for: place.proposal)) {
      guard var inner else {
        child.collectHidden(into: &frames)
        continue
      }
      inner.frame = inner.frame.offsetBy(dx: place.frame.minX, dy: place.frame.minY)
      child.collect(into: &frames, inner)
    }
  }

  private func collectHidden(into frames: inout [String: Fixture.Expectation]) {
    if let name { frames[name] = .hidden }
    for child in children { child.collectHidden(into: &frames) }
  }
}

extension Fixture.Expectation {
  fileprivate func isNear(_ other: Self, _ tolerance: CGFloat) -> Bool {
    switch (self, other) {
    case (.hidden, .hidden): true
    case (.frame(let a), .frame(let b)):
      zip(a.numbers, b.numbers).allSatisfy { $0 == $1 || abs($0 - $1) <= tolerance }
    default: false
    }
  }
}

extension Fixture.Expectation? {
  fileprivate var described: String {
    switch self {
    case .frame(let rect): rect.numbers.map { "\($0)" }.joined(separator: " ")
    case .hidden: "hidden"
    case nil: "nothing"
    }
  }
}

extension CGRect {
  fileprivate var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}
