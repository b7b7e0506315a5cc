import LaminaTesting
import Observation
import Testing

private struct DensityKey: EnvironmentKey { static let defaultValue = 1 }
extension EnvironmentValues {
  fileprivate var density: Int {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}

@Observable private final class Theme {
  var name: String
  /// What the style of the field has seen.
  @ObservationIgnored var said = ""
  init(_ name: String) { self.name = name }
}

/// Styles are linked like views, each at its own place in the tree.
@Suite struct StyleStateTests {
  @Observable final class Model {
    var isEnabled = true
    var density = 1
    var number = 0
  }

  private struct Chip: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.density) private var density
    @Environment(Theme.self) private var theme
    @State private var hovers = 0
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: 60, height: 20).onHover { if $0 { hovers += 1 } }
        .accessibilityValue("\(isEnabled) \(density) \(theme.name) \(hovers)")
    }
  }

  private struct Box: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.density) private var density
    @State private var flips = 0
    func makeBody(configuration: Configuration) -> some View {
      Text("\(isEnabled) \(density) \(flips) \(configuration.isOn)").frame(width: 160, height: 20)
        .onChange(of: configuration.isOn) { flips += 1 }
    }
  }

  private struct Frame: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(Theme.self) private var theme
    @State private var hovers = 0
    func makeBody(configuration: Configuration) -> some View {
      let _ = theme.said = "\(isEnabled) \(hovers)"
      VStack {
        configuration.content
        Color.red.frame(width: 20, height: 20).onHover { if $0 { hovers += 1 } }
      }
    }
  }

  private struct Screen: View {
    let model: Model
    let theme: Theme
    @State private var isOn = false
    @State private var text = ""
    var body: some View {
      let number = model.number
      VStack {
        Text("\(number)")
        Button("one") {}
        Button("two") {}
        Toggle("box", isOn: $isOn).toggleStyle(Box()).accessibilityIdentifier("box")
        TextField("Name", text: $text).textFieldStyle(Frame())
      }
      .buttonStyle(Chip())
      .disabled(!model.isEnabled)
      .environment(\.density, model.density)
      .environment(theme)
    }
  }

  private func value(_ harness: Harness, _ name: String) -> String? {
    harness.element(name)?.semantics.value
  }

  private func label(_ harness: Harness, _ name: String) -> String? {
    harness.element(name)?.semantics.label
  }

  @Test("a style reads the environment of its control, keys and objects")
  func environment() {
    let (model, theme) = (Model(), Theme("dark"))
    let harness = Harness { Screen(model: model, theme: theme) }
    #expect(value(harness, "one") == "true 1 dark 0")
    #expect(label(harness, "box")?.hasPrefix("true 1 0") == true)
    model.density = 3
    #expect(value(harness, "one") == "true 3 dark 0")
    #expect(label(harness, "box")?.hasPrefix("true 3 0") == true)
    model.isEnabled = false
    #expect(value(harness, "one") == "false 3 dark 0")
    #expect(label(harness, "box")?.hasPrefix("false 3 0") == true)
    #expect(theme.said == "false 0")
  }

  @Test("a style has state, one for each control, that outlives other values of the style")
  func state() throws {
    let (model, theme) = (Model(), Theme("dark"))
    let harness = Harness { Screen(model: model, theme: theme) }
    harness.hover("one")
    harness.hover("two")
    harness.hover("one")
    #expect(value(harness, "one") == "true 1 dark 2")
    #expect(value(harness, "two") == "true 1 dark 1")
    model.number = 4
    #expect(value(harness, "one") == "true 1 dark 2")
    harness.tap("box")
    #expect(label(harness, "box")?.hasPrefix("true 1 1 true") == true)
    let field = try #require(harness.element("Name")).frame
    harness.move(to: CGPoint(x: field.midX, y: field.maxY - 10))
    #expect(theme.said == "true 1")
  }

  @Test("a style with an input of its own follows it, and an equal one evaluates nothing")
  func inputs() {
    struct Named: ButtonStyle {
      let name: String
      @State private var taps = 0
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.accessibilityValue("\(name) \(taps)")
          .simultaneousGesture(TapGesture().onEnded { taps += 1 })
      }
    }
    struct Inside: View {
      var body: some View { Button("go") {} }
    }
    struct Owner: View {
      let model: Model
      var body: some View {
        let density = model.density
        VStack {
          Text("\(density)")
          Inside()
        }
        .buttonStyle(Named(name: "n\(model.number)"))
      }
    }
    let model = Model()
    let harness = Harness { Owner(model: model) }
    harness.tap("go")
    #expect(value(harness, "go") == "n0 1")
    model.number = 1
    #expect(value(harness, "go") == "n1 1")
    harness.resetCounters()
    model.density = 2
    harness.settle()
    #expect(harness.counters.byName == ["Owner": 1])
  }

  @Test("a transition of one's own reads the environment")
  func transition() {
    struct Dense: Transition {
      @Environment(\.density) private var density
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.accessibilityValue("\(density)")
      }
    }
    struct Owner: View {
      let model: Model
      var body: some View {
        VStack {
          if model.isEnabled { Color.red.accessibilityIdentifier("dense").transition(Dense()) }
        }
        .environment(\.density, 7)
      }
    }
    let model = Model()
    let harness = Harness { Owner(model: model) }
    #expect(value(harness, "dense") == "7")
  }
}
