import LaminaGeometry
import LaminaLayout
import Testing

/// Layout is gated on what it asks, not on time.
@Suite("Counts of measurements")
struct MeasurementTests {
  private let proposal = ProposedViewSize(width: 300, height: 100)

  private func leaves(_ count: Int) -> [LayoutLeaf] {
    (0..<count).map { _ in LayoutLeaf.text(characters: 9) }
  }

  @Test("A stack asks each subview for its least, its most and its final size, and no more")
  func threeEach() {
    let leaves = leaves(20)
    let row = LayoutContainer(AnyLayout(HStackLayout()), leaves)
    let proposal = ProposedViewSize(width: 3000, height: 100)
    _ = row.sizeThatFits(proposal)
    #expect(leaves.allSatisfy { $0.measureCount == 3 })
    _ = row.placements(for: proposal)
    #expect(leaves.allSatisfy { $0.measureCount == 3 }, "placing asks nothing new")
  }

  @Test("A stack of one asks once")
  func oneOnce() {
    let leaf = LayoutLeaf.text(characters: 9)
    _ = LayoutContainer(AnyLayout(VStackLayout()), [leaf]).sizeThatFits(proposal)
    #expect(leaf.measureCount == 1)
  }

  @Test("A stack that may be as long as it likes asks each subview once")
  func idealOnce() {
    let leaves = leaves(20)
    let column = LayoutContainer(AnyLayout(VStackLayout()), leaves)
    _ = column.placements(for: ProposedViewSize(width: 300, height: nil))
    #expect(leaves.allSatisfy { $0.measureCount == 1 })
  }

  @Test("A fixed frame does not ask for what it knows")
  func fixedFrame() {
    let leaf = LayoutLeaf.text(characters: 9)
    let frame = LayoutContainer(AnyLayout(FrameLayout(width: 10, height: 10)), [leaf])
    _ = frame.sizeThatFits(proposal)
    #expect(leaf.measureCount == 0)
  }

  @Test("Modifiers in a long chain ask the view inside once, guides included")
  func chain() {
    let leaf = LayoutLeaf.text(characters: 9)
    var item: any LayoutItem = leaf
    var containers: [LayoutContainer] = []
    for depth in 0..<60 {
      let rule =
        depth.isMultiple(of: 2)
        ? AnyLayout(FlexFrameLayout(maxWidth: .infinity, alignment: .leading))
        : AnyLayout(PaddingLayout(.all, 1))
      let container = LayoutContainer(rule, [item])
      containers.append(container)
      item = container
    }
    let row = LayoutContainer(AnyLayout(HStackLayout(alignment: .firstTextBaseline)), [item])
    #expect(row.dimensions(proposal)[VerticalAlignment.firstTextBaseline] == 45)
    _ = row.allFrames(for: proposal)
    #expect(leaf.measureCount <= 2)
    #expect(containers.allSatisfy { $0.measureCount <= 2 })
  }

  @Test("Where nobody can set a guide, nobody is asked for it")
  func guidesNobodySets() {
    let probe = GuideProbe()
    var item: any LayoutItem = probe
    for _ in 0..<10 { item = LayoutContainer(AnyLayout(VStackLayout()), [item]) }
    #expect(item.dimensions(proposal)[explicit: HorizontalAlignment.leading] == nil)
    #expect(!probe.asked.contains(HorizontalAlignment.leading.key))
    #expect(item.dimensions(proposal)[explicit: VerticalAlignment.firstTextBaseline] == 15)
    #expect(probe.asked.contains(VerticalAlignment.firstTextBaseline.key))
  }

  @Test("A tree of 500 levels is laid out in proportion to its depth")
  func deep() {
    let leaf = LayoutLeaf.text(characters: 10)
    var item: any LayoutItem = leaf
    var containers: [LayoutContainer] = []
    for _ in 0..<500 {
      let container = LayoutContainer(AnyLayout(VStackLayout()), [item])
      containers.append(container)
      item = container
    }
    _ = containers.last?.allFrames(for: proposal)
    #expect(containers.allSatisfy { $0.measureCount == 1 })
    #expect(leaf.measureCount == 1)
  }

  @Test("Stacks nested 8 deep are measured in proportion to their depth, not its power")
  func nested() {
    let leaf = LayoutLeaf.text(characters: 30)
    var item: any LayoutItem = leaf
    for depth in 0..<8 {
      let rule =
        depth.isMultiple(of: 2) ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      item = LayoutContainer(rule, [LayoutLeaf.text(characters: 4), item])
    }
    _ = item.sizeThatFits(ProposedViewSize(width: 1000, height: 1000))
    #expect(leaf.measureCount <= 40)
  }
}

/// A line of text that notes which guides it was asked for.
private final class GuideProbe: LayoutItem {
  private(set) var asked: [AlignmentKey] = []

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 30, height: 20) }

  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal)) { key in
      self.asked.append(key)
      return key == VerticalAlignment.firstTextBaseline.key ? 15 : nil
    }
  }

  var settableGuides: GuideSet { .baselines }
}
