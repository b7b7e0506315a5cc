import Lamina
import LaminaDrawing
import LaminaInteraction
import LaminaTesting
import Testing

/// Gauges, as SwiftUI's documentation says of them.
@MainActor @Suite("Gauges", .timeLimit(.minutes(5)))
struct GaugeTests {
  private func shown<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Harness {
    Harness(size: CGSize(width: 300, height: 160)) { content() }
  }

  @Test("Its value lies between 0 and 1 unless bounds say otherwise")
  func defaults() {
    let harness = shown { Gauge(value: 0.4) { Text("Battery") } }
    #expect(harness.element("Battery")?.semantics.role == .meter)
    #expect(harness.element("Battery")?.semantics.value == "40 %")
    #expect(harness.element("Battery")?.semantics.number == .init(0.4, in: 0...1))
  }

  @Test("With bounds it says the value itself")
  func bounds() {
    let harness = shown { Gauge(value: 67.5, in: 0...200) { Text("Speed") } }
    #expect(harness.element("Speed")?.semantics.value == "67.5")
    #expect(harness.element("Speed")?.semantics.number == .init(67.5, in: 0...200))
  }

  @Test("Labels of the value and the ends are seen, and only the first one is its name")
  func labels() {
    var seen: Set<String> = []
    func label(_ words: String) -> some View { Text(words).onAppear { seen.insert(words) } }
    let harness = shown {
      Gauge(value: 67.0, in: 0...170) {
        label("BPM")
      } currentValueLabel: {
        label("67")
      } minimumValueLabel: {
        label("0")
      } maximumValueLabel: {
        label("170")
      } markedValueLabels: {
        label("85")
      }
    }
    #expect(seen == ["BPM", "67", "0", "170", "85"])
    #expect(harness.element("BPM")?.text == "BPM")
  }

  private struct Seen: GaugeStyle {
    let see: (GaugeStyleConfiguration) -> Void
    func makeBody(configuration: Configuration) -> some View {
      let _ = see(configuration)
      configuration.label
    }
  }

  @Test(
    "A style gets the value as a share of the range",
    arguments: [(50.0, 0.5), (0, 0), (100, 1), (150, 1), (-20, 0), (.nan, 0), (.infinity, 1)])
  func share(value: Double, share: Double) {
    var seen: Double?
    _ = shown {
      Gauge(value: value, in: 0...100) { Text("Share") }.gaugeStyle(Seen { seen = $0.value })
    }
    #expect(seen == share)
  }

  @Test("A range of one number is no range: its value is at the beginning")
  func emptyRange() {
    var seen: Double?
    _ = shown {
      Gauge(value: 5.0, in: 5...5) { Text("Share") }.gaugeStyle(Seen { seen = $0.value })
    }
    #expect(seen == 0)
  }

  @Test("A style gets no label of what the gauge has none of")
  func missingLabels() {
    var seen: GaugeStyleConfiguration?
    _ = shown {
      Gauge(value: 0.5) {
        Text("A")
      } currentValueLabel: {
        Text("B")
      }
      .gaugeStyle(Seen { seen = $0 })
    }
    #expect(seen?.currentValueLabel != nil)
    #expect(seen?.minimumValueLabel == nil)
    #expect(seen?.maximumValueLabel == nil)
    #expect(seen?.markedValueLabels == nil)
  }

  @Test("Every style shows it, and it means the same")
  func styles() {
    let harness = Harness(size: CGSize(width: 300, height: 600)) {
      VStack {
        Gauge(value: 0.5) { Text("a") }.gaugeStyle(.automatic)
        Gauge(value: 0.5) { Text("b") }.gaugeStyle(.linearCapacity)
        Gauge(value: 0.5) { Text("c") }.gaugeStyle(.accessoryLinear)
        Gauge(value: 0.5) { Text("d") }.gaugeStyle(.accessoryLinearCapacity)
        Gauge(value: 0.5) { Text("e") }.gaugeStyle(.accessoryCircular)
        Gauge(value: 0.5) { Text("f") }.gaugeStyle(.accessoryCircularCapacity)
      }
    }
    #expect(harness.elements(role: .meter).map(\.text) == ["a", "b", "c", "d", "e", "f"])
    #expect(harness.elements(role: .meter).allSatisfy { $0.semantics.value == "50 %" })
  }

  @Test("With hidden labels its name is not seen, and stays its name")
  func hiddenLabels() {
    let harness = shown {
      Gauge(value: 0.5) { Text("Battery") }.labelsHidden().accessibilityIdentifier("gauge")
    }
    #expect(harness.element("gauge")?.text.contains("Battery") == true)
    #expect((harness.frame(of: "gauge")?.height ?? 99) < 30)
  }

  @Test("It takes no focus and no action")
  func passive() {
    let harness = shown { Gauge(value: 0.5) { Text("Battery") } }
    harness.press(.tab)
    #expect(harness.graph.focus.focused == nil)
    #expect(harness.element("Battery")?.semantics.actions == [])
  }

  @Test("A tint within a gradient's counts")
  func innerTint() {
    let gradient = Harness(size: CGSize(width: 100, height: 40)) {
      Gauge(value: 1.0) { EmptyView() }.tint(Color.red)
        .tint(Gradient(colors: [.blue, .green]))
    }
    let plain = Harness(size: CGSize(width: 100, height: 40)) {
      Gauge(value: 1.0) { EmptyView() }.tint(Color.red)
    }
    #expect(gradient.picture().hasSamePixels(as: plain.picture()))
  }

  @Test("A gradient belongs to the range: a smaller value shows the beginning of it alone")
  func gradientRange() {
    let harness = Harness(size: CGSize(width: 200, height: 40)) {
      Gauge(value: 0.5) { EmptyView() }.tint(Gradient(colors: [.red, .blue]))
    }
    let whole = Harness(size: CGSize(width: 200, height: 40)) {
      Gauge(value: 1.0) { EmptyView() }.tint(Gradient(colors: [.red, .blue]))
    }
    let (half, full) = (harness.picture(), whole.picture())
    let frame = harness.elements(role: .meter).first?.frame ?? .zero
    let (x, y) = (Int(frame.minX + frame.width * 0.3), Int(frame.midY))
    #expect(half.pixel(x: x, y: y) == full.pixel(x: x, y: y))
    let far = Int(frame.minX + frame.width * 0.8)
    #expect(half.pixel(x: far, y: y) != full.pixel(x: far, y: y))
  }

  @Test("A ring begins with its first colour, its round end there, too", arguments: [0.5, 1])
  func ringBeginning(value: Double) {
    func picture(_ colors: [Color]) -> Bitmap {
      Harness(size: CGSize(width: 80, height: 80)) {
        Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity)
          .tint(Gradient(colors: colors))
      }.picture()
    }
    func distance(_ a: Bitmap, _ b: Bitmap) -> Int {
      // The line is 6 wide around the middle, 26 away: its end stands out to 37 at the top.
      let (a, b) = (a.pixel(x: 38, y: 14), b.pixel(x: 38, y: 14))
      return [0, 8, 16].reduce(0) { $0 + abs(Int(a >> $1 & 255) - Int(b >> $1 & 255)) }
    }
    let mixed = picture([.red, .blue])
    #expect(distance(mixed, picture([.red, .red])) < distance(mixed, picture([.blue, .blue])))
  }
}
