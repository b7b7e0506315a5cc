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
      configuration.label.frame(width: 60, height: 20)
        .accessibilityValue("\(isEnabled) \(density) \(flips) \(configuration.isOn)")
        .onChange(of: configuration.isOn) { flips += 1 }
    }
  }

  private struct Frame: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var hovers = 0
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("frame")
          .accessibilityValue("\(isEnabled) \(hovers)").onHover { if $0 { hovers += 1 } }
      }
    }
  }

  private struct Screen: View {
    let model: Model
    @State private var isOn = false
    @State private var text = ""
    var body: some View {
      let number = model.number
      VStack {
        Text("\(number)")
        Button("one") {}
        Button("two") {}
        Toggle("box", isOn: $isOn).toggleStyle(Box())
        TextField("Name", text: $text).textFieldStyle(Frame())
      }
      .buttonStyle(Chip())
      .disabled(!model.isEnabled)
      .environment(\.density, model.density)
      .environment(Theme("dark"))
    }
  }

  private func value(_ harness: Harness, _ name: String) -> String? {
    harness.element(name)?.semantics.value
  }

  @Test("a style reads the environment of its control, keys and objects")
  func environment() {
    let model = Model()
    let harness = Harness { Screen(model: model) }
    #expect(value(harness, "one") == "true 1 dark 0")
    #expect(value(harness, "box")?.hasPrefix("true 1 0") == true)
    model.density = 3
    #expect(value(harness, "one") == "true 3 dark 0")
    #expect(value(harness, "box")?.hasPrefix("true 3 0") == true)
    model.isEnabled = false
    #expect(value(harness, "one") == "false 3 dark 0")
    #expect(value(harness, "box")?.hasPrefix("false 3 0") == true)
    #expect(value(harness, "frame")?.hasPrefix("false") == true)
  }

  @Test("a style has state, one for each control, that outlives other values of the style")
  func state() {
    let model = Model()
    let harness = Harness { Screen(model: model) }
    harness.hover("one")
    harness.hover("two")
    harness.hover("one")
    #expect(value(harness, "one") == "true 1 dark 2")
    #expect(value(harness, "two") == "true 1 dark 1")
    model.number = 4
    #expect(value(harness, "one") == "true 1 dark 2")
    harness.tap("box")
    #expect(value(harness, "box")?.hasPrefix("true 1 1 true") == true)
    harness.hover("frame")
    #expect(value(harness, "frame") == "true 1")
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
