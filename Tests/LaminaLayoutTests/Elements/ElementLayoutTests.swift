import LaminaGeometry
import LaminaLayout
import Testing

@Suite("Elements as layouts of views")
struct ElementLayoutTests {
  private func box(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> LayoutLeaf {
    LayoutLeaf { Box(width: width, height: height).sizeThatFits($0) }
  }

  private func container(
    _ layout: some Layout, _ items: [any LayoutItem]
  ) -> LayoutContainer { LayoutContainer(AnyLayout(layout), items) }

  @Test("A composition places subviews as it places values")
  func decorating() {
    let layout = ElementLayout { subviews in
      DecoratingLayout(content: subviews[1], decoration: subviews[0])
    }
    let frames = container(layout, [box(), box()])
      .placements(for: ProposedViewSize(width: 90, height: 40)).map { $0?.frame }
    #expect(frames == [CGRect(0, 5, 25, 30), CGRect(35, 5, 50, 30)])
  }

  @Test("A subview that takes less than its place stands in the middle of it")
  func centred() {
    let layout = ElementLayout { subviews in
      DecoratingLayout(content: subviews[1], decoration: subviews[0])
    }
    let frames = container(layout, [box(5, 10), box(50)])
      .placements(for: ProposedViewSize(width: 90, height: 40)).map { $0?.frame }
    #expect(frames == [CGRect(10, 15, 5, 10), CGRect(35, 5, 50, 30)])
  }

  @Test("Any algorithm inside is the algorithm itself: sizes, guides, spacing and values")
  func transparent() {
    let items: [any LayoutItem] = [
      LayoutLeaf(spacing: ViewSpacing(.all, 3)) { Words(characters: 7).dimensions(in: $0) },
      box(20, nil), LayoutLeaf { Words(characters: 30).dimensions(in: $0) },
    ]
    let plain = container(HStackLayout(alignment: .firstTextBaseline), items)
    let wrapped = container(
      ElementLayout { Arranged(HStackLayout(alignment: .firstTextBaseline), Array($0)) }, items)
    for width in [nil, 0, 90, 200, CGFloat.infinity] {
      let proposal = ProposedViewSize(width: width, height: 60)
      #expect(plain.sizeThatFits(proposal) == wrapped.sizeThatFits(proposal))
      #expect(plain.placements(for: proposal) == wrapped.placements(for: proposal))
      let guide = VerticalAlignment.firstTextBaseline
      #expect(plain.dimensions(proposal)[guide] == wrapped.dimensions(proposal)[guide])
    }
    #expect(plain.spacing == wrapped.spacing)
  }

  @Test("A subview that is in no element stands in the middle")
  func leftOut() {
    let layout = ElementLayout { subviews in InsetLayout(subviews[0], by: 5) }
    let frames = container(layout, [box(), box(10, 10)])
      .placements(for: ProposedViewSize(width: 50, height: 30)).map { $0?.frame }
    #expect(frames == [CGRect(5, 5, 40, 20), CGRect(20, 10, 10, 10)])
  }

  @Test("Laid out by itself a subview takes the middle of the rectangle")
  func alone() {
    struct Middle: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews { subview.layout(in: CGRect(10, 10, 20, 20)) }
      }
    }
    let frames = container(Middle(), [box(10, 10), box()])
      .placements(for: ProposedViewSize(width: 50, height: 50)).map { $0?.frame }
    #expect(frames == [CGRect(15, 15, 10, 10), CGRect(10, 10, 20, 20)])
  }

  @Test("The subviews of a composition are measured no more often than those of a stack")
  func measures() {
    func count(_ layout: some Layout) -> [Int] {
      let leaves = [box(), box(20, 20), box()]
      let row = container(layout, leaves)
      _ = row.placements(for: ProposedViewSize(width: 90, height: 40))
      return leaves.map(\.measureCount)
    }
    #expect(count(HStackLayout()) == count(ElementLayout { Arranged(HStackLayout(), Array($0)) }))
  }
}
