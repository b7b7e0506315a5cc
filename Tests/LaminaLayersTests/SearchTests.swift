import LaminaGeometry
import LaminaLayers
import LayerScenes
import Testing

/// Looking for few layers among many.
@Suite("Looking for layers in a tree")
struct SearchTests {
  /// Rows of three layers each beside one that is scrolled.
  private func root(_ rows: Int) -> Layer {
    let children = (0..<rows).map { row in
      let id = UInt64(row * 3 + 10)
      return Layer.group(
        id, rect(0, CGFloat(row), 10, 1),
        children: [.plain(id + 1, rect(0, 0, 5, 1)), .plain(id + 2, rect(5, 0, 5, 1))])
    }
    let list = Layer.group(2, rect(0, 0, 10, 10), children: [.plain(3, rect(0, 0, 10, 20))])
    return Layer.group(1, rect(0, 0, 10, 10), children: children + [list])
  }

  @Test("What is found through marks is what is there", arguments: [1, 50, 400])
  func found(rows: Int) throws {
    let root = root(rows)
    #expect(root.path(to: Layer.ID(3)).map(\.id.rawValue) == [1, 2, 3])
    #expect(root.path(to: Layer.ID(12)).map(\.id.rawValue) == [1, 10, 12])
    #expect(root.path(to: Layer.ID(9_999)).isEmpty)
    let scrolled = root.scrolled([Layer.ID(2): CGPoint(x: 0, y: 5)])
    #expect(scrolled.children.last?.boundsOrigin == CGPoint(x: 0, y: 5))
    #expect(zip(scrolled.children, root.children).dropLast().allSatisfy { $0.0 === $0.1 })
    #expect(root.scrolled([Layer.ID(9_999): CGPoint(x: 0, y: 5)]) === root)
  }
}
