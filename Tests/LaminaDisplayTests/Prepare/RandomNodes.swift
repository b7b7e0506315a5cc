import LaminaDisplay
import LaminaGeometry
import LaminaLayers
import LaminaLayout
import SeededRandom

/// A tree of nodes that is edited at random, the same way for the same seed.
struct RandomNodes {
  private var random: SeededNumbers
  private var nextID: UInt64 = 1
  private(set) var root: Node

  init(seed: UInt64) {
    random = SeededNumbers(seed: seed)
    root = Node(id: Node.ID(0), rule: .leaf(Words(count: 1)))
    root = container(depth: 0)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func makeID() -> Node.ID {
    defer { nextID += 1 }
    return Node.ID(nextID)
  }

  // MARK: Making

  private mutating func element(depth: Int) -> Node {
    depth > 4 || number(0...9) < 4 ? leaf() : container(depth: depth)
  }

  private mutating func leaf() -> Node {
    Node(id: makeID(), rule: .leaf(content()), traits: traits())
  }

  private mutating func content() -> any LeafContent {
    number(0...3) == 0 ? Area() : Words(count: number(1...12))
  }

  private mutating func container(depth: Int) -> Node {
    let (layout, count) = rule()
    let children = (0..<(count ?? number(0...4))).map { _ in element(depth: depth + 1) }
    return Node(
      id: makeID(), rule: .container(layout), children: children, traits: traits())
  }

  /// A layout, and how many children it has where that is not free.
  private mutating func rule() -> (AnyLayout, Int?) {
    let length = CGFloat(number(0...60))
    switch number(0...11) {
    case 0...1: return (AnyLayout(HStackLayout(spacing: length / 10)), nil)
    case 2: return (AnyLayout(HStackLayout(alignment: .firstTextBaseline)), nil)
    case 3...4: return (AnyLayout(VStackLayout(alignment: .leading)), nil)
    case 5: return (AnyLayout(ZStackLayout(alignment: .topTrailing)), nil)
    case 6: return (AnyLayout(PaddingLayout(.leading, length / 5)), 1)
    case 7: return (AnyLayout(FrameLayout(width: length, height: length)), 1)
    case 8: return (AnyLayout(FlexFrameLayout(maxWidth: .infinity, alignment: .leading)), 1)
    case 9: return (AnyLayout(DecorationLayout(.overlay, alignment: .topTrailing)), 2)
    case 10: return (AnyLayout(ViewThatFitsLayout()), 2)
    default:
      return (AnyLayout(AlignmentGuideLayout(HorizontalAlignment.leading) { _ in length / 6 }), 1)
    }
  }

  private mutating func traits() -> NodeTraits {
    var traits = NodeTraits()
    if number(0...7) == 0 { traits.layoutDirection = .rightToLeft }
    if number(0...5) == 0 {
      traits.layoutValues.set(Double(number(-1...1)), for: LayoutPriorityKey.self)
    }
    if number(0...9) == 0 { traits.spacing = ViewSpacing(.all, CGFloat(number(0...20))) }
    return traits
  }

  // MARK: Editing

  /// Changes a node somewhere; those on the way to it are made again, all others stay.
  mutating func edit() { root = edited(root) }

  private mutating func edited(_ node: Node) -> Node {
    if !node.children.isEmpty, number(0...4) > 0 {
      var children = node.children
      let place = number(0...children.count - 1)
      children[place] = edited(children[place])
      return Node(id: node.id, rule: node.rule, children: children, traits: node.traits)
    }
    if case .leaf = node.rule {
      let isSame = number(0...2) == 0
      return Node(
        id: node.id, rule: isSame ? node.rule : .leaf(content()),
        traits: number(0...3) == 0 ? traits() : node.traits)
    }
    return editedContainer(node)
  }

  private mutating func editedContainer(_ node: Node) -> Node {
    var children = node.children
    switch number(0...3) {
    case 0: return node.changing(traits())
    case 1 where !children.isEmpty: children.remove(at: number(0...children.count - 1))
    case 2: children.append(element(depth: 4))
    default:
      return Node(id: node.id, rule: .container(rule().0), children: children, traits: node.traits)
    }
    return Node(id: node.id, rule: node.rule, children: children, traits: node.traits)
  }
}

extension Node {
  fileprivate func changing(_ traits: NodeTraits) -> Node {
    Node(id: id, rule: rule, children: children, traits: traits)
  }
}

/// Words of 10x20 a piece that wrap at the width.
struct Words: LeafContent {
  var count: Int

  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions {
    let room = min(proposal.width ?? .infinity, CGFloat(count) * 10)
    let perLine = max(1, Int(room / 10))
    let lines = (count + perLine - 1) / perLine
    return LeafDimensions(
      size: CGSize(width: min(count, perLine) * 10, height: lines * 20), firstBaseline: 15,
      lastBaseline: CGFloat(lines * 20 - 5))
  }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents { .none }
}

/// Takes what it is offered.
struct Area: LeafContent {
  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions {
    LeafDimensions(size: proposal.replacingUnspecifiedDimensions())
  }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents { .none }
}
