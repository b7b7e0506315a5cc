import LaminaGeometry
import LaminaLayout
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Compositions of layout elements among views.
struct ElementViewTests {
  @Observable final class Model {
    var cards = 3
    var isRow = false
  }

  private struct Card: View {
    let name: String
    @State private var taps = 0

    var body: some View {
      Button("\(name) \(taps)") { taps += 1 }.buttonStyle(.plain)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .accessibilityIdentifier(name)
    }
  }

  private struct Board: View {
    let model: Model

    var body: some View {
      let layout =
        model.isRow
        ? AnyLayout(HStackLayout(spacing: 0))
        : AnyLayout(ElementLayout { CascadingLayout(Array($0)) })
      layout {
        ForEach(0..<model.cards, id: \.self) { Card(name: "card \($0)") }
      }
    }
  }

  private struct Area: View {
    let name: String
    var body: some View { Color.red.accessibilityIdentifier(name) }
  }

  @Test("Views stand where the composition puts its values")
  func frames() {
    let harness = Harness(size: CGSize(width: 150, height: 60)) {
      ElementLayout({ subviews in
        EffectsLayout(
          DecoratingLayout(content: subviews[1], decoration: subviews[0]), effects: [subviews[2]])
      }) {
        Area(name: "decoration")
        Area(name: "content")
        Area(name: "rain")
      }
      .frame(width: 90, height: 40)
    }
    #expect(harness.frame(of: "decoration") == CGRect(x: 30, y: 15, width: 25, height: 30))
    #expect(harness.frame(of: "content") == CGRect(x: 65, y: 15, width: 50, height: 30))
    #expect(harness.frame(of: "rain") == CGRect(x: 30, y: 10, width: 90, height: 40))
  }

  @Test("A composition is as large as its views need it to be")
  func sizes() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      ElementLayout({ DecoratingLayout(content: $0[1], decoration: $0[0]) }) {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 60, height: 30)
      }
      .accessibilityIdentifier("whole")
      .background { Area(name: "behind") }
    }
    #expect(harness.frame(of: "behind")?.size == CGSize(width: 105, height: 40))
  }

  @Test("Views come and go in a cascade, and another layout keeps their state")
  func changes() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 140, height: 70)) {
      Board(model: model)
    }
    #expect(harness.frame(of: "card 2") == CGRect(x: 40, y: 20, width: 100, height: 50))
    harness.tap(at: CGPoint(x: 15, y: 25))
    #expect(harness.exists("card 0 1"))
    model.cards = 1
    harness.settle()
    #expect(harness.frame(of: "card 0") == CGRect(x: 0, y: 0, width: 140, height: 70))
    model.cards = 2
    model.isRow = true
    harness.settle()
    #expect(harness.frame(of: "card 1") == CGRect(x: 70, y: 0, width: 70, height: 70))
    #expect(harness.exists("card 0 1"), "the button's state is kept")
  }
}
