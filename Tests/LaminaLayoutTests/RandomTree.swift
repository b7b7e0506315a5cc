import LaminaGeometry
import LaminaLayout
import SeededRandom

/// Random trees over all the rules of the room, the same for the same seed.
struct RandomTree {
  private var random: SeededNumbers
  private let direction: LayoutDirection
  private var budget: Int

  /// The tree for `seed`, with about `budget` elements.
  static func make(seed: UInt64, budget: Int = 40) -> LayoutContainer {
    var tree = RandomTree(seed: seed, budget: budget)
    let first = tree.element(depth: 0, orientation: nil)
    return tree.container(AnyLayout(VStackLayout()), [first])
  }

  private init(seed: UInt64, budget: Int) {
    random = SeededNumbers(seed: seed)
    direction = Bool.random(using: &random) ? .leftToRight : .rightToLeft
    self.budget = budget
  }

  /// Sizes to lay a tree out in.
  static func proposal(seed: UInt64) -> ProposedViewSize {
    var random = SeededNumbers(seed: seed &+ 99)
    func length() -> CGFloat? {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: nil
      case 1: 0
      case 2: .infinity
      default: CGFloat(Int.random(in: 1...600, using: &random))
      }
    }
    return ProposedViewSize(width: length(), height: length())
  }

  private func container(_ layout: AnyLayout, _ items: [any LayoutItem]) -> LayoutContainer {
    LayoutContainer(
      layout, items, priority: items.count == 1 ? items[0].priority : 0,
      layoutDirection: direction)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }

  private mutating func maybe(_ range: ClosedRange<Int>) -> CGFloat? {
    Bool.random(using: &random) ? number(range) : nil
  }

  private mutating func element(depth: Int, orientation: Axis?) -> any LayoutItem {
    budget -= 1
    let kind = Int.random(in: 0..<10, using: &random)
    if kind < 4 || depth > 6 || budget <= 0 { return leaf(orientation) }
    if kind < 7 { return modified(element(depth: depth + 1, orientation: orientation)) }
    return stack(depth)
  }

  private mutating func stack(_ depth: Int) -> any LayoutItem {
    let kind = Int.random(in: 0..<10, using: &random)
    let orientation: Axis? = kind < 3 ? .horizontal : kind < 6 ? .vertical : nil
    let count = Int.random(in: 0...4, using: &random)
    let children = (0..<count).map { _ in element(depth: depth + 1, orientation: orientation) }
    switch kind {
    case 0: return container(AnyLayout(HStackLayout()), children)
    case 1: return container(AnyLayout(HStackLayout(alignment: .lastTextBaseline)), children)
    case 2: return container(AnyLayout(HStackLayout(spacing: 3)), children)
    case 3: return container(AnyLayout(VStackLayout()), children)
    case 4: return container(AnyLayout(VStackLayout(alignment: .trailing)), children)
    case 5: return container(AnyLayout(VStackLayout(spacing: 0)), children)
    case 6: return container(AnyLayout(ZStackLayout(alignment: .bottomLeading)), children)
    case 7: return container(AnyLayout(DecorationLayout(.overlay)), children)
    default: return grid(children)
    }
  }

  /// A grid whose cells stand in rows of two and span what they like.
  private mutating func grid(_ children: [any LayoutItem]) -> any LayoutItem {
    let cells = children.enumerated().map { index, child in
      var values: [ObjectIdentifier: Any] = [
        ObjectIdentifier(GridCellColumnsKey.self): Int(number(-1...3))
      ]
      if index != 2 {
        values[ObjectIdentifier(GridRowKey.self)] = GridRowMark(id: UInt64(index / 2))
      }
      if number(0...3) == 0 {
        let axes: Axis.Set = Bool.random(using: &random) ? .horizontal : [.horizontal, .vertical]
        values[ObjectIdentifier(GridCellUnsizedAxesKey.self)] = axes
      }
      return FixtureCell(child, values)
    }
    let alignment: Alignment = Bool.random(using: &random) ? .center : .leadingFirstTextBaseline
    return container(
      AnyLayout(GridLayout(alignment: alignment, verticalSpacing: maybe(0...9))), cells)
  }

  private mutating func leaf(_ orientation: Axis?) -> any LayoutItem {
    switch Int.random(in: 0..<14, using: &random) {
    case 0...1: return container(AnyLayout(SpacerLayout(orientation: orientation)), [])
    case 2...3: return container(AnyLayout(FillLayout()), [])
    case 4...5: return container(AnyLayout(DividerLayout(orientation: orientation)), [])
    case 6: return wild()
    case 7...8:
      let size = CGSize(width: number(0...90), height: number(0...90))
      return LayoutLeaf(priority: Double(number(-1...1))) { _ in size }
    default: return LayoutLeaf.text(characters: Int(number(1...40)))
    }
  }

  /// A leaf that answers what no view should.
  private mutating func wild() -> any LayoutItem {
    let lengths: [CGFloat] = [.nan, .infinity, -.infinity, -7, 1e300, 0]
    let size = CGSize(
      width: lengths[Int(number(0...5))], height: lengths[Int(number(0...5))])
    return LayoutLeaf { _ in ViewDimensions(size) { _ in .nan } }
  }

  private mutating func modified(_ item: any LayoutItem) -> any LayoutItem {
    container(modifier(), [item])
  }

  private mutating func modifier() -> AnyLayout {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return AnyLayout(FrameLayout(width: maybe(0...200), height: maybe(0...200)))
    case 1:
      return AnyLayout(
        FlexFrameLayout(
          minWidth: maybe(0...100), idealWidth: maybe(50...150), maxWidth: maybe(100...300),
          minHeight: maybe(0...100), idealHeight: maybe(50...150), maxHeight: maybe(100...300),
          alignment: .topTrailing))
    case 2: return AnyLayout(PaddingLayout(.all, maybe(0...20)))
    case 3: return AnyLayout(OffsetLayout(CGSize(width: number(-9...9), height: number(-9...9))))
    case 4:
      let axes = (Bool.random(using: &random), Bool.random(using: &random))
      return AnyLayout(FixedSizeLayout(horizontal: axes.0, vertical: axes.1))
    case 5: return AnyLayout(AspectRatioLayout(maybe(1...3), contentMode: .fit))
    case 6:
      let guide = number(-20...20)
      return AnyLayout(AlignmentGuideLayout(VerticalAlignment.center) { _ in guide })
    case 7: return AnyLayout(ViewThatFitsLayout())
    default: return AnyLayout(PositionLayout(CGPoint(x: number(0...50), y: number(0...50))))
    }
  }
}

extension LayoutContainer {
  /// The frames of everything inside, in drawing order, in the coordinates of this container.
  func allFrames(for proposal: ProposedViewSize) -> [CGRect] {
    zip(items, placements(for: proposal)).flatMap { item, place -> [CGRect] in
      guard let place else { return [] }
      let item = (item as? FixtureCell)?.base ?? item
      let inner = (item as? LayoutContainer)?.allFrames(for: place.proposal) ?? []
      return [place.frame]
        + inner.map { $0.offsetBy(dx: place.frame.minX, dy: place.frame.minY) }
    }
  }
}
