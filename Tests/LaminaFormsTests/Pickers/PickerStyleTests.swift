import Foundation
import Lamina
import LaminaTesting
import Testing

private let days = ["Day", "Week", "Month", "Year"]

private struct Span<Style: PickerStyle>: View {
  let style: Style
  var isHorizontal = false
  @State var span = "Week"

  var body: some View {
    VStack(alignment: .leading) {
      Picker("Span", selection: $span) {
        ForEach(days, id: \.self) { Text($0).selectionDisabled($0 == "Month") }
      }
      .pickerStyle(style)
      Text(span).accessibilityIdentifier("sum")
    }
    .padding()
  }
}

@MainActor @Suite("Pickers whose entries all stand there", .timeLimit(.minutes(5)))
struct PickerStyleTests {
  @Test("Segments are chosen by click and by arrows, which pass those that are disabled")
  func segmented() {
    let harness = Harness(size: CGSize(width: 400, height: 200)) { Span(style: .segmented) }
    #expect(harness.find(.picker, "Span").elements.first?.semantics.value == "Week")
    #expect(harness.element("Week")?.semantics.isSelected == true)
    harness.tap("Day")
    #expect(harness.text(of: "sum") == "Day")
    harness.tap("Month")
    #expect(harness.text(of: "sum") == "Day")
    harness.press(.tab)
    harness.press(.rightArrow)
    harness.press(.rightArrow)
    #expect(harness.text(of: "sum") == "Year")
    harness.press(.rightArrow)
    #expect(harness.text(of: "sum") == "Year")
    harness.press(.home)
    #expect(harness.text(of: "sum") == "Day")
  }

  @Test("Segments have the same breadth")
  func breadth() {
    let harness = Harness(size: CGSize(width: 400, height: 200)) { Span(style: .segmented) }
    let widths = ["Day", "Year"].map { harness.frame(of: $0)?.width ?? 0 }
    #expect(widths[0] > 30 && abs(widths[0] - widths[1]) < 1)
  }

  @Test("From right to left the first segment is at the right, and arrows follow")
  func mirrored() {
    let harness = Harness(size: CGSize(width: 400, height: 200)) {
      Span(style: .segmented).environment(\.layoutDirection, .rightToLeft)
    }
    #expect((harness.frame(of: "Day")?.minX ?? 0) > (harness.frame(of: "Year")?.minX ?? 999))
    harness.press(.tab)
    harness.press(.rightArrow)
    #expect(harness.text(of: "sum") == "Day")
    harness.press(.leftArrow)
    #expect(harness.text(of: "sum") == "Week")
  }

  @Test("The whole group is one stop of Tab")
  func oneStop() {
    let harness = Harness(size: CGSize(width: 400, height: 200)) {
      VStack {
        Span(style: .segmented)
        Button("After") {}.accessibilityIdentifier("after")
      }
    }
    harness.press(.tab)
    harness.press(.tab)
    #expect(harness.graph.focus.focused == harness.element("after")?.id)
  }

