import Lamina
import LaminaTesting
import Testing

/// How wide buttons are, and how much room labels give their icons.
@MainActor @Suite("Sizes of buttons and labels")
struct SizingTests {
  @Test(
    "A flexible button takes the room that there is, and a fitted one inside of it what it needs")
  func buttons() throws {
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      VStack {
        Button("wide") {}
        Button("narrow") {}.buttonSizing(.fitted)
      }
      .buttonSizing(.flexible)
    }
    #expect(try #require(harness.frame(of: "wide")).width == 300)
    #expect(try #require(harness.frame(of: "narrow")).width < 150)
  }

  @Test("A label has its icon and title as far apart as it is said, and room for its icon")
  func labels() throws {
    func title(_ change: (Label<Text, AnyView>) -> AnyView) throws -> CGFloat {
      let view = change(
        Label {
          Text("title")
        } icon: {
          AnyView(Color.red.frame(width: 10, height: 10))
        })
      let harness = Harness(size: CGSize(width: 300, height: 100)) {
        view.frame(maxWidth: .infinity, alignment: .leading)
      }
      return try #require(harness.frame(of: "title")).minX
    }
    #expect(try title { AnyView($0) } == 16)
    #expect(try title { AnyView($0.labelIconToTitleSpacing(20)) } == 30)
    #expect(try title { AnyView($0.labelReservedIconWidth(40)) } == 46)
    #expect(try title { AnyView($0.labelReservedIconWidth(4)) } == 16)
  }

  @Test("The names of watches' gauges stand for a bar and a ring")
  func gauges() throws {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      VStack {
        Gauge(value: 0.5) { Text("bar") }.gaugeStyle(.linear)
        Gauge(value: 0.5) { Text("ring") }
          .gaugeStyle(CircularGaugeStyle(tint: Gradient(colors: [.green, .red])))
      }
    }
    #expect(harness.exists("bar") && harness.exists("ring"))
  }
}
