import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaText
import LaminaThemes
import LaminaViews
import Observation
import Testing

/// Corners, heights, fonts and times that controls take from their theme, and what a change of one costs.
@Suite("Measures of a theme")
struct MeasureTests {
  @Observable final class Model {
    var theme: Theme

    init(_ values: [String: ThemeValue]) {
      let tokens = values.mapValues { ThemeToken($0) }
      theme = Theme(name: "T", tokens: tokens, extending: .standard)
    }
  }

  private struct Themed<Content: View>: View {
    let model: Model
    let content: Content
    var body: some View { content.theme(model.theme) }
  }

  private func window<Content: View>(
    _ values: [String: ThemeValue], size: CGSize = CGSize(width: 300, height: 200),
    @ViewBuilder _ content: () -> Content
  ) -> Harness {
    let (model, content) = (Model(values), content())
    return Harness(size: size) { Themed(model: model, content: content) }
  }

  /// The height of what has a name, in a theme.
  private func height<Content: View>(
    of name: String, _ values: [String: ThemeValue], @ViewBuilder _ content: () -> Content
  ) throws -> CGFloat {
    try #require(window(values, content).frame(of: name)).height
  }

  @Test("Corners of buttons are as round as the theme says", arguments: [(7.0, true), (0, false)])
  func corners(radius: Double, isRound: Bool) throws {
    let harness = window(["corner.control": .radius(radius)]) {
      Button("Go") {}.buttonStyle(.borderedProminent).tint(.black)
    }
    let frame = try #require(harness.frame(of: "Go"))
    let corner = harness.picture().pixel(x: Int(frame.minX), y: Int(frame.minY))
    #expect((corner & 0xFF > 200) == isRound)
  }

  @Test("Buttons, fields and switches are as high as the theme says, rows of lists, too")
  func heights() throws {
    let values: [String: ThemeValue] = ["control.height": .length(44), "row.height": .length(60)]
    #expect(try height(of: "Go", [:]) { Button("Go") {} } == 28)
    #expect(try height(of: "Go", values) { Button("Go") {} } == 44)
    let field = window(values) { TextField("Name", text: .constant("")) }
    #expect(field.semanticTree.all.first(where: { $0.role == .textField })?.frame.height == 44)
    let toggle = window(values) { Toggle("On", isOn: .constant(true)).toggleStyle(.switch) }
    #expect(toggle.semanticTree.all.first(where: { $0.role == .toggle })?.frame.height == 44)
    for (values, height) in [([:], 32), (values, 60)] as [([String: ThemeValue], CGFloat)] {
      let list = window(values) { List { Text("A") } }
      #expect(list.semanticTree.all.first(where: { $0.role == .row })?.frame.height == height)
    }
  }

  @Test("Margins and paddings are those of the theme; given ones stay")
  func spaces() throws {
    let values: [String: ThemeValue] = ["space.large": .length(40), "control.padding": .length(30)]
    let own = window(values) { Text("A").padding().background(.red).fixedSize() }
    let standard = window([:]) { Text("A").padding().background(.red).fixedSize() }
    let (a, b) = (red(own), red(standard))
    #expect(a - b == 48)
    let given = window(values) { Text("A").padding(16).background(.red).fixedSize() }
    #expect(red(given) == b)
    let wide = try #require(window(values) { Button("Go") {} }.frame(of: "Go")).width
    let usual = try #require(window([:]) { Button("Go") {} }.frame(of: "Go")).width
    #expect(wide - usual == 36)
  }

  /// How many pixels of the middle column are those of the ground that the test paints.
  private func red(_ harness: Harness) -> Int {
    let (picture, ground) = (harness.picture(), Color.red.resolve(in: .light))
    let wanted = UInt32(ground.red * 255 + 0.5)
    let edge = (0..<200).filter { picture.pixel(x: 140, y: $0) >> 16 & 255 == wanted }
    return (edge.last ?? 0) - (edge.first ?? 0) + 1
  }

