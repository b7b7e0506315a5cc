import Lamina
import LaminaTesting
import Observation
import Testing

@Observable
private final class Settings {
  var notifies = false
  var volume = 0.5
  var name = ""
}

private struct SettingsScreen: View {
  @Bindable var settings: Settings
  var body: some View {
    List {
      Section("General") {
        TextField("Device name", text: $settings.name)
        Toggle("Notifications", isOn: $settings.notifies)
      }
      Section("Sound") {
        Slider(value: $settings.volume, in: 0...1) { Text("Volume") }
          .disabled(!settings.notifies)
        Text("\(Int(settings.volume * 100)) %").accessibilityIdentifier("percent")
      }
    }
  }
}

@MainActor @Suite("Idioms: settings bound to a model")
struct SettingsScreenIdiom {
  @Test("Rows write to the model, and one row enables another")
  func settings() {
    let settings = Settings()
    let harness = Harness(size: CGSize(width: 320, height: 320)) {
      SettingsScreen(settings: settings)
    }
    harness.tap("Device name")
    harness.type("Desk\t")
    harness.press(.space)
    #expect(settings.notifies && settings.name == "Desk")
    harness.press(.tab)
    harness.press(.end)
    #expect(settings.volume == 1)
    #expect(harness.text(of: "percent") == "100 %")
    settings.name = "Lap"
    harness.settle()
    #expect(harness.element("Device name")?.semantics.value == "Lap")
  }
}
