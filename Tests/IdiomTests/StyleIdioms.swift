import Lamina
import LaminaTesting
import Testing

private struct PrimaryStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(isEnabled ? Color.blue : Color.gray)
      .accessibilityHint(isEnabled ? "ready" : "not now")
  }
}
private struct Submit: View {
  @State private var isBusy = false
  var body: some View {
    VStack {
      Button("Send") {}.buttonStyle(PrimaryStyle()).disabled(isBusy)
      Button("Busy") { isBusy.toggle() }
    }
  }
}

private struct HoverStyle: ButtonStyle {
  @State private var isHovered = false
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      if isHovered { Text("→") }
    }
    .onHover { isHovered = $0 }
  }
}
private struct Links: View {
  var body: some View {
    VStack(spacing: 40) {
      Button("First") {}
      Button("Second") {}
    }
    .buttonStyle(HoverStyle())
  }
}

@Observable private final class Theme { var name = "light" }
private struct ThemedToggle: ToggleStyle {
  @Environment(Theme.self) private var theme
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        configuration.label
        Text("\(theme.name) \(configuration.isOn ? "on" : "off")")
      }
    }
  }
}
private struct ThemeScreen: View {
  @State private var theme = Theme()
  @State private var isOn = false
  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $isOn).toggleStyle(ThemedToggle())
      Button("Dark") { theme.name = "dark" }
      Text(isOn ? "is on" : "is off")
    }
    .environment(theme)
  }
}

private struct CountingStyle: ButtonStyle {
  let name: String
  @State private var presses = 0
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("\(name) \(presses)")
    }
    .contentShape(Rectangle())
    .onChange(of: configuration.isPressed) { if configuration.isPressed { presses += 1 } }
  }
}
private struct CountingScreen: View {
  @State private var name = "n"
  var body: some View {
    VStack {
      Button("Go") { name += "!" }.buttonStyle(CountingStyle(name: name))
    }
  }
}

extension ButtonStyle where Self == PrimaryStyle {
  fileprivate static var primary: PrimaryStyle { PrimaryStyle() }
}
private struct Nested: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.primary)
  }
}
private struct NestedScreen: View {
  @State private var count = 0
  var body: some View {
    Button("Count \(count)") { count += 1 }.buttonStyle(Nested())
  }
}

@MainActor @Suite("Idioms: styles with environment and state")
struct StyleIdioms {
  @Test("A style shows that its button is disabled")
  func disabled() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Submit() }
    #expect(harness.element("Send")?.semantics.hint == "ready")
    let blue = harness.picture()
    harness.tap("Busy")
    #expect(harness.element("Send")?.semantics.hint == "not now")
    #expect(!PictureComparison().compare(harness.picture(), with: blue).isMatch)
    harness.tap("Busy")
    #expect(harness.element("Send")?.semantics.hint == "ready")
  }

  @Test("Each button with a style has a hover state of its own")
  func hover() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Links() }
    let rest = harness.picture()
    harness.hover("First")
    let first = harness.picture()
    #expect(harness.exists("First →") && harness.exists("Second"))
    harness.hover("Second")
    let second = harness.picture()
    #expect(harness.exists("First") && harness.exists("Second →"))
    #expect(!PictureComparison().compare(rest, with: first).isMatch)
    #expect(!PictureComparison().compare(first, with: second).isMatch)
    harness.move(to: CGPoint(x: 1, y: 1))
    #expect(harness.exists("First") && harness.exists("Second"))
    #expect(PictureComparison().compare(harness.picture(), with: rest).isMatch)
  }

  @Test("A toggle's style reads an object of the environment")
  func theme() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { ThemeScreen() }
    harness.tap("Dark")
    harness.tap("Wi-Fi dark off")
    #expect(harness.exists("is on"))
    #expect(harness.exists("Wi-Fi dark on"))
  }

  @Test("A style's state stays when the style gets another value")
  func state() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { CountingScreen() }
    harness.tap("Go n 0")
    harness.tap("Go n! 1")
    #expect(harness.exists("Go n!! 2"))
  }

  @Test("A style built of another by the button of its configuration")
  func nested() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { NestedScreen() }
    harness.tap("Count 0")
    #expect(harness.exists("Count 1"))
  }
}
