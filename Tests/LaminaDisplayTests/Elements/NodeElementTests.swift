import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaLayout
import LaminaText
import Testing

/// Nodes of views under compositions of elements, prepared on any thread.
@Suite("Nodes laid out by elements")
struct NodeElementTests {
  /// A list whose rows are panes: a text, and two areas fanned out beside it.
  private static func list(_ seed: UInt64) -> Node {
    let panes = ElementLayout { subviews in
      MultiPaneLayout(content: subviews[0], accessories: Array(subviews.dropFirst()))
    }
    let rows = (UInt64(0)..<12).map { row in
      let first = 1_000 + row * 10
      let words = Array(repeating: "dream", count: Int((row * 5 + seed) % 9) + 1)
      return Node(
        id: Node.ID(first), rule: .container(AnyLayout(panes)),
        children: [
          Node(
            id: Node.ID(first + 1), rule: .leaf(TextLeaf(RichText(words.joined(separator: " "))))),
          Node(id: Node.ID(first + 2), rule: .leaf(ShapeLeaf(fill: .color(.black)))),
          Node(id: Node.ID(first + 3), rule: .leaf(ShapeLeaf(fill: .color(.white)))),
        ])
    }
    return Node(id: Node.ID(1), rule: .container(AnyLayout(VStackLayout())), children: rows)
  }

  private static func frames(_ seed: UInt64) -> [CGRect] {
    let prepared = Preparer().prepare(
      list(seed), size: CGSize(width: 240, height: 900), scale: 2)
    func frames(_ node: PreparedNode) -> [CGRect] { [node.frame] + node.children.flatMap(frames) }
    return frames(prepared.root)
  }

  @Test("A row's nodes stand where its panes are")
  func places() throws {
    let row = Node(
      id: Node.ID(1),
      rule: .container(
        AnyLayout(
          ElementLayout { DecoratingLayout(content: $0[1], decoration: $0[0]) })),
      children: [
        Node(id: Node.ID(2), rule: .leaf(ShapeLeaf(fill: .color(.black)))),
        Node(id: Node.ID(3), rule: .leaf(ShapeLeaf(fill: .color(.white)))),
      ])
    let prepared = Preparer().prepare(row, size: CGSize(width: 90, height: 40), scale: 1)
    #expect(
      prepared.root.children.map(\.frame) == [
        CGRect(x: 0, y: 5, width: 25, height: 30), CGRect(x: 35, y: 5, width: 50, height: 30),
      ])
  }

  @Test("Other threads find the frames that the main thread finds")
  @MainActor
  func threads() async {
    let expected = (UInt64(0)..<6).map { Self.frames($0) }
    let tasks = (UInt64(0)..<6).map { seed in Task.detached { Self.frames(seed) } }
    for (index, task) in tasks.enumerated() {
      #expect(await task.value == expected[index])
    }
    #expect(expected.allSatisfy { $0.count == 1 + 12 * 4 })
  }
}
