import LaminaDisplay
import LaminaGeometry
import LaminaLayers
import LaminaLayout
import Testing

/// What a change costs, in nodes measured and placed, and that nothing is lost by it.
@Suite struct RelayoutTests {
  private let size = CGSize(width: 200, height: 400)

  private func container(
    _ id: UInt64, _ layout: some Layout, _ children: [Node], direction: LayoutDirection? = nil
  ) -> Node {
    var traits = NodeTraits()
    traits.layoutDirection = direction
    return Node(
      id: Node.ID(id), rule: .container(AnyLayout(layout)), children: children, traits: traits)
  }

  private func words(_ id: UInt64, _ count: Int) -> Node {
    Node(id: Node.ID(id), rule: .leaf(Words(count: count)))
  }

  /// Ten rows of a text, room and a text; `count` words at the end of the fifth row.
  private func list(_ count: Int, sharing known: Node? = nil) -> Node {
    let rows = (0..<10).map { row in
      if let known, row != 5 { return known.children[row] }
      let id = UInt64(row * 10 + 100)
      return container(
        id, HStackLayout(spacing: 0),
        [
          words(id + 1, 3),
          container(id + 2, SpacerLayout(orientation: .horizontal, minLength: 0), []),
          words(id + 3, row == 5 ? count : 4),
        ])
    }
    return container(1, VStackLayout(spacing: 0), rows)
  }

  private func work(_ preparer: Preparer, _ root: Node) -> (measured: Int, placed: Int) {
    let before = preparer.statistics
    _ = preparer.prepare(root, size: size, scale: 1)
    let after = preparer.statistics
    return (
      after.nodesMeasured - before.nodesMeasured, after.nodesPlaced - before.nodesPlaced
    )
  }

  @Test("what is the same object is neither measured nor placed")
  func nothing() {
    let (preparer, root) = (Preparer(), list(4))
    _ = work(preparer, root)
    #expect(work(preparer, root) == (0, 0))
  }

  @Test("a leaf with new content of the same size is measured, and nothing around it")
  func sameSize() {
    let (preparer, root) = (Preparer(), list(4))
    _ = work(preparer, root)
    let next = list(4, sharing: root)
    // Each of the row's two new texts is asked the nine sizes that the old one was; no stack is.
    let work = work(preparer, next)
    #expect(work.placed == 0)
    #expect(work.measured == 18)
  }

  @Test("a leaf that is wider moves what is beside it, and the row keeps its size")
  func wider() {
    let (preparer, root) = (Preparer(), list(4))
    _ = work(preparer, root)
    let next = list(6, sharing: root)
    let prepared = preparer.prepare(next, size: size, scale: 1)
    #expect(prepared.root.children[5].children[2].frame.minX == 140)
    #expect(prepared.root.children[4].children[2].frame.minX == 160)
  }

  @Test("a frame that is fixed keeps a change inside from going further")
  func fixedFrame() {
    func tree(_ count: Int) -> Node {
      let frame = container(2, FrameLayout(width: 50, height: 50), [words(3, count)])
      return container(1, VStackLayout(), [frame, words(4, 2)])
    }
    let preparer = Preparer()
    _ = work(preparer, tree(2))
    let work = work(preparer, tree(3))
    #expect(work.placed == 1, "the frame")
  }

  @Test("a row that grows moves those below it", arguments: [4, 30])
  func taller(_ count: Int) {
    let (preparer, root) = (Preparer(), list(4))
    _ = preparer.prepare(root, size: size, scale: 1)
    let next = list(count, sharing: root)
    let moved = preparer.prepare(next, size: size, scale: 1)
    let fresh = Preparer().prepare(next, size: size, scale: 1)
    #expect(moved.root.frames == fresh.root.frames)
  }

  @Test("after any edits a tree stands as if it were laid out from nothing", arguments: 0..<10)
  func edits(_ group: UInt64) {
    for seed in group * 10..<group * 10 + 10 {
      var nodes = RandomNodes(seed: seed)
      let preparer = Preparer()
      for step in 0..<12 {
        let direction: LayoutDirection = step % 5 == 4 ? .rightToLeft : .leftToRight
        let size = CGSize(width: step % 4 == 3 ? 120 : 200, height: 300)
        let kept = preparer.prepare(nodes.root, size: size, scale: 1, layoutDirection: direction)
        let fresh = Preparer().prepare(
          nodes.root, size: size, scale: 1, layoutDirection: direction)
        #expect(kept.root.frames == fresh.root.frames, "seed \(seed), step \(step)")
        nodes.edit()
      }
    }
  }

  @Test("a direction set inside turns what is inside")
  func direction() {
    func tree(_ direction: LayoutDirection?) -> Node {
      let inner = container(
        2, HStackLayout(spacing: 0), [words(3, 1), words(4, 2)], direction: direction)
      return container(1, HStackLayout(spacing: 0), [inner, words(5, 3)])
    }
    let preparer = Preparer()
    let size = CGSize(width: 60, height: 20)
    for direction in [nil, .rightToLeft, .leftToRight, .rightToLeft, LayoutDirection?.none] {
      let root = preparer.prepare(tree(direction), size: size, scale: 1).root
      let isTurned = direction == .rightToLeft
      #expect(root.children[0].frame.minX == 0)
      #expect(root.children[0].children.map(\.frame.minX) == (isTurned ? [20, 0] : [0, 10]))
    }
    let outside = preparer.prepare(
      tree(.leftToRight), size: size, scale: 1, layoutDirection: .rightToLeft)
    #expect(outside.root.children[0].frame.minX == 30)
    #expect(outside.root.children[0].children.map(\.frame.minX) == [0, 10])
  }
}

extension PreparedNode {
  /// The frames of all nodes, in drawing order.
  fileprivate var frames: [CGRect] { [frame] + children.flatMap(\.frames) }
}
