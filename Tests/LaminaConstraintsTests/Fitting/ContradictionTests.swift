import LaminaConstraints
import LaminaGeometry
import Testing

@Suite("Constraints that contradict each other")
struct ContradictionTests {
  private let a = ConstraintItem.named("a")
  private let b = ConstraintItem.named("b")

  private func tree() -> ConstraintTree {
    var tree = ConstraintTree()
    tree.add(a, ConstraintItemTraits(intrinsicWidth: 50, intrinsicHeight: 50))
    tree.add(b)
    return tree
  }

  @Test("the one that comes last is left out, and the error names the fewest others")
  func leftOut() throws {
    var tree = tree()
    let rules: [LayoutConstraint] = [
      a.leadingAnchor == ConstraintItem.container.leadingAnchor, b.heightAnchor == 7,
      a.widthAnchor == 100, b.widthAnchor >= a.widthAnchor, b.widthAnchor <= 60,
      b.topAnchor == a.bottomAnchor,
    ]
    let ids = tree.activate(ConstraintGroup(rules))
    #expect(ids.count == 5)
    guard case .unsatisfiable(let conflict)? = tree.diagnostics.first else {
      Issue.record("no conflict was told")
      return
    }
    #expect(conflict.refused.description == "b.width <= 60")
    #expect(Set(conflict.others) == ["a.width == 100", "b.width >= a.width"])
    #expect(conflict.description.contains("Left out: b.width <= 60."))
    tree.layout(in: CGSize(width: 300, height: 300))
    #expect(tree.frame(of: a)?.width == 100)
  }

  @Test("a refused constraint leaves the tree as it was")
  func refusal() throws {
    var tree = tree()
    try tree.activate(a.widthAnchor == 100)
    let before = tree
    let error = #expect(throws: ConstraintDiagnostic.self) {
      try tree.activate(a.widthAnchor <= 90)
    }
    #expect(error?.description.contains("a.width == 100") == true)
    #expect(tree.diagnostics == before.diagnostics)
    tree.layout(in: CGSize(width: 300, height: 300))
    #expect(tree.frame(of: a)?.width == 100)
  }

  @Test("no length is negative, and the message says so")
  func negative() {
    var tree = tree()
    let error = #expect(throws: ConstraintDiagnostic.self) {
      try tree.activate(a.widthAnchor == -5)
    }
    #expect(error?.description.contains("a.width >= 0") == true)
  }

  @Test("several contradictions are told one by one, and the rest holds")
  func several() {
    var tree = tree()
    tree.activate(
      ConstraintGroup([
        a.widthAnchor == 10, a.widthAnchor == 20, a.heightAnchor == 5, a.heightAnchor >= 6,
        b.widthAnchor == a.widthAnchor,
      ]))
    #expect(tree.diagnostics.count == 2)
    tree.layout(in: CGSize(width: 300, height: 300))
    #expect(tree.frame(of: a)?.size == CGSize(width: 10, height: 5))
    #expect(tree.frame(of: b)?.width == 10)
  }

  @Test("constants change without beginning anew, and changes can be refused")
  func changes() throws {
    var tree = tree()
    let width = try tree.activate(a.widthAnchor == 100)
    let least = try tree.activate(a.widthAnchor >= 80)
    let added = tree.statistics.constraintsAdded
    try tree.update(width) { $0.constant = 90 }
    tree.layout(in: CGSize(width: 300, height: 300))
    #expect(tree.frame(of: a)?.width == 90)
    #expect(throws: ConstraintDiagnostic.self) { try tree.update(width) { $0.constant = 70 } }
    #expect(tree[width]?.constant == 90)
    #expect(tree.statistics.constraintsAdded == added)
    try tree.update(least) { $0.isActive = false }
    try tree.update(width) { $0.constant = 70 }
    tree.layout(in: CGSize(width: 300, height: 300))
    #expect(tree.frame(of: a)?.width == 70)
    try tree.update(width) { $0.priority = 10 }
    tree.layout(in: CGSize(width: 300, height: 300))
    #expect(tree.frame(of: a)?.width == 50)
    tree.deactivate(width)
    #expect(tree[width] == nil)
  }

  @Test("an item that is not there is named with those that are")
  func unknown() {
    var tree = tree()
    let error = #expect(throws: ConstraintDiagnostic.self) {
      try tree.activate(a.topAnchor == ConstraintItem.named("c").topAnchor)
    }
    #expect(
      error?.description == "a.top == c.top cannot be a constraint: c is not in this tree. "
        + "There are: container, a, b.")
    #expect(throws: ConstraintDiagnostic.self) {
      try tree.activate(a.topAnchor == ConstraintItem.named("c").layoutGuide("g").topAnchor)
    }
  }

  @Test("guides come into being when a constraint speaks of them")
  func guides() throws {
    var tree = tree()
    let gap = ConstraintItem.container.layoutGuide("gap")
    tree.activate(
      ConstraintGroup([
        a.leadingAnchor == ConstraintItem.container.leadingAnchor,
        gap.leadingAnchor == a.trailingAnchor, b.leadingAnchor == gap.trailingAnchor,
        b.trailingAnchor == ConstraintItem.container.trailingAnchor,
        gap.widthAnchor == 0.25 * ConstraintItem.container.widthAnchor,
      ]))
    tree.layout(in: CGSize(width: 200, height: 100))
    #expect(tree.frame(of: gap)?.minX == 50)
    #expect(tree.frame(of: gap)?.width == 50)
    #expect(tree.frame(of: b)?.minX == 100)
  }

  @Test("what is open is named, with another frame that is as good")
  func ambiguity() throws {
    var tree = tree()
    tree.activate(
      ConstraintGroup([
        a.leadingAnchor == ConstraintItem.container.leadingAnchor,
        a.topAnchor == ConstraintItem.container.topAnchor,
        b.leadingAnchor == a.trailingAnchor, b.topAnchor == a.topAnchor, b.heightAnchor == 20,
      ]))
    tree.layout(in: CGSize(width: 200, height: 100))
    #expect(!tree.hasAmbiguousLayout(a))
    #expect(tree.hasAmbiguousLayout(b))
    let open = tree.ambiguousItems()
    #expect(open.map(\.item) == [b])
    #expect(open.first?.attributes == [.width])
    let frames = try #require(open.first?.frames)
    #expect(frames.count == 2 && frames[0] != frames[1])
    #expect(frames.allSatisfy { $0.minX == 50 && $0.height == 20 })
    #expect(open.first?.description.hasPrefix("The constraints leave the width of b open") == true)
    try tree.activate(b.widthAnchor == 30)
    tree.layout(in: CGSize(width: 200, height: 100))
    #expect(tree.ambiguousItems().isEmpty)
  }
}
