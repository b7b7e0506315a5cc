import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// What clicks do to the focus: as on the Mac, only what takes keys takes it.
@MainActor
@Suite struct ClickFocusTests {
  private enum Field: Hashable { case name, mail }

  private struct Form: View {
    @State private var name = ""
    @State private var mail = ""
    @State private var isOn = false
    @State private var amount = 0.5
    @State private var seen = "nobody"
    @FocusState private var field: Field?
    var body: some View {
      VStack(spacing: 8) {
        TextField("Name", text: $name).focused($field, equals: .name)
        TextField("Mail", text: $mail).focused($field, equals: .mail)
        Button("Next") { (seen, field) = (field.map { "\($0)" } ?? "nobody", .mail) }
        Button("Toggle") { field = field == nil ? .name : nil }
        Toggle("Switch", isOn: $isOn)
        Slider(value: $amount).accessibilityLabel("Slider")
        Text("Ground")
        Text(seen).accessibilityIdentifier("seen")
      }
      .padding()
    }
  }

  private func form() -> Harness { Harness(size: CGSize(width: 300, height: 400)) { Form() } }

  @Test("an action sees where the focus is, and moves it on")
  func next() {
    let harness = form()
    harness.tap("Name")
    harness.type("Ada")
    harness.tap("Next")
    #expect(harness.text(of: "seen") == "name")
    harness.type("@")
    #expect(harness.element("Mail")?.semantics.value == "@")
  }

  @Test("a button turns the focus on and off")
  func toggling() {
    let harness = form()
    harness.tap("Toggle")
    #expect(harness.element("Name")?.isFocused == true)
    harness.tap("Toggle")
    #expect(harness.element("Name")?.isFocused == false)
    harness.tap("Toggle")
    #expect(harness.element("Name")?.isFocused == true)
  }

  @Test(
    "controls, texts and ground leave it where one types",
    arguments: ["Next", "Switch", "Slider", "Ground"])
  func leaves(_ name: String) {
    let harness = form()
    harness.tap("Mail")
    harness.tap(name)
    harness.tap(at: CGPoint(x: 2, y: 2))
    #expect(harness.element("Mail")?.isFocused == true)
    harness.type("x")
    #expect(harness.element("Mail")?.semantics.value == "x")
  }

  @Test("Tab comes to buttons as ever")
  func tab() {
    let harness = form()
    harness.tap("Mail")
    harness.tap("Next")
    harness.press(.tab)
    #expect(harness.element("Next")?.isFocused == true)
    harness.press(.tab)
    #expect(harness.element("Toggle")?.isFocused == true)
  }

  private struct Rows: View {
    @State private var text = ""
    @State private var selection: Int?
    @State private var count = 0
    var body: some View {
      VStack {
        TextField("Text", text: $text)
        List(0..<3, id: \.self, selection: $selection) { row in
          HStack {
            Text("Row \(row)")
            Button("Press \(row)") { count += 1 }
          }
        }
        Text("\(count)").accessibilityIdentifier("count")
      }
    }
  }

  @Test("a button in a row leaves it too; the row takes it")
  func rows() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Rows() }
    harness.tap("Text")
    harness.tap("Press 1")
    #expect(harness.text(of: "count") == "1")
    #expect(harness.element("Text")?.isFocused == true)
    harness.tap("Row 1")
    #expect(harness.element("Text")?.isFocused == false)
    harness.press(.downArrow)
    let selected = harness.semanticTree.all.filter { $0.semantics.isSelected == true }
    #expect(selected.first?.children.first?.text == "Row 2")
  }
}
