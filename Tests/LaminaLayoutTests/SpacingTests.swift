import LaminaGeometry
import LaminaLayout
import Testing

@Suite("Spacing")
struct SpacingTests {
  private let twelve = ViewSpacing(.all, 12)

  @Test("A preference wins over the default, the larger preference over the smaller")
  func distances() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing().distance(to: twelve, along: .vertical) == 12)
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .horizontal) == 0)
    #expect(ViewSpacing.zero.distance(to: twelve, along: .horizontal) == 12)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
  }

  @Test("A distance looks at the edges that face each other")
  func edges() {
    let leading = ViewSpacing(.leading, 20)
    #expect(ViewSpacing().distance(to: leading, along: .horizontal) == 20)
    #expect(leading.distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing().distance(to: leading, along: .vertical) == 8)
  }

  @Test("A union takes the larger preference of each edge named")
  func unions() {
    let both = ViewSpacing.zero.union(twelve, edges: .top)
    #expect(both == ViewSpacing.zero.union(ViewSpacing(.top, 12), edges: .top))
    #expect(both.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: both, along: .vertical) == 12)
    #expect(ViewSpacing.zero.union(ViewSpacing()) == ViewSpacing())
    #expect(ViewSpacing().union(.zero) == ViewSpacing())
  }
}