  @Test("Radio buttons are chosen by click and by arrows")
  func radio() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Span(style: .radioGroup) }
    #expect(harness.element("Week")?.semantics.isOn == .on)
    #expect((harness.frame(of: "Day")?.minY ?? 0) < (harness.frame(of: "Week")?.minY ?? 0))
    harness.tap("Year")
    #expect(harness.text(of: "sum") == "Year")
    harness.press(.tab)
    harness.press(.upArrow)
    #expect(harness.text(of: "sum") == "Week")
    harness.press(.downArrow)
    #expect(harness.text(of: "sum") == "Year")
  }

  @Test("Radio buttons stand side by side where they are asked to")
  func horizontalRadio() {
    let harness = Harness(size: CGSize(width: 500, height: 300)) {
      Span(style: .radioGroup).horizontalRadioGroupLayout()
    }
    #expect(harness.frame(of: "Day")?.minY == harness.frame(of: "Week")?.minY)
  }

  @Test("Inline entries stand below each other, the chosen one with a mark")
  func inline() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Span(style: .inline) }
    #expect(harness.element("Week")?.semantics.isSelected == true)
    harness.tap("Day")
    #expect(harness.text(of: "sum") == "Day")
    #expect(harness.find(.picker, "Span").elements.first?.semantics.value == "Day")
  }

  @Test("A palette shows pictures, which keep their words")
  func palette() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Palette() }
    harness.tap("Heart")
    #expect(harness.text(of: "sum") == "heart.fill")
  }

  private struct Palette: View {
    @State var symbol = "star.fill"
    var body: some View {
      VStack {
        Picker("Symbol", selection: $symbol) {
          Label("Star", systemImage: "star.fill").tag("star.fill")
          Label("Heart", systemImage: "heart.fill").tag("heart.fill")
        }
        .pickerStyle(.palette)
        Text(symbol).accessibilityIdentifier("sum")
      }
    }
  }

  private struct Hours: View {
    @State var hour = 12
    var body: some View {
      VStack {
        Picker("Hour", selection: $hour) {
          ForEach(0..<1_000, id: \.self) { Hour(number: $0) }
        }
        .pickerStyle(.wheel)
        Text("\(hour)").accessibilityIdentifier("sum")
      }
    }
  }

  private struct Hour: View {
    let number: Int
    var body: some View { Text("h\(number)") }
  }

  @Test("A drum shows what is chosen in its middle, and makes those in sight only")
  func wheel() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Hours() }
    harness.advance(by: 1)
    let drum = harness.find(.picker, "Hour").elements.first?.frame ?? .zero
    #expect(abs((harness.frame(of: "h12")?.midY ?? 0) - drum.midY) < 2)
    #expect(harness.evaluations(of: Hour.self) < 100)
  }

  @Test("Arrows turn the drum, and what comes to the middle is chosen")
  func wheelKeys() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Hours() }
    harness.press(.tab)
    harness.press(.downArrow)
    harness.advance(by: 1)
    #expect(harness.text(of: "sum") == "13")
    let drum = harness.find(.picker, "Hour").elements.first?.frame ?? .zero
    #expect(abs((harness.frame(of: "h13")?.midY ?? 0) - drum.midY) < 2)
  }

  @Test("A drum that is scrolled comes to rest on an entry, which is chosen")
  func wheelScroll() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Hours() }
    harness.advance(by: 1)
    let drum = harness.find(.picker, "Hour").elements.first?.frame ?? .zero
    harness.move(to: CGPoint(x: drum.midX, y: drum.midY))
    harness.scroll(down: 100)
    harness.advance(by: 2)
    let hour = Int(harness.text(of: "sum") ?? "") ?? 0
    #expect(hour > 12)
    #expect(abs((harness.frame(of: "h\(hour)")?.midY ?? 0) - drum.midY) < 2)
  }

  @Test("A drum that is turned by less than half an entry goes back")
  func wheelGoesBack() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Hours(hour: 0) }
    harness.advance(by: 1)
    let drum = harness.find(.picker, "Hour").elements.first?.frame ?? .zero
    harness.move(to: CGPoint(x: drum.midX, y: drum.midY))
    harness.scroll(down: 10)
    harness.advance(by: 2)
    #expect(harness.text(of: "sum") == "0")
    #expect(abs((harness.frame(of: "h0")?.midY ?? 0) - drum.midY) < 2)
  }

  @Test("Keys that are quicker than the drum are all counted")
  func wheelQuickKeys() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Hours() }
    harness.press(.tab)
    harness.press(.downArrow)
    harness.press(.downArrow)
    harness.advance(by: 1)
    #expect(harness.text(of: "sum") == "14")
    let drum = harness.find(.picker, "Hour").elements.first?.frame ?? .zero
    #expect(abs((harness.frame(of: "h14")?.midY ?? 0) - drum.midY) < 2)
  }

  private struct Sent: View {
    @State var hour = 12
    var body: some View {
      VStack {
        Picker("Hour", selection: $hour) {
          ForEach(0..<100, id: \.self) { Text("h\($0)").selectionDisabled($0 == 20) }
        }
        .pickerStyle(.wheel)
        Button("Twenty") { hour = 20 }
        Button("Sixteen") { hour = 16 }
        Text("\(hour)").accessibilityIdentifier("sum")
      }
    }
  }

  @Test("What a program chooses stays chosen, also an entry that a person cannot choose")
  func wheelSentToDisabled() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Sent() }
    harness.tap("Twenty")
    harness.advance(by: 1)
    #expect(harness.text(of: "sum") == "20")
    let drum = harness.find(.picker, "Hour").elements.first?.frame ?? .zero
    #expect(abs((harness.frame(of: "h20")?.midY ?? 0) - drum.midY) < 2)
  }

  @Test("A drum that is sent elsewhere on its way goes there")
  func wheelSentTwice() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Sent() }
    harness.tap("Twenty")
    harness.advance(by: 0.05)
    harness.tap("Sixteen")
    harness.advance(by: 1)
    #expect(harness.text(of: "sum") == "16")
    let drum = harness.find(.picker, "Hour").elements.first?.frame ?? .zero
    #expect(abs((harness.frame(of: "h16")?.midY ?? 0) - drum.midY) < 2)
  }

  @Test("What stands out of a disabled picker does so as that of other controls, not less")
  func dimmedOnce() {
    for style in [AnyStyle(SegmentedPickerStyle()), AnyStyle(WheelPickerStyle())] {
      let (plain, dimmed) = (style.darkness(isDisabled: false), style.darkness(isDisabled: true))
      #expect(plain > 400 && dimmed > plain * 3 / 10 && dimmed < plain / 2, "\(plain) \(dimmed)")
    }
  }

  /// A style of pickers, and how much the words of an entry stand out in it that is not chosen.
  @MainActor private struct AnyStyle {
    private let harness: (Bool) -> Harness

    init(_ style: some PickerStyle) {
      harness = { isDisabled in
        Harness(size: CGSize(width: 400, height: 200)) {
          Span(style: style).disabled(isDisabled)
            .frame(maxWidth: .infinity, maxHeight: .infinity).background(.background)
        }
      }
    }

    /// The sum of the differences between the darkest and the lightest parts of colours in the entry.
    func darkness(isDisabled: Bool) -> Int {
      let harness = harness(isDisabled)
      harness.advance(by: 1)
      let (picture, frame) = (harness.picture(), harness.frame(of: "Day") ?? .zero)
      let sums = (Int(frame.minY)..<Int(frame.maxY)).flatMap { y in
        (Int(frame.minX)..<Int(frame.maxX)).map { x in
          let pixel = picture.pixel(x: x, y: y)
          return [0, 8, 16].reduce(0) { $0 + Int(pixel >> UInt32($1) & 0xFF) }
        }
      }
      return (sums.max() ?? 0) - (sums.min() ?? 0)
    }
  }

  private struct Linked: View {
    @State var span = "Week"
    var body: some View {
      NavigationStack {
        Form {
          Picker("Span", selection: $span) { ForEach(days, id: \.self) { Text($0) } }
            .pickerStyle(.navigationLink)
          Text("is \(span)").accessibilityIdentifier("sum")
        }
      }
    }
  }

  @Test("A link leads to all entries, and back when one is chosen")
  func link() {
    let harness = Harness(size: CGSize(width: 400, height: 400)) { Linked() }
    harness.elements(role: .link).first.map {
      harness.tap(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY))
    }
    if !harness.exists("Month") { harness.tap("Span Week") }
    harness.advance(by: 1)
    harness.tap("Month")
    harness.advance(by: 1)
    #expect(harness.text(of: "sum") == "is Month")
  }
}
