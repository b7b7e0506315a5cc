import Lamina
import LaminaTesting
import Testing

/// A row of one's own that takes a value and a way to set it, as design systems have them.
private struct SwitchRow: View {
  let title: String
  let isOn: Bool
  let set: (Bool) -> Void
  var body: some View {
    Toggle(title, isOn: Binding(get: { isOn }, set: { set($0) }))
  }
}

private struct Permissions: View {
  @State private var granted: Set<String> = []
  var body: some View {
    VStack {
      ForEach(["Camera", "Files", "Net"], id: \.self) { name in
        SwitchRow(title: name, isOn: granted.contains(name)) { isOn in
          if isOn { granted.insert(name) } else { granted.remove(name) }
        }
      }
      Text(granted.sorted().joined(separator: " ")).accessibilityIdentifier("granted")
    }
  }
}

@MainActor @Suite("Idioms: rows with a value and a callback")
struct SettingsRowsIdiom {
  @Test("Switches are on and off by turns")
  func switches() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Permissions() }
    harness.tap("Files")
    harness.tap("Camera")
    #expect(harness.text(of: "granted") == "Camera Files")
    harness.tap("Files")
    #expect(harness.text(of: "granted") == "Camera")
    #expect(harness.element("Files")?.semantics.isOn == .off)
  }
}
