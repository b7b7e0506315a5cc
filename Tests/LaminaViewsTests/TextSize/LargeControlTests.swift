import LaminaGeometry
import LaminaTesting
import LaminaText
import LaminaViews
import Testing

/// Each control with large text: nothing is cut off, and what is pressed grows.
@Suite("Controls with large text")
struct LargeControlTests {
  private enum Size: CaseIterable { case twice, accessibility5, half }

  private func harness<V: View>(
    _ size: Size, width: CGFloat = 500, @ViewBuilder _ content: @escaping () -> V
  ) -> Harness {
    var environment = EnvironmentValues()
    switch size {
    case .twice: environment.systemTextScale = 2
    case .accessibility5: environment.dynamicTypeSize = .accessibility5
    case .half: environment.systemTextScale = 0.5
    }
    return Harness(
      size: CGSize(width: width, height: 600), scale: 2, environment: environment, content)
  }

  private func expectSound<V: View>(
    _ name: String, width: CGFloat = 500, @ViewBuilder _ content: @escaping () -> V
  ) {
    for size in [Size.twice, .accessibility5] {
      let harness = harness(size, width: width, content)
      for finding in harness.accessibilityFindings(page: "\(name), \(size)") {
        Issue.record("\(finding)")
      }
    }
  }

  private struct Fields: View {
    @State private var text = "A text that is longer than its field is wide, much longer than that"
    @State private var secret = "secret"

    var body: some View {
      VStack {
        TextField("Name", text: $text)
        TextField("Empty", text: .constant(""))
        SecureField("Password", text: $secret)
        TextField("Lines", text: $text, axis: .vertical)
      }
      .padding()
    }
  }

  @Test("Nothing of a control is cut off")
  func sound() {
    expectSound("buttons") {
      VStack {
        Button("Bordered") {}
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Borderless") {}.buttonStyle(.borderless)
        Button("Symbol", systemImage: "star") {}
        Menu("Menu") { Button("Item") {} }
        Link("Link", destination: URL(fileURLWithPath: "/"))
      }
    }
    expectSound("toggles") {
      VStack {
        Toggle("Switch", isOn: .constant(true))
        Toggle("A check box whose words take two lines", isOn: .constant(true))
          .toggleStyle(.checkbox)
      }
      .padding()
    }
    expectSound("slider") {
      Slider(value: .constant(0.5)) {
        Text("Volume")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("9")
      }
      .padding()
    }
    expectSound("progress") {
      VStack {
        ProgressView("Line", value: 0.4)
        ProgressView("Ring")
      }
      .padding()
    }
    expectSound("fields") { Fields() }
    expectSound("list") {
      List {
        Section("A header") { ForEach(0..<4) { Text("A row of some words, number \($0)") } }
      }
    }
  }

  @Test("Bars and tabs have room for their words", arguments: [320, 700] as [CGFloat])
  func bars(width: CGFloat) {
    expectSound("tabs", width: width) {
      TabView {
        Tab("Overview", systemImage: "house") { Text("home") }
        Tab("Messages", systemImage: "bubble.left") { Text("messages") }
        Tab("Search", systemImage: "magnifyingglass") { Text("search") }
        Tab("Settings", systemImage: "gear") { Text("settings") }
      }
    }
    expectSound("titles", width: width) {
      NavigationStack { Text("root").navigationTitle("A title") }
    }
  }

  @Test("What is pressed is as much larger as its text")
  func targets() throws {
    func frames(_ scale: CGFloat) throws -> [String: CGSize] {
      let harness = Harness(size: CGSize(width: 600, height: 600)) {
        VStack {
          Button("Press") {}
          Toggle("Switch", isOn: .constant(true)).fixedSize()
          Toggle("Check", isOn: .constant(true)).toggleStyle(.checkbox)
          TextField("Name", text: .constant(""))
          Slider(value: .constant(0.5)) { Text("Volume") }
          List { Button("Row") {} }.frame(height: 100)
        }
      }
      harness.textScale = scale
      var sizes: [String: CGSize] = [:]
      for name in ["Press", "Switch", "Check", "Name", "Volume"] {
        sizes[name] = try #require(harness.frame(of: name), "\(name)").size
      }
      return sizes
    }
    let (usual, twice) = (try frames(1), try frames(2))
    for (name, size) in usual { #expect(twice[name]?.height == 2 * size.height, "\(name)") }
  }

  @Test("A field scrolls to its caret")
  func caret() throws {
    let harness = harness(.twice, width: 200) { Fields() }
    harness.tap("Name")
    harness.press(.end)
    harness.type("!")
    #expect(harness.element("Name")?.value?.hasSuffix("that!") == true)
  }

  @Test("Small text leaves controls as small as it is")
  func small() throws {
    let harness = harness(.half) { Button("Press") {} }
    #expect(try #require(harness.frame(of: "Press")).height < 28)
  }
}
