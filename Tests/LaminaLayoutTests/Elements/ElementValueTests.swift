import LaminaGeometry
import LaminaLayout
import Testing

@Suite("Layout elements as values")
struct ElementValueTests {
  private let rect = CGRect(0, 0, 90, 40)

  @Test("A copy that is laid out leaves the original untouched")
  func copies() {
    let original = MultiPaneLayout(content: Box(), accessories: [Box(), Box()])
    var copy = original
    copy.layout(in: rect)
    #expect(original.contents.allSatisfy { $0.frame == nil })
    #expect(copy.contents.allSatisfy { $0.frame != nil })
    #expect(original != copy)
    var second = copy
    second.layout(in: CGRect(10, 0, 90, 40))
    #expect(copy.content.frame == CGRect(35, 5, 50, 30))
    #expect(second.content.frame == CGRect(45, 5, 50, 30))
  }

  @Test("Values keep their frames at any depth, also behind a type that is hidden")
  func nested() {
    let row = Arranged(HStackLayout(spacing: 0), [Box(name: "a"), Box(name: "b")])
    let hidden: [AnyLayoutElement<Box>] = [
      AnyLayoutElement(InsetLayout(row, by: 2)),
      AnyLayoutElement(CascadingLayout([AnyLayoutElement(Box(name: "c"))], overlap: 0)),
    ]
    var stack = Arranged(ZStackLayout(), hidden)
    stack.layout(in: CGRect(100, 200, 44, 24))
    #expect(stack.contents.map(\.name) == ["a", "b", "c"])
    #expect(
      stack.contents.map(\.frame) == [
        CGRect(102, 202, 20, 20), CGRect(122, 202, 20, 20), CGRect(100, 200, 44, 24),
      ])
  }

  @Test("A hidden type is hidden once, and its copies are apart")
  func erased() {
    let once = AnyLayoutElement(Box(name: "a"))
    #expect(AnyLayoutElement(once).base is Box)
    var copy = once
    copy.layout(in: rect)
    #expect(copy.contents.map(\.frame) == [rect])
    #expect(once.contents.map(\.frame) == [nil])
  }

  @Test("A composition with a name of its own measures and lays out as what it is made of")
  func composed() {
    let named = Dream(dream: Box(name: "dream", width: 30), creature: Box(name: "creature"))
    let size = named.sizeThatFits(ProposedViewSize(rect.size))
    #expect(size == named.composition.sizeThatFits(ProposedViewSize(rect.size)))
    #expect(named.contents(in: rect) == named.composition.contents(in: rect))
    #expect(named.contents.map(\.frame) == [nil, nil])
    #expect(Arranged(ZStackLayout(), [named]).frames(in: rect) == named.frames(in: rect))
  }

  @Test("Nested elements are measured once for each distinct proposal, whatever the depth")
  func measuredOnce() {
    let counter = Counter()
    var element = AnyLayoutElement(Counting(counter: counter))
    for level in 0..<24 {
      element =
        level.isMultiple(of: 2)
        ? AnyLayoutElement(Arranged(HStackLayout(), [element]))
        : AnyLayoutElement(InsetLayout(element, by: 0))
    }
    element.layout(in: rect)
    #expect(counter.count <= 4)
    #expect(element.contents.map(\.frame) == [rect])
  }
}

extension ElementValueTests {
  @Test("Hundreds of levels are laid out")
  func deep() {
    var element = AnyLayoutElement(Box(width: 10, height: 10))
    for _ in 0..<150 {
      let row = Arranged(HStackLayout(), [element])
      element = AnyLayoutElement(InsetLayout(row, by: 1))
    }
    #expect(element.sizeThatFits(.unspecified) == CGSize(width: 310, height: 310))
    #expect(element.frames(in: CGRect(0, 0, 400, 400)) == [CGRect(195, 195, 10, 10)])
  }
}

private struct Dream: ComposedElement {
  var composition: DecoratingLayout<Box, Box>

  init(dream: Box, creature: Box) {
    composition = DecoratingLayout(content: dream, decoration: creature)
  }
}

/// How often a leaf was asked for its size.
private final class Counter {
  var count = 0
}

private struct Counting: LayoutElement {
  let counter: Counter
  var frame: CGRect?

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    counter.count += 1
    return proposal.replacingUnspecifiedDimensions()
  }

  mutating func layout(in rect: CGRect) { frame = rect }
  var contents: [Box] { [Box(frame: frame)] }
}