  @Test("Text styles are set in the theme's fonts, weights made on top of them")
  func fonts() throws {
    let values: [String: ThemeValue] = ["font.body": .font(ThemeFont(size: 22, weight: 700))]
    func width<V: View>(_ values: [String: ThemeValue], @ViewBuilder _ text: @escaping () -> V)
      throws
      -> CGFloat
    {
      try #require(window(values, text).frame(of: "Tides")).width
    }
    let themed = try width(values) { Text("Tides") }
    #expect(themed == (try width([:]) { Text("Tides").font(.system(size: 22, weight: .bold)) }))
    let light = try width(values) { Text("Tides").font(.body.weight(.regular)) }
    #expect(light == (try width([:]) { Text("Tides").font(.system(size: 22)) }))
    let other = try width(values) { Text("Tides").font(.title) }
    #expect(other == (try width([:]) { Text("Tides").font(.title) }))
    let field = window(values) { TextField("Name", text: .constant("Tides")) }
    #expect(field.semanticTree.all.first(where: { $0.role == .textField })?.frame.height ?? 0 > 28)
  }

  @Test("A sheet has the theme's corners", arguments: [(14.0, true), (0, false)])
  func sheet(radius: Double, isRound: Bool) throws {
    let harness = window(["corner.sheet": .radius(radius)], size: CGSize(width: 700, height: 500)) {
      Color.black.sheet(isPresented: .constant(true)) {
        Color.white.frame(width: 300, height: 200)
      }
    }
    harness.advance(by: 2)
    let frame = try #require(harness.semanticTree.all.first(where: { $0.role == .dialog })).frame
    let corner = harness.picture().pixel(x: Int(frame.minX) + 1, y: Int(frame.minY) + 1)
    #expect((corner & 0xFF < 128) == isRound)
  }

  private struct Switched: View {
    @State private var isOn = false
    var body: some View { Toggle("On", isOn: $isOn).toggleStyle(.switch) }
  }

  @Test("A switch takes as long as the theme says")
  func duration() {
    for (seconds, isMoving) in [(0.25, false), (20, true)] {
      let harness = window(["duration.switch": .duration(seconds)]) { Switched() }
      harness.tap("On")
      harness.advance(by: 1)
      let before = harness.picture()
      harness.advance(by: 1)
      #expect(before.hasSamePixels(as: harness.picture()) == !isMoving)
    }
  }

  private struct Row: View {
    let number: Int
    var body: some View {
      HStack {
        Text("Row \(number)")
        Button("Open") {}
      }
    }
  }

  private struct Card: View {
    @Environment(\.theme) private var theme
    var body: some View { Color.black.cornerRadius(theme.length("corner.card") ?? 0) }
  }

  private struct Rows: View {
    var body: some View {
      VStack(spacing: 0) {
        Card().frame(width: 40, height: 40)
        ForEach(0..<200, id: \.self) { Row(number: $0) }
      }
    }
  }

  @Test("One radius evaluates what reads it, and draws nothing where none shows it")
  func counts() {
    let model = Model([:])
    let harness = Harness(size: CGSize(width: 200, height: 6_000)) {
      Themed(model: model, content: Rows())
    }
    func change(_ key: String, to value: ThemeValue) -> (cards: Int, presents: Int) {
      harness.resetCounters()
      let presents = harness.presentCount
      model.theme[key] = value
      harness.settle()
      #expect(harness.evaluations(of: Row.self) == 0)
      return (harness.evaluations(of: Card.self), harness.presentCount - presents)
    }
    #expect(change("corner.menu", to: .radius(0)) == (0, 0))
    #expect(change("duration.sheet", to: .duration(1)) == (0, 0))
    #expect(change("font.title", to: .font(ThemeFont(size: 40))) == (0, 0))
    #expect(change("shadow.menu", to: .length(0)) == (0, 0))
    #expect(change("corner.card", to: .radius(3)) == (1, 1))
    #expect(change("corner.control", to: .radius(0)) == (0, 1))
    #expect(change("font.body", to: .font(ThemeFont(size: 11))) == (0, 1))
  }

  @Test("A theme without a base has Lamina's measures where it has none; one names another")
  func fallback() throws {
    let bare = Theme(name: "Bare", tokens: ["corner.control": ThemeToken(.radius(0))])
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Button("Go") {}.theme(bare) }
    #expect(harness.frame(of: "Go")?.height == 28)
  }
}
