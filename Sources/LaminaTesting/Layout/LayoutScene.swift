public import LaminaDisplay
import LaminaGeometry
import LaminaLayers
import LaminaLayout
import LaminaText

/// A tree of ten thousand nodes like those that views make, for counting and timing layout.
///
/// ```
/// frame ─ vstack ─┬─ padding ─ vstack ─┬─ row: background ─┬─ fill
///                 ├─ …       section   ├─ row              └─ padding ─ hstack ─┬─ frame ─ picture
///                 33 of them           25 of them                               ├─ vstack ─┬─ title
///                                                                               │          └─ line
///                                                                               ├─ spacer
///                                                                               └─ frame ─ star
/// ```
/// A scene is a value: `changing(title:to:)` makes the nodes on the path to one text again and
/// shares all others, as an evaluation of views does.
public nonisolated struct LayoutScene: Sendable {
  /// What measures the texts.
  public enum Texts: Hashable, Sendable {
    /// Arithmetic: 7x17 for each character; nothing is drawn.
    case counted
    /// The text engine.
    case shaped
  }

  /// The tree.
  public private(set) var root: Node
  private let texts: Texts

  /// The scene, with `sections` of `rows` rows each.
  ///
  /// - Parameters:
  ///   - texts: what measures the texts.
  ///   - sections: 33 come to ten thousand nodes.
  ///   - rows: in each section.
  public init(texts: Texts = .counted, sections: Int = 33, rows: Int = 25) {
    self.texts = texts
    var maker = LayoutSceneMaker(texts: texts)
    root = maker.root(sections: sections, rows: rows)
  }

  /// How many nodes the tree has.
  public var count: Int { Self.count(root) }

  private static func count(_ node: Node) -> Int { node.children.reduce(1) { $0 + count($1) } }

  /// The scene with another title in one row.
  ///
  /// - Parameters:
  ///   - row: of which section, and which row of it.
  ///   - text: the new title.
  /// - Returns: a scene that shares all nodes but those on the path to the title.
  public func changing(title row: (section: Int, row: Int), to text: String) -> LayoutScene {
    let path = [0, row.section, 0, row.row, 1, 0, 1, 0]
    var scene = self
    scene.root = Self.replacing(root, at: path[...], by: text, texts: texts)
    return scene
  }

  private static func replacing(
    _ node: Node, at path: ArraySlice<Int>, by text: String, texts: Texts
  ) -> Node {
    guard let place = path.first else {
      return Node(id: node.id, rule: .leaf(texts.leaf(text)), traits: node.traits)
    }
    var children = node.children
    children[place] = replacing(children[place], at: path.dropFirst(), by: text, texts: texts)
    return Node(id: node.id, rule: node.rule, children: children, traits: node.traits)
  }
}

extension LayoutScene.Texts {
  fileprivate nonisolated func leaf(_ text: String) -> any LeafContent {
    switch self {
    case .counted: CountedText(count: text.count)
    case .shaped: TextLeaf(RichText(text))
    }
  }
}

/// Makes the nodes, numbered in order.
private nonisolated struct LayoutSceneMaker {
  let texts: LayoutScene.Texts
  private var next: UInt64 = 1

  init(texts: LayoutScene.Texts) { self.texts = texts }

  mutating func root(sections: Int, rows: Int) -> Node {
    let list = VStackLayout(alignment: .leading, spacing: 0)
    let column = container(list, (0..<sections).map { section($0, rows: rows) })
    return container(
      FlexFrameLayout(maxWidth: .infinity, maxHeight: .infinity, alignment: .top), [column])
  }

  private mutating func section(_ number: Int, rows: Int) -> Node {
    let column = container(
      VStackLayout(alignment: .leading), (0..<rows).map { row(number * rows + $0) })
    return container(PaddingLayout(.vertical, 10), [column])
  }

  private mutating func row(_ number: Int) -> Node {
    let picture = container(FrameLayout(width: 40, height: 40), [leaf(FilledArea())])
    let title = leaf(texts.leaf("Row \(number) of the scene"))
    let line = leaf(texts.leaf(String(repeating: "words and ", count: 2 + number % 9)))
    let lines = container(VStackLayout(alignment: .leading, spacing: 2), [title, line])
    var room = LayoutValues()
    room.set(-.infinity, for: LayoutPriorityKey.self)
    let spacer = container(SpacerLayout(orientation: .horizontal), [], room)
    let star = container(FrameLayout(width: 20, height: 20), [leaf(FilledArea())])
    let row = container(HStackLayout(), [picture, lines, spacer, star])
    let padded = container(PaddingLayout(.all, 8), [row])
    return container(DecorationLayout(.background), [leaf(FilledArea()), padded])
  }

  private mutating func container(
    _ layout: some Layout, _ children: [Node], _ values: LayoutValues = LayoutValues()
  ) -> Node {
    var traits = NodeTraits()
    traits.layoutValues = values
    return Node(
      id: makeID(), rule: .container(AnyLayout(layout)), children: children, traits: traits)
  }

  private mutating func leaf(_ content: any LeafContent) -> Node {
    Node(id: makeID(), rule: .leaf(content))
  }

  private mutating func makeID() -> Node.ID {
    defer { next += 1 }
    return Node.ID(next)
  }
}

/// Text in words of arithmetic: characters of 7x17 that wrap at the width.
private nonisolated struct CountedText: LeafContent {
  let count: Int

  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions {
    let room = min(proposal.width ?? .infinity, CGFloat(count) * 7)
    let perLine = max(1, Int(room / 7))
    let lines = (count + perLine - 1) / perLine
    return LeafDimensions(
      size: CGSize(width: min(count, perLine) * 7, height: lines * 17),
      firstBaseline: 13, lastBaseline: CGFloat(lines * 17 - 4))
  }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents { .none }
}

/// Takes what it is offered, as a shape or a resizable picture does, and draws nothing.
private nonisolated struct FilledArea: LeafContent {
  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions {
    LeafDimensions(size: proposal.replacingUnspecifiedDimensions())
  }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents { .none }
}
