import Lamina
import LaminaTesting
import Testing

/// Toggles and pickers among the items of a bar.
@MainActor @Suite("Toggles and pickers in toolbars")
struct ToolbarControlTests {
  private struct Editor: View {
    @State private var isBold = false
    @State private var size = "Small"
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        Text("bold \(isBold ? "on" : "off"), size \(size)").accessibilityIdentifier("state")
          .navigationTitle("Letter")
          .toolbar {
            ToolbarItem { Toggle("Bold", systemImage: "bold", isOn: $isBold) }
            ToolbarItem {
              Picker("Size of letters", selection: $size) {
                ForEach(["Small", "Large"], id: \.self) { Text($0).tag($0) }
              }
            }
            ToolbarItem {
              Button("More about it") { isShown = true }.popover(isPresented: $isShown) {
                Toggle("Inside", isOn: $isBold).frame(width: 200).padding()
              }
            }
          }
      }
    }
  }

  private func editor() -> Harness {
    Harness(size: CGSize(width: 800, height: 300)) { Editor() }
  }

  @Test("A toggle is a button that stays down, as wide as its icon asks for")
  func toggle() throws {
    let harness = editor()
    let frame = try #require(harness.element("Bold")).frame
    #expect(frame.width < 50, "\(frame)")
    harness.tap("Bold")
    #expect(harness.text(of: "state") == "bold on, size Small")
  }

  @Test("A picker shows what is chosen; its label has no room, and stays its name")
  func picker() throws {
    let harness = editor()
    let picker = try #require(harness.elements(role: .picker).first)
    #expect(picker.semantics.label == "Size of letters" && picker.semantics.value == "Small")
    #expect(picker.frame.width < 110, "\(picker.frame)")
    let texts = harness.elements(role: .text).filter { $0.frame.width > 1 }.map(\.text)
    #expect(!texts.contains("Size of letters"))
  }

  @Test("What an item presents has toggles as they are elsewhere")
  func popover() throws {
    let harness = editor()
    harness.tap("More about it")
    harness.advance(by: 1)
    let frame = try #require(harness.element("Inside")).frame
    #expect(frame.width == 200, "a switch takes the breadth, a button would not: \(frame)")
  }
}
