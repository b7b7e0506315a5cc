import LaminaConstraints
import LaminaGeometry
import Testing

@Suite("Contents that have too little room")
struct SharingTests {
  private func label(_ name: String) -> ConstraintItem { ConstraintItem.named(name) }

  /// Rows of labels side by side, each from edge to edge, as wide as their numbers say.
  private func tree(
    _ rows: [[CGFloat]], priorities: [ConstraintPriority] = []
  ) throws -> ConstraintTree {
    var tree = ConstraintTree()
    for (row, widths) in rows.enumerated() {
      var edge = ConstraintItem.container.leadingAnchor
      for (column, width) in widths.enumerated() {
        var traits = ConstraintItemTraits(intrinsicWidth: width, intrinsicHeight: 20)
        if column < priorities.count {
          traits.compressionResistance = AxisPriorities(priorities[column])
        }
        let item = tree.add(label("\(row).\(column)"), traits)
        try tree.activate(item.leadingAnchor == edge)
        edge = item.trailingAnchor
      }
      try tree.activate(edge == ConstraintItem.container.trailingAnchor)
    }
    return tree
  }

  private func widths(_ tree: ConstraintTree, row: Int, _ count: Int) -> [CGFloat] {
    (0..<count).map { (tree.frame(of: label("\(row).\($0)"))?.width ?? -1).rounded() }
  }

  @Test("those that resist alike keep the same part of what they ask for")
  func alike() throws {
    var tree = try tree([[100, 60, 40]])
    tree.layout(in: CGSize(width: 100, height: 20))
    #expect(widths(tree, row: 0, 3) == [50, 30, 20])
    tree.layout(in: CGSize(width: 150, height: 20))
    #expect(widths(tree, row: 0, 3) == [75, 45, 30])
    tree.layout(in: CGSize(width: 200, height: 20))
    #expect(widths(tree, row: 0, 3) == [100, 60, 40])
    tree.layout(in: CGSize(width: 0, height: 20))
    #expect(widths(tree, row: 0, 3) == [0, 0, 0])
  }

  @Test("one that resists less gives way first, the others share")
  func priorities() throws {
    var tree = try tree([[100, 60, 40]], priorities: [.defaultHigh, 740, .defaultHigh])
    tree.layout(in: CGSize(width: 150, height: 20))
    #expect(widths(tree, row: 0, 3) == [100, 10, 40])
    tree.layout(in: CGSize(width: 70, height: 20))
    #expect(widths(tree, row: 0, 3) == [50, 0, 20])
  }

  @Test("rows that have nothing to do with each other share apart")
  func rows() throws {
    var tree = try tree([[100, 100], [80, 40], [10, 20]])
    tree.layout(in: CGSize(width: 60, height: 20))
    #expect(widths(tree, row: 0, 2) == [30, 30])
    #expect(widths(tree, row: 1, 2) == [40, 20])
    #expect(widths(tree, row: 2, 2).reduce(0, +) == 60)
    #expect(tree.diagnostics.isEmpty)
  }

  @Test("what changes meanwhile is shared anew")
  func changes() throws {
    var tree = try tree([[100, 60, 40]])
    tree.layout(in: CGSize(width: 100, height: 20))
    let id = try tree.activate(label("0.1").widthAnchor == 10)
    tree.layout(in: CGSize(width: 100, height: 20))
    #expect(widths(tree, row: 0, 3) == [64, 10, 26])
    tree.deactivate(id)
    tree.layout(in: CGSize(width: 100, height: 20))
    #expect(widths(tree, row: 0, 3) == [50, 30, 20])
  }

  @Test("a tree that was narrow before shows what a fresh one does")
  func history() throws {
    var (live, count) = (try tree([[100, 60, 40], [30, 90]]), 0)
    for width in stride(from: 400, through: 0, by: -37) {
      live.layout(in: CGSize(width: width, height: 20))
      var fresh = try tree([[100, 60, 40], [30, 90]])
      fresh.layout(in: CGSize(width: width, height: 20))
      for row in 0..<2 { #expect(widths(live, row: row, 2) == widths(fresh, row: row, 2)) }
      count += 1
    }
    #expect(count > 10)
  }
}
