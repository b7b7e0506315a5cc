import Foundation
import Lamina
import LaminaTesting
import Testing

@Observable private final class Settings {
  @ObservationIgnored @AppStorage("settings.size") var size = 12
  @ObservationIgnored @AppStorage("settings.name") var name = "Ada"
  @ObservationIgnored @AppStorage("settings.theme") var theme = Theme.light
}
private enum Theme: String { case light, dark }

private struct SizeRow: View {
  let settings: Settings
  @AppStorage("settings.size") private var size = 12
  var body: some View {
    Text("size \(size)")
    Button("Model") { settings.size += 1 }
    Button("View") { size += 10 }
  }
}

private struct ThemeRow: View {
  @AppStorage("settings.theme") private var theme = Theme.light
  @AppStorage("settings.theme") private var raw = "light"
  var body: some View {
    Text("\(theme.rawValue) \(raw)")
    Button("Dark") { theme = .dark }
    Button("Raw") { raw = "light" }
    Button("Nonsense") { raw = "nonsense" }
  }
}

private struct OptionalRow: View {
  @AppStorage("settings.count") private var count: Int?
  @AppStorage("settings.count") private var plain = 7
  @AppStorage("settings.count") private var real = 0.5
  var body: some View {
    Text("\(count.map { "\($0)" } ?? "nil") \(plain) \(real)")
    Button("Optional") { count = 3 }
    Button("None") { count = nil }
    Button("Plain") { plain = 4 }
    Button("Real") { real = 5 }
  }
}

/// A plain function that asks for a choice.
@MainActor private func greeting() -> String {
  @AppStorage("settings.name") var name = "nobody"
  return "Hello \(name)"
}

private struct Greeting: View {
  @AppStorage("settings.name") private var name = "nobody"
  @State private var text = ""
  var body: some View {
    TextField("Name", text: $name)
    Button("Greet") { text = greeting() }
    Text(text)
  }
}

@MainActor @Suite("Idioms: what a person chose, anywhere", .serialized)
struct StorageIdioms {
  @Test("A model's storage and a view's are one value")
  func model() {
    let settings = Settings()
    let harness = Harness(size: CGSize(width: 300, height: 200)) {
      VStack { SizeRow(settings: settings) }
    }
    harness.tap("Model")
    #expect(settings.size == 13)
    #expect(harness.exists("size 13"))
    harness.tap("View")
    #expect(settings.size == 23)
    settings.size = 5
    #expect(harness.exists("size 5"))
  }

  @Test("A model's storage is kept for the next one")
  func kept() {
    let preferences = RestorationStore.inMemory()
    let harness = Harness(preferences: preferences) { Text("window") }
    let settings = Settings()
    settings.name = "Grace"
    settings.theme = .dark
    #expect(harness.exists("window"))
    #expect(Settings().name == "Grace")
    #expect(Settings().theme == .dark)
    #expect(preferences.value(String.self, forKey: "settings.theme") == "dark")
  }

  @Test("An enum and its raw value under one key are one value")
  func raw() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { VStack { ThemeRow() } }
    harness.tap("Dark")
    #expect(harness.exists("dark dark"))
    harness.tap("Raw")
    #expect(harness.exists("light light"))
    harness.tap("Nonsense")
    #expect(harness.exists("light nonsense"))
  }

  @Test("A number, an optional one and a real one under one key are one value")
  func numbers() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { VStack { OptionalRow() } }
    #expect(harness.exists("nil 7 0.5"))
    harness.tap("Optional")
    #expect(harness.exists("3 3 3.0"))
    harness.tap("Plain")
    #expect(harness.exists("4 4 4.0"))
    harness.tap("Real")
    #expect(harness.exists("5 5 5.0"))
    harness.tap("None")
    #expect(harness.exists("nil 7 0.5"))
  }

  @Test("A function reads what a field wrote")
  func function() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { VStack { Greeting() } }
    harness.tap("Greet")
    #expect(harness.exists("Hello nobody"))
    harness.tap("Name")
    harness.type("X")
    harness.tap("Greet")
    #expect(harness.exists("Hello nobodyX") || harness.exists("Hello Xnobody"))
  }
}
