import Lamina
import LaminaTesting
import Testing

/// The settings of a network: what depends on a choice comes and goes, and the rest folds.
private struct NetworkForm: View {
  enum Configuration: String, CaseIterable, Identifiable {
    case automatic, manual, off
    var id: String { rawValue }
  }

  @State private var configuration = Configuration.automatic.id
  @State private var address = "192.168.0.2"
  @State private var showsMore = false
  @State private var usesProxy = false

  var body: some View {
    Form {
      Section {
        Picker("Configure", selection: $configuration) {
          ForEach(Configuration.allCases) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.segmented)
        if configuration == "manual" {
          TextField("Address", text: $address)
        } else {
          LabeledContent("Address", value: configuration == "off" ? "none" : address)
        }
      }
      DisclosureGroup("Proxies", isExpanded: $showsMore) {
        Toggle("Use a proxy", isOn: $usesProxy)
      }
      if usesProxy { Text("A proxy is used") }
    }
    .formStyle(.grouped)
  }
}

@MainActor @Suite("Forms: a network")
struct NetworkFormIdioms {
  @Test("By mouse")
  func mouse() {
    let harness = Harness(size: CGSize(width: 480, height: 420)) { NetworkForm() }
    #expect(harness.find(.textField, "Address").elements.isEmpty)
    harness.tap("Manual")
    harness.advance(by: 1)
    #expect(harness.find(.textField, "Address").elements.count == 1)
    harness.tap("Proxies")
    harness.advance(by: 1)
    harness.tap("Use a proxy")
    harness.advance(by: 1)
    #expect(harness.exists("A proxy is used"))
  }

  @Test("By keyboard alone")
  func keyboard() {
    let harness = Harness(size: CGSize(width: 480, height: 420)) { NetworkForm() }
    harness.press(.tab)
    harness.press(.end)
    harness.advance(by: 1)
    #expect(harness.exists("none"))
    harness.press(.leftArrow)
    harness.advance(by: 1)
    harness.press(.tab)
    harness.press("a", modifiers: .command)
    harness.type("10.0.0.1")
    harness.press(.tab)
    harness.press(.rightArrow)
    harness.advance(by: 1)
    harness.press(.tab)
    harness.press(.space)
    harness.advance(by: 1)
    #expect(harness.exists("A proxy is used"))
    #expect(harness.find(.textField, "Address").elements.first?.semantics.value == "10.0.0.1")
  }
}
