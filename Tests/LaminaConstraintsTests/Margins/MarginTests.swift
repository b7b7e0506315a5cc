import LaminaConstraints
import LaminaGeometry
import LaminaLayout
import Testing

@Suite("Margins")
struct MarginTests {
  private let view = ConstraintItem.named("view")
  private let subview = ConstraintItem.named("subview")

  /// A view at the container's edges, and in it a subview of a size.
  private func tree(
    _ view: ConstraintItemTraits, _ subview: ConstraintItemTraits = ConstraintItemTraits(),
    container: ConstraintItemTraits = ConstraintItemTraits()
  ) -> ConstraintTree {
    var tree = ConstraintTree(container: container)
    tree.add(self.view, view)
    tree.add(self.subview, subview, in: self.view)
    return tree
  }

  private func margins(_ length: CGFloat, preserves: Bool = false) -> ConstraintItemTraits {
    var traits = ConstraintItemTraits(intrinsicWidth: 50, intrinsicHeight: 20)
    traits.layoutMargins = EdgeInsets(.all, length)
    traits.preservesSuperviewLayoutMargins = preserves
    return traits
  }

  private func rule(
    _ a: ConstraintItem, _ first: LayoutAttribute, _ b: ConstraintItem, _ second: LayoutAttribute,
    plus constant: CGFloat = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: a, attribute: first, toItem: b, attribute: second, constant: constant)
  }

  @Test("margins are 8 points by default")
  func standard() throws {
    var tree = ConstraintTree()
    tree.add("a", ConstraintItemTraits(intrinsicWidth: 5, intrinsicHeight: 5))
    try tree.activate(rule("a", .left, .container, .leftMargin))
    try tree.activate(rule("a", .bottom, .container, .bottomMargin))
    tree.layout(in: CGSize(width: 100, height: 100))
    #expect(tree.frame(of: "a") == CGRect(x: 8, y: 87, width: 5, height: 5))
  }

  @Test("a subview at the top margin of a view with margins of 10 stands 10 below its top")
  func toTheMargin() throws {
    var tree = tree(margins(10))
    try tree.activate(rule(view, .top, .container, .top))
    try tree.activate(rule(subview, .top, view, .topMargin))
    tree.layout(in: CGSize(width: 100, height: 100))
    #expect(tree.frame(of: subview)?.minY == 10)
  }

  @Test("a subview whose own margin of 4 is bound to it stands 6 below")
  func marginToMargin() throws {
    var tree = tree(margins(10), margins(4))
    try tree.activate(rule(view, .top, .container, .top))
    try tree.activate(rule(subview, .topMargin, view, .topMargin))
    tree.layout(in: CGSize(width: 100, height: 100))
    #expect(tree.frame(of: subview)?.minY == 6)
  }

  @Test("a view 1 below its superview's top preserves 9 of the superview's 10")
  func preserving() throws {
    var tree = tree(margins(4, preserves: true), container: margins(10))
    try tree.activate(rule(view, .top, .container, .top, plus: 1))
    try tree.activate(rule(subview, .top, view, .topMargin))
    tree.layout(in: CGSize(width: 100, height: 100))
    #expect(tree.layoutMargins(of: view)?.top == 9)
    #expect(tree.frame(of: subview)?.minY == 10)
    #expect(tree.diagnostics.isEmpty)
  }

  @Test("preserved margins follow the container's size, whatever size was before")
  func followsTheSize() throws {
    var tree = tree(
      margins(4, preserves: true), margins(2, preserves: true), container: margins(10))
    try tree.activate(rule(view, .left, .container, .left, plus: 3))
    try tree.activate(
      LayoutConstraint(
        item: view, attribute: .right, toItem: .container, attribute: .right, multiplier: 0.9))
    try tree.activate(rule(subview, .left, view, .left, plus: 1))
    try tree.activate(rule(subview, .right, view, .rightMargin))
    var first: [CGFloat: CGRect?] = [:]
    for width: CGFloat in [50, 200, 80, 200, 50] {
      tree.layout(in: CGSize(width: width, height: 100))
      let expected = max(4, 10 - width / 10)
      let right = try #require(tree.layoutMargins(of: view)).trailing
      #expect(abs(right - expected) < 1e-6)
      #expect(tree.layoutMargins(of: subview)?.leading == 6)
      if let known = first[width] { #expect(tree.frame(of: subview) == known) }
      first[width] = tree.frame(of: subview)
    }
  }

  @Test("the safe area is added to margins as far as it reaches into an item")
  func safeArea() throws {
    var tree = tree(margins(4), margins(2))
    tree.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    try tree.activate(rule(view, .top, .container, .top, plus: 5))
    try tree.activate(rule(subview, .top, view, .topMargin))
    tree.add("bar", margins(0))
    try tree.activate(rule("bar", .top, .container.safeAreaLayoutGuide, .top))
    tree.layout(in: CGSize(width: 100, height: 100))
    #expect(tree.frame(of: "bar")?.minY == 20)
    #expect(tree.layoutMargins(of: view)?.top == 19)
    #expect(tree.frame(of: subview)?.minY == 24)
    #expect(tree.frame(of: view.safeAreaLayoutGuide)?.minY == 20)
    #expect(tree.layoutMargins(of: .container)?.top == 28)
  }

  @Test("left and leading margins change places with the reading direction")
  func directions() throws {
    var traits = margins(0)
    traits.layoutMargins = EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 7)
    for (direction, left, leading) in [
      (LayoutDirection.leftToRight, 3, 3), (.rightToLeft, 7, 47),
    ] as [(LayoutDirection, CGFloat, CGFloat)] {
      var tree = ConstraintTree(container: traits, layoutDirection: direction)
      tree.add("a", margins(0))
      tree.add("b", margins(0))
      try tree.activate(rule("a", .left, .container, .leftMargin))
      try tree.activate(rule("b", .leading, .container, .leadingMargin))
      tree.layout(in: CGSize(width: 100, height: 100))
      #expect(tree.frame(of: "a")?.minX == left)
      #expect(tree.frame(of: "b")?.minX == leading)
      #expect(tree.frame(of: .container.layoutMarginsGuide)?.minX == left)
    }
  }

  @Test("margins that depend on themselves come to an end")
  func circles() throws {
    var tree = tree(
      margins(4, preserves: true), margins(4, preserves: true), container: margins(10))
    try tree.activate(rule(view, .topMargin, .container, .topMargin))
    try tree.activate(rule(subview, .top, view, .topMargin))
    try tree.activate(rule(subview, .bottomMargin, view, .topMargin, plus: 30))
    tree.layout(in: CGSize(width: 100, height: 100))
    #expect(tree.frame(of: view)?.minY == 6)
    #expect(tree.statistics.solves <= 9)
  }
}
