import LaminaConstraints
import LaminaGeometry
import LaminaLayout
import Testing

@Suite("Fitting sizes")
struct FittingTests {
  private let square = ConstraintItemTraits(intrinsicWidth: 50, intrinsicHeight: 50)
  private let small = CGSize(width: 10, height: 10)
  private let compressed = ConstraintTree.layoutFittingCompressedSize
  private let expanded = ConstraintTree.layoutFittingExpandedSize

  @Test("a required width wins over content, and a weak height does not")
  func workedExample() {
    let tree = ConstraintTree(container: square)
    #expect(
      tree.systemLayoutSizeFitting(
        small, withHorizontalFittingPriority: .required, verticalFittingPriority: 250)
        == CGSize(width: 10, height: 50))
  }

  @Test("without priorities content keeps its size")
  func byDefault() {
    let tree = ConstraintTree(container: square)
    #expect(tree.systemLayoutSizeFitting(small) == CGSize(width: 50, height: 50))
    #expect(tree.systemLayoutSizeFitting(compressed) == CGSize(width: 50, height: 50))
    #expect(tree.systemLayoutSizeFitting(expanded) == CGSize(width: 50, height: 50))
  }

  @Test(
    "a priority between those of content decides",
    arguments: [
      (751.0, 10.0), (749, 50), (251, 50), (50, 50),
    ])
  func between(_ priority: Double, _ width: CGFloat) {
    let size = ConstraintTree(container: square).systemLayoutSizeFitting(
      small, withHorizontalFittingPriority: ConstraintPriority(priority))
    #expect(size.width == width)
  }

  @Test("hugging decides how far content is stretched", arguments: [(251.0, 90.0), (249, 50)])
  func stretching(_ priority: Double, _ height: CGFloat) {
    let size = ConstraintTree(container: square).systemLayoutSizeFitting(
      CGSize(width: 90, height: 90), verticalFittingPriority: ConstraintPriority(priority))
    #expect(size.height == height)
  }

  @Test("a container is as large as its contents, or takes what it can get")
  func contents() throws {
    var tree = ConstraintTree()
    tree.add("a", square)
    tree.add("b")
    tree.activate(
      ConstraintGroup(
        try LayoutConstraint.constraints(withVisualFormat: "|-[a]-[b(>=20)]-|")
          + LayoutConstraint.constraints(withVisualFormat: "V:|[a]|")
          + LayoutConstraint.constraints(withVisualFormat: "V:|[b]|")))
    #expect(tree.diagnostics.isEmpty)
    #expect(tree.systemLayoutSizeFitting(compressed) == CGSize(width: 94, height: 50))
    #expect(tree.systemLayoutSizeFitting(expanded) == CGSize(width: 10_000, height: 50))
    #expect(
      tree.systemLayoutSizeFitting(
        CGSize(width: 60, height: 0), withHorizontalFittingPriority: .required
      ).width == 60)
    #expect(
      tree.systemLayoutSizeFitting(
        CGSize(width: 10, height: 0), withHorizontalFittingPriority: .required
      ).width == 44)
  }

  @Test("the container has the size it is given, but for what is required")
  func given() throws {
    var tree = ConstraintTree()
    tree.add("a", square)
    let group = ConstraintGroup([
      ConstraintItem.named("a").leadingAnchor == ConstraintItem.container.leadingAnchor,
      ConstraintItem.named("a").trailingAnchor == ConstraintItem.container.trailingAnchor,
      ConstraintItem.named("a").topAnchor == ConstraintItem.container.topAnchor,
      ConstraintItem.named("a").widthAnchor >= 30,
    ])
    tree.activate(group)
    tree.layout(in: CGSize(width: 40, height: 20))
    #expect(tree.size == CGSize(width: 40, height: 20))
    #expect(tree.frame(of: "a") == CGRect(x: 0, y: 0, width: 40, height: 50))
    tree.layout(in: CGSize(width: 10, height: 20))
    #expect(tree.size.width == 30)
    tree.layout(in: CGSize(width: 100, height: 20))
    #expect(tree.frame(of: "a")?.width == 100)
  }

  @Test("who hugs less is stretched, and who resists less is compressed")
  func hugging() throws {
    var (a, b) = (square, square)
    a.contentHugging.horizontal = 251
    b.compressionResistance.horizontal = 749
    var tree = ConstraintTree()
    tree.add("a", a)
    tree.add("b", b)
    tree.activate(
      ConstraintGroup(try LayoutConstraint.constraints(withVisualFormat: "|-[a]-[b]-|")))
    tree.layout(in: CGSize(width: 200, height: 50))
    #expect(tree.frame(of: "a")?.width == 50)
    #expect(tree.frame(of: "b")?.width == 126)
    tree.layout(in: CGSize(width: 100, height: 50))
    #expect(tree.frame(of: "a")?.width == 50)
    #expect(tree.frame(of: "b")?.width == 26)
  }

  @Test("heights follow from widths")
  func heightForWidth() throws {
    var tree = ConstraintTree()
    tree.add("text", ConstraintItemTraits(intrinsicWidth: 400, intrinsicHeight: 20))
    tree.add("below", square)
    tree.activate(
      ConstraintGroup(
        try LayoutConstraint.constraints(withVisualFormat: "|-[text]-|")
          + LayoutConstraint.constraints(
            withVisualFormat: "V:|-[text]-[below]-|", options: .alignAllLeading)))
    let lines: (ConstraintItem, CGFloat) -> CGFloat? = { item, width in
      item == "text" ? (400 / width).rounded(.up) * 20 : nil
    }
    tree.layout(in: CGSize(width: 116, height: 500), heightForWidth: lines)
    #expect(tree.frame(of: "text")?.size == CGSize(width: 100, height: 80))
    let before = tree.statistics.solves
    tree.layout(in: CGSize(width: 216, height: 500), heightForWidth: lines)
    #expect(tree.frame(of: "text")?.height == 40)
    #expect(tree.frame(of: "below")?.minY == 56)
    #expect(tree.statistics.solves - before == 2)
    let size = tree.systemLayoutSizeFitting(
      CGSize(width: 116, height: 0), withHorizontalFittingPriority: .required,
      heightForWidth: lines)
    #expect(size == CGSize(width: 116, height: 154))
  }

  @Test("baselines stand where the text is")
  func baselines() throws {
    var (large, small) = (square, square)
    (large.firstBaselineOffsetFromTop, large.lastBaselineOffsetFromBottom) = (30, 4)
    (small.firstBaselineOffsetFromTop, small.lastBaselineOffsetFromBottom) = (12, 6)
    var tree = ConstraintTree()
    for (name, traits) in [("a", large), ("b", small), ("c", small), ("box", square)] {
      tree.add(.named(name), traits)
    }
    let (a, b, c, box) = (
      ConstraintItem.named("a"), ConstraintItem.named("b"), ConstraintItem.named("c"),
      ConstraintItem.named("box")
    )
    tree.activate(
      ConstraintGroup([
        a.topAnchor == ConstraintItem.container.topAnchor + 10,
        b.firstBaselineAnchor == a.firstBaselineAnchor,
        c.firstBaselineAnchor == a.lastBaselineAnchor + 20,
        box.firstBaselineAnchor == a.firstBaselineAnchor,
      ]))
    tree.layout(in: CGSize(width: 300, height: 300))
    #expect(tree.frame(of: b)?.minY == 28)
    #expect(tree.frame(of: c)?.minY == 64)
    #expect(tree.frame(of: box)?.maxY == 40)
  }
}
