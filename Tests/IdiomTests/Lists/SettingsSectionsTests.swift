import Lamina
import LaminaTesting
import Testing

private struct Settings: View {
  @State private var isAdvanced = false
  @State private var name = "Lamp"

  var body: some View {
    List {
      Section {
        Text(name)
        Toggle("Advanced", isOn: $isAdvanced)
      } header: {
        Text("General")
      } footer: {
        Text("What everybody needs.")
      }
      if isAdvanced {
        Section("Advanced settings") {
          Button("Rename") { name = "Torch" }
          Text("Version 1")
        }
      }
      Section("About") { Text("Made by hand") }
    }
  }
}

@MainActor @Suite("Idioms: settings in sections, one of which comes and goes")
struct SettingsSectionsTests {
  @Test("A section appears between the others and what is in it works")
  func section() {
    let harness = Harness(size: CGSize(width: 300, height: 500)) { Settings() }
    let about = harness.frame(of: "About")
    #expect(harness.exists("General") && harness.exists("What everybody needs."))
    harness.tap("Advanced")
    #expect(harness.exists("Advanced settings"))
    #expect((harness.frame(of: "About")?.minY ?? 0) > (about?.minY ?? 0))
    harness.tap("Rename")
    #expect(harness.exists("Torch"))
    harness.tap("Advanced")
    #expect(harness.frame(of: "About") == about)
  }
}
