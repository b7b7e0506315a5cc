import Foundation
import Lamina
import LaminaTesting
import Testing

/// What the documentation promises of gauges and their styles.
@MainActor @Suite("Documented: gauges", .timeLimit(.minutes(5)))
struct DocumentedGaugesTests {
  private func shown(
    size: CGSize = CGSize(width: 300, height: 160),
    @ViewBuilder _ content: @escaping () -> some View
  ) -> Harness {
    Harness(size: size) { content() }
  }

  @Test("A gauge shows a value within a range, from 0 to 1 unless it is said otherwise")
  func range() {
    let plain = shown { Gauge(value: 0.25) { Text("Power") } }
    #expect(plain.element("Power")?.semantics.number == .init(0.25, in: 0...1))
    let ranged = shown { Gauge(value: 67, in: 0...170.0) { Text("Power") } }
    #expect(ranged.element("Power")?.semantics.number == .init(67, in: 0...170))
  }

  @Test("A gauge only shows: no key and no press changes it")
  func shows() {
    let harness = shown { Gauge(value: 0.25) { Text("Power") } }
    let frame = harness.frame(of: "Power") ?? .zero
    harness.tap(at: CGPoint(x: frame.maxX - 4, y: frame.midY))
    harness.press(.tab)
    harness.press(.rightArrow)
    #expect(harness.element("Power")?.semantics.number?.current == 0.25)
    #expect(harness.element("Power")?.isFocused == false)
  }

  @Test("A gauge may have labels for its value, its ends and values between")
  func labels() {
    var seen: Set<String> = []
    func label(_ words: String) -> some View { Text(words).onAppear { seen.insert(words) } }
    _ = shown {
      Gauge(value: 67.0, in: 0...170) {
        label("BPM")
      } currentValueLabel: {
        label("now")
      } minimumValueLabel: {
        label("low")
      } maximumValueLabel: {
        label("high")
      }
    }
    #expect(seen == ["BPM", "now", "low", "high"])
  }

  @Test("The linear capacity style fills a bar from its beginning up to the value")
  func linearCapacity() {
    func picture(_ value: Double) -> Bitmap {
      shown(size: CGSize(width: 200, height: 40)) {
        Gauge(value: value) { EmptyView() }.gaugeStyle(.linearCapacity)
      }.picture()
    }
    let (none, some, all) = (picture(0), picture(0.5), picture(1))
    let middle = (0..<40).filter { none.pixel(x: 100, y: $0) != all.pixel(x: 100, y: $0) }
    guard let y = middle.dropFirst(middle.count / 2).first else {
      Issue.record("Full and empty look alike")
      return
    }
    #expect(some.pixel(x: 40, y: y) == all.pixel(x: 40, y: y))
    #expect(some.pixel(x: 160, y: y) == none.pixel(x: 160, y: y))
  }

  @Test("The accessory linear style moves a mark along a bar, which looks the same elsewhere")
  func accessoryLinear() {
    func picture(_ value: Double) -> Bitmap {
      shown(size: CGSize(width: 200, height: 40)) {
        Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryLinear)
      }.picture()
    }
    let (low, high) = (picture(0.1), picture(0.9))
    #expect(!low.hasSamePixels(as: high))
    #expect((0..<40).allSatisfy { low.pixel(x: 100, y: $0) == high.pixel(x: 100, y: $0) })
  }

  @Test("The circular styles are as wide as high, whatever room there is")
  func circular() {
    let harness = shown(size: CGSize(width: 400, height: 300)) {
      VStack {
        Gauge(value: 0.5) { Text("open") }.gaugeStyle(.accessoryCircular)
        Gauge(value: 0.5) { Text("full") }.gaugeStyle(.accessoryCircularCapacity)
      }
    }
    for name in ["open", "full"] {
      let frame = harness.frame(of: name) ?? .zero
      #expect(frame.width > 20 && frame.width == frame.height)
    }
  }

  @Test("The circular capacity style fills a ring clockwise from above")
  func circularCapacity() {
    func picture(_ value: Double) -> Bitmap {
      shown(size: CGSize(width: 80, height: 80)) {
        Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity)
      }.picture()
    }
    let (none, quarter) = (picture(0), picture(0.3))
    func differs(_ columns: Range<Int>) -> Bool {
      columns.contains { x in
        (0..<80).contains { none.pixel(x: x, y: $0) != quarter.pixel(x: x, y: $0) }
      }
    }
    #expect(differs(60..<80) && !differs(0..<30))
  }

  @Test("The tint of a gauge may be a gradient, which belongs to its range")
  func gradient() {
    func picture(_ tint: Gradient) -> Bitmap {
      shown(size: CGSize(width: 200, height: 40)) {
        Gauge(value: 1.0) { EmptyView() }.tint(tint)
      }.picture()
    }
    let mixed = picture(Gradient(colors: [.red, .blue]))
    let (red, blue) = (
      picture(Gradient(colors: [.red, .red])), picture(Gradient(colors: [.blue, .blue]))
    )
    func distance(_ a: UInt32, _ b: UInt32) -> Int {
      [0, 8, 16].reduce(0) { $0 + abs(Int(a >> $1 & 255) - Int(b >> $1 & 255)) }
    }
    func sum(_ a: Bitmap, _ b: Bitmap, _ x: Int) -> Int {
      (0..<40).reduce(0) { $0 + distance(a.pixel(x: x, y: $1), b.pixel(x: x, y: $1)) }
    }
    #expect(sum(mixed, red, 12) < sum(mixed, blue, 12))
    #expect(sum(mixed, blue, 187) < sum(mixed, red, 187))
  }

  private struct Words: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(Int(configuration.value * 100)) of 100")
      }
    }
  }

  @Test("A style of one's own gets the value as a share of the range")
  func ownStyle() {
    let harness = shown { Gauge(value: 5.0, in: 0...20) { Text("Power") }.gaugeStyle(Words()) }
    #expect(harness.elements(role: .meter).first?.text.contains("25 of 100") == true)
  }
}
