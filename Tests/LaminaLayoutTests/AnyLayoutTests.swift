import LaminaGeometry
import LaminaLayout
import Testing

@Suite("AnyLayout")
struct AnyLayoutTests {
  private let items: [any LayoutItem] = [
    LayoutLeaf { _ in CGSize(width: 20, height: 10) }, LayoutLeaf.text(characters: 12),
  ]
  private let proposal = ProposedViewSize(width: 100, height: 100)

  @Test("It lays out as the layout inside does")
  func same() {
    var plain = HStackLayout().makeCache(subviews: LayoutSubviews(items))
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let direct = HStackLayout().arrange(
      LayoutSubviews(items), in: bounds, proposal: proposal, cache: &plain)
    let any = AnyLayout(HStackLayout())
    var cache = any.makeCache(subviews: LayoutSubviews(items))
    let erased = any.arrange(
      LayoutSubviews(items), in: bounds, proposal: proposal, cache: &cache)
    #expect(direct == erased)
  }

  @Test("Equal layouts of one type are equal, others are not")
  func equality() {
    let row = AnyLayout(HStackLayout(spacing: 3))
    #expect(row.isEqual(to: AnyLayout(HStackLayout(spacing: 3))))
    #expect(!row.isEqual(to: AnyLayout(HStackLayout(spacing: 4))))
    #expect(!row.isEqual(to: AnyLayout(VStackLayout(spacing: 3))))
    let guide = AnyLayout(AlignmentGuideLayout(VerticalAlignment.top) { _ in 3 })
    #expect(!guide.isEqual(to: guide), "a function equals none")
  }

  @Test("Wrapped twice it is wrapped once")
  func nested() {
    let twice = AnyLayout(AnyLayout(VStackLayout()))
    #expect(twice.base is VStackLayout)
    #expect(twice.properties.stackOrientation == .vertical)
  }

  @Test("A cache of another layout is made anew")
  func switched() {
    let row = AnyLayout(HStackLayout())
    var cache = AnyLayout(StairsLayout()).makeCache(subviews: LayoutSubviews(items))
    let size = row.sizeThatFits(
      proposal: proposal, subviews: LayoutSubviews(items), cache: &cache)
    #expect(size == CGSize(width: 98, height: 40))
  }
}
