import LaminaGeometry
import LaminaLayout
import Testing

@Suite("Layout protocol")
struct ProtocolTests {
  private let hundred = ProposedViewSize(width: 100, height: 100)

  private func box(_ width: CGFloat, _ height: CGFloat) -> LayoutLeaf {
    LayoutLeaf { _ in CGSize(width: width, height: height) }
  }

  private func frames(_ layout: some Layout, _ items: [any LayoutItem]) -> [CGRect?] {
    LayoutContainer(AnyLayout(layout), items).placements(for: hundred).map { $0?.frame }
  }

  @Test("The ground's example prints what it says")
  func example() {
    let label = LayoutLeaf { _ in CGSize(width: 40, height: 20) }
    let colour = LayoutLeaf { $0.replacingUnspecifiedDimensions() }
    let row = LayoutContainer(AnyLayout(HStackLayout(spacing: 10)), [label, colour])
    let proposal = ProposedViewSize(width: 100, height: 50)
    #expect(row.sizeThatFits(proposal) == CGSize(width: 100, height: 50))
    #expect(
      row.placements(for: proposal).compactMap { $0?.frame } == [
        CGRect(x: 0, y: 15, width: 40, height: 20), CGRect(x: 50, y: 0, width: 50, height: 50),
      ])
  }

  @Test("What a layout does not place stands in the middle")
  func unplaced() {
    struct Lazy: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    #expect(frames(Lazy(), [box(20, 40)]) == [CGRect(x: 40, y: 30, width: 20, height: 40)])
  }

  @Test("Of two placements the last counts, and an anchor names the point that is placed")
  func placedTwice() {
    struct Corner: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        let corner = CGPoint(x: bounds.maxX, y: bounds.maxY)
        subviews[0].place(at: .zero, proposal: .unspecified)
        subviews[0].place(at: corner, anchor: .bottomTrailing, proposal: .unspecified)
      }
    }
    #expect(frames(Corner(), [box(20, 40)]) == [CGRect(x: 80, y: 60, width: 20, height: 40)])
  }

  @Test("A layout reads the values that subviews hand over, and their defaults")
  func values() {
    let items: [any LayoutItem] = [Tagged(3), box(1, 1)]
    let subviews = LayoutSubviews(items)
    #expect(subviews.map { $0[Column.self] } == [3, 7])
  }

  @Test("A layout may use another one, and pick subviews")
  func delegation() {
    struct Reversed: Layout {
      func makeCache(subviews: Subviews) -> StackLayoutCache {
        HStackLayout(spacing: 0).makeCache(subviews: subviews)
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
      ) -> CGSize {
        HStackLayout(spacing: 0).sizeThatFits(
          proposal: proposal, subviews: subviews[subviews.indices.reversed()], cache: &cache)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackLayoutCache
      ) {
        HStackLayout(spacing: 0).placeSubviews(
          in: bounds, proposal: proposal, subviews: subviews[subviews.indices.reversed()],
          cache: &cache)
      }
    }
    #expect(
      frames(Reversed(), [box(20, 10), box(30, 10)]) == [
        CGRect(x: 30, y: 0, width: 20, height: 10), CGRect(x: 0, y: 0, width: 30, height: 10),
      ])
  }

  @Test("A slice keeps the numbers of its subviews, a choice counts anew")
  func slices() {
    let items = (1...4).map { box(CGFloat($0), 0) }
    let subviews = LayoutSubviews(items)
    let slice = subviews[1..<3]
    #expect(slice.indices == 1..<3)
    #expect(slice.map { $0.sizeThatFits(.zero).width } == [2, 3])
    #expect(slice[2] == subviews[2])
    let choice = subviews[[3, 0]]
    #expect(choice.indices == 0..<2)
    #expect(choice.map { $0.sizeThatFits(.zero).width } == [4, 1])
    #expect(subviews.dropFirst().first == subviews[1])
  }

  @Test("A cache is made once and kept between measuring and placing")
  func cache() {
    struct Counting: Layout {
      func makeCache(subviews: Subviews) -> Int { 0 }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) -> CGSize {
        cache += 1
        return CGSize(width: 50, height: 50)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) {
        subviews[0].place(at: CGPoint(x: CGFloat(cache), y: 0), proposal: proposal)
      }
    }
    let container = LayoutContainer(AnyLayout(Counting()), [box(10, 10)])
    _ = container.sizeThatFits(.zero)
    _ = container.sizeThatFits(.zero)
    #expect(container.placements(for: hundred).first??.frame.minX == 2)
  }

  @Test("A subview answers no proposal with NaN, a negative length or an infinity not offered")
  func sanitised() {
    let bad = LayoutSubviews([box(.nan, -3), box(.infinity, 5)])
    #expect(bad[0].sizeThatFits(hundred) == .zero)
    #expect(bad[1].sizeThatFits(hundred) == CGSize(width: 100, height: 5))
    #expect(bad[1].sizeThatFits(.unspecified) == CGSize(width: 0, height: 5))
    #expect(bad[1].sizeThatFits(.infinity).width == .infinity)
    let seen = LayoutSubviews([LayoutLeaf { $0.replacingUnspecifiedDimensions() }])
    let odd = ProposedViewSize(width: .nan, height: -5)
    #expect(seen[0].sizeThatFits(odd) == CGSize(width: 10, height: 0))
  }
}

/// A subview that hands over a column.
private final class Tagged: LayoutItem {
  let column: Int
  init(_ column: Int) { self.column = column }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    column as? K.Value ?? K.defaultValue
  }
}

private struct Column: LayoutValueKey {
  static let defaultValue = 7
}
