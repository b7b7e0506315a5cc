import Foundation
import Lamina
import LaminaTesting
import Testing

/// Names that programs for the Mac use, and what they mean here.
@MainActor @Suite("Names of SwiftUI")
struct NameTests {
  @Test("an animation says what it is")
  func animations() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(!"\(Animation.linear(duration: 2))".isEmpty)
    #expect(Animation.linear.debugDescription.contains("Animation("))
    #expect(
      Animation.interactiveSpring(response: 0.4, dampingFraction: 0.7, blendDuration: 0.1)
        == .spring(response: 0.4, dampingFraction: 0.7))
    #expect(Animation.interactiveSpring == .spring(response: 0.15, dampingFraction: 0.86))
    #expect(
      Animation.interactiveSpring(duration: 0.3, extraBounce: 0.1)
        == .spring(duration: 0.3, bounce: 0.24))
    #expect(
      Animation.spring(duration: 0.3, bounce: 0.1, blendDuration: 1)
        == .spring(duration: 0.3, bounce: 0.1))
  }

  private struct Growing: View {
    let animation: Animation
    let note: (String) -> Void
    @State private var size: CGFloat = 10
    @State private var isRed = false

    var body: some View {
      VStack {
        Button("go") {
          withAnimation(animation, completionCriteria: .logicallyComplete) {
            isRed = true
          } completion: {
            note("logical")
          }
          withAnimation(animation, completionCriteria: .removed) {
            size = 50
          } completion: {
            note("removed")
          }
        }
        (isRed ? Color.red : .blue).frame(width: size, height: size)
      }
    }
  }

  @Test("an animation counts as over when it is said to, and moves on")
  func logicalEnd() {
    var ends: [String: TimeInterval] = [:]
    var now: () -> TimeInterval = { 0 }
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Growing(animation: .linear(duration: 5).logicallyComplete(after: 1)) { ends[$0] = now() }
    }
    now = { harness.clock.now }
    let start = harness.clock.now
    harness.tap("go")
    harness.advance(by: 3)
    #expect(ends["removed"] == nil)
    harness.advance(by: 3)
    #expect(abs((ends["logical"] ?? 0) - start - 1) < 0.06)
    #expect(abs((ends["removed"] ?? 0) - start - 5) < 0.06)
    let delayed = Animation.linear(duration: 2).logicallyComplete(after: 1).delay(0.5).speed(2)
    #expect(delayed.duration(of: 1.0) == 1.25)
    #expect(Animation.linear.logicallyComplete(after: .nan).duration(of: 1.0) == 0.35)
  }

  @Test("sets of edges hold what they are made of")
  func edges() {
    #expect(HorizontalEdge.Set(.leading) == .leading && HorizontalEdge.Set(.trailing) == .trailing)
    #expect(HorizontalEdge.Set.all.contains(.leading) && HorizontalEdge.Set.all.contains(.trailing))
    #expect(VerticalEdge.Set(.top) == .top && VerticalEdge.Set.all == [.top, .bottom])
    #expect(!VerticalEdge.Set.top.contains(.bottom))
    #expect(Axis.horizontal.description == "horizontal" && "\(Axis.vertical)" == "vertical")
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.animatableData.second.second.second == 4)
    var moved = EdgeInsets()
    moved.animatableData = insets.animatableData
    #expect(moved == insets)
  }

  @Test("a projection is undone in place, unless it flattens the plane")
  func projections() {
    var double = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 4))
    #expect(double.invert() && double.m11 == 0.5 && double.m22 == 0.25)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0))
    let before = flat
    #expect(!flat.invert() && flat == before && flat.inverted() == before)
  }

  private struct FactorKey: EnvironmentKey { static let defaultValue = 1 }

  @Test("an environment says what was set, and colours resolve in it")
  func environment() {
    var values = EnvironmentValues()
    #expect(values.description == "[]")
    values[FactorKey.self] = 3
    #expect(values.description == "[FactorKey = 3]")
    values.colorScheme = .dark
    #expect(Color.white.resolve(in: values) == .white)
    #expect(
      Color.primary.resolve(in: values) != Color.primary.resolve(in: EnvironmentValues()))
  }

  private struct Scrolled: View {
    @State private var words = ""

    var body: some View {
      VStack(spacing: 0) {
        ScrollView { Color.red.frame(height: 500) }
          .contentMargins(.top, 30)
          .onScrollGeometryChange(for: ScrollGeometry.self) {
            $0
          } action: { _, now in
            words =
              "\(Int(now.contentOffset.y)) \(Int(now.contentInsets.top)) \(Int(now.contentSize.height))"
          }
        Text(words)
      }
    }
  }

  @Test("a scroll view says what is kept free around its content")
  func scrollGeometry() {
    let harness = Harness(size: CGSize(width: 100, height: 200)) { Scrolled() }
    harness.scroll(by: CGSize(width: 0, height: 50))
    harness.advance(by: 1)
    #expect(harness.exists("20 30 500"))
    harness.scroll(by: CGSize(width: 0, height: -50))
    harness.advance(by: 1)
    #expect(harness.exists("-30 30 500"))
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 10, y: 20), contentSize: CGSize(width: 100, height: 200),
      contentInsets: EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5),
      containerSize: CGSize(width: 50, height: 100))
    #expect(geometry.visibleRect == CGRect(x: 10, y: 20, width: 50, height: 100))
    #expect(geometry.bounds == geometry.visibleRect && geometry.contentInsets.top == 5)
  }

  private struct Hour: View {
    static let date = Date(timeIntervalSince1970: 1_700_000_000)
    var body: some View {
      VStack {
        Text(Self.date, style: .time).accessibilityIdentifier("style")
        Text(Self.date, format: .dateTime.hour(.twoDigits(amPM: .omitted)).minute())
          .accessibilityIdentifier("format")
        Zone()
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
    }
  }

  private struct Zone: View {
    @Environment(\.timeZone) private var zone
    var body: some View { Text(zone.identifier).accessibilityIdentifier("zone") }
  }

  @Test("times of day are written in the time zone of the place")
  func timeZone() throws {
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      Hour().environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo") ?? .gmt)
    }
    #expect(harness.text(of: "style")?.hasSuffix("7:13") == true)
    #expect(harness.text(of: "format") == "07:13")
    #expect(harness.text(of: "zone") == "Asia/Tokyo")
    let plain = Harness(size: CGSize(width: 200, height: 100)) { Hour() }
    #expect(plain.text(of: "zone") == Calendar.autoupdatingCurrent.timeZone.identifier)
  }

  @Test("an address says whether it was taken, and may be another one")
  func addresses() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let other = try #require(URL(string: "https://example.org/b"))
    var accepted: [Bool] = []
    for result in [OpenURLAction.Result.handled, .discarded] {
      OpenURLAction { _ in result }(url) { accepted.append($0) }
    }
    #expect(accepted == [true, false])
    #expect(OpenURLAction.Result.systemAction(other) != .systemAction)
  }

  private nonisolated struct Loud: FormatStyle {
    func format(_ value: Int) -> AttributedString {
      var words = AttributedString("\(value)!")
      words.link = URL(string: "https://example.org")
      return words
    }
    func locale(_ locale: Locale) -> Loud { self }
  }

  @Test("a value is written by a format with attributes")
  func attributed() {
    var opened: [URL] = []
    let harness = Harness(size: CGSize(width: 100, height: 60)) {
      Text(5, format: Loud()).font(.largeTitle)
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.append(url)
            return .handled
          })
    }
    #expect(harness.exists("5!"))
    harness.tap("5!")
    #expect(opened.map(\.absoluteString) == ["https://example.org"])
  }

  @Test("text is set smaller beside other text, also inside of a view")
  func textScale() throws {
    func width<V: View>(_ view: V) -> CGFloat {
      Harness(size: CGSize(width: 400, height: 60)) { view.accessibilityIdentifier("t") }
        .frame(of: "t")?.width ?? 0
    }
    let (plain, small) = (width(Text("weight")), width(Text("weight").textScale(.secondary)))
    #expect(small < plain * 0.87 && small > plain * 0.7)
    #expect(width(Text("weight").textScale(.secondary, isEnabled: false)) == plain)
    #expect(width(Text("weight").textScale(.default).textScale(.default)) == plain)
    #expect(width(VStack { Text("weight") }.textScale(.secondary)) == small)
    #expect(
      width(Text("weight").textScale(.default).modifier(Smaller())) == plain, "its own scale counts"
    )
  }

  private struct Smaller: ViewModifier {
    func body(content: Content) -> some View { content.textScale(.secondary) }
  }

  private struct Above: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        LabeledContent(configuration).labeledContentStyle(.automatic)
      }
    }
  }

  private struct Starred: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("star")
        LabeledContent(configuration)
      }
    }
  }

  @Test("a style of labelled contents builds on the one around it, also where one holds another")
  func labelledStyles() {
    let harness = Harness(size: CGSize(width: 300, height: 90)) {
      LabeledContent("Load") { LabeledContent("Now", value: "high") }
        .labeledContentStyle(Starred())
    }
    #expect(harness.find(.text, "star").elements.count == 2)
    #expect(harness.exists("Load") && harness.exists("Now") && harness.exists("high"))
  }

  @Test("a labelled content stands at the far end of its label, or as a style says")
  func labelled() throws {
    let harness = Harness(size: CGSize(width: 300, height: 60)) {
      LabeledContent("Version", value: "2.1")
    }
    let (label, value) = (harness.frame(of: "Version"), harness.frame(of: "2.1"))
    #expect(label?.minX == 0 && value?.maxX == 300)
    let formatted = Harness(size: CGSize(width: 300, height: 60)) {
      LabeledContent("Share", value: 0.5, format: .percent).environment(
        \.locale, Locale(identifier: "en_US"))
    }
    #expect(formatted.exists("50%"))
    let own = Harness(size: CGSize(width: 300, height: 90)) {
      LabeledContent("Load") { Text("high") }.labeledContentStyle(Above())
    }
    #expect((own.frame(of: "high")?.minY ?? 0) > (own.frame(of: "Load")?.minY ?? 90))
  }

  private struct Controls: View {
    let isHidden: Bool
    @State private var isOn = false
    @State private var share = 0.5

    var body: some View {
      let all = VStack {
        Toggle("Wi-Fi", isOn: $isOn)
        Toggle("Box", isOn: $isOn).toggleStyle(.checkbox)
        Slider(value: $share) { Text("Volume") }
        ProgressView("Loading", value: 0.5)
        LabeledContent("Name", value: "Ada")
      }
      if isHidden { all.labelsHidden() } else { all }
    }
  }

  @Test("labels that are hidden take no room, and stay what controls are called")
  func hiddenLabels() throws {
    func harness(_ isHidden: Bool) -> Harness {
      Harness(size: CGSize(width: 300, height: 300)) { Controls(isHidden: isHidden) }
    }
    let (shown, hidden) = (harness(false), harness(true))
    #expect((hidden.toggle("Wi-Fi").elements.first?.frame.width ?? 300) < 50)
    #expect((hidden.toggle("Box").elements.first?.frame.width ?? 300) < 30)
    #expect((shown.toggle("Box").elements.first?.frame.width ?? 0) > 30)
    #expect(!hidden.slider("Volume").elements.isEmpty)
    #expect(hidden.exists("Ada"))
    hidden.tap("Wi-Fi")
    #expect(hidden.element("Box")?.semantics.isOn == .on)
  }
}
