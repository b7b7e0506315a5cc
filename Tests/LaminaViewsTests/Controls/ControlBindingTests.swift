import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// What a parent makes of a value that a control writes.
enum Taking: CaseIterable {
  case takes, refuses, clamps, changes, delays
}

/// How fast a person is: everything within one frame, or with frames between.
enum Pace: CaseIterable { case fast, slow }

/// A value that a parent hands down as its body captured it, and what it does with what comes up.
///
/// What is delayed comes when the test lets it.
@MainActor
private final class JobResults {
  var delayed: [() -> Void] = []
  func deliver() {
    let due = delayed
    delayed = []
    for call in due { call() }
  }
}

private struct Parent<Value, Control: View>: View {
  @State var value: Value
  let taking: Taking
  let clamp: (Value) -> Value
  let change: (Value) -> Value
  let mailbox: JobResults
  let control: (Binding<Value>) -> Control

  var body: some View {
    let captured = value
    VStack {
      control(Binding(get: { captured }, set: { take($0) }))
      Text("\(captured)").accessibilityIdentifier("value")
    }
  }

  private func take(_ next: Value) {
    switch taking {
    case .takes: value = next
    case .refuses: break
    case .clamps: value = clamp(next)
    case .changes: value = change(next)
    case .delays: mailbox.delayed.append { value = next }
    }
  }
}

/// Every control, with bindings to captured values that do as they like.
@MainActor
@Suite struct ControlBindingTests {
  private struct Scene {
    let harness: Harness
    let mailbox: JobResults
    let pace: Pace

    var value: String? { harness.text(of: "value") }

    /// One act of a person; fast ones share a frame.
    func act(_ body: () -> Void) {
      body()
      if pace == .fast { return }
      harness.settle()
      mailbox.deliver()
      harness.settle()
    }

    func finish() {
      harness.settle()
      mailbox.deliver()
      harness.settle()
    }

    func key(_ key: Key) {
      harness.graph.keyDown(KeyEvent(key))
      harness.graph.keyUp(KeyEvent(key))
    }

    func type(_ text: String) {
      for character in text {
        act {
          harness.graph.keyDown(KeyEvent(.character(character)))
          harness.graph.textInput(String(character), at: 0)
          harness.graph.keyUp(KeyEvent(.character(character)))
        }
      }
      finish()
    }
  }

  private func scene<Value, Control: View>(
    _ value: Value, _ taking: Taking, _ pace: Pace, clamp: @escaping (Value) -> Value,
    change: @escaping (Value) -> Value,
    @ViewBuilder _ control: @escaping (Binding<Value>) -> Control
  ) -> Scene {
    let mailbox = JobResults()
    let harness = Harness(size: CGSize(width: 300, height: 300)) {
      Parent(
        value: value, taking: taking, clamp: clamp, change: change, mailbox: mailbox,
        control: control)
    }
    return Scene(harness: harness, mailbox: mailbox, pace: pace)
  }

  // MARK: Texts

  enum TextControl: CaseIterable { case field, growing, secret, editor, selecting }

  private struct AnyTextControl: View {
    let kind: TextControl
    let text: Binding<String>
    @State private var selection: TextSelection?
    var body: some View {
      switch kind {
      case .field: TextField("Text", text: text)
      case .growing: TextField("Text", text: text, axis: .vertical)
      case .secret: SecureField("Text", text: text)
      case .editor: TextEditor(text: text).frame(height: 100).accessibilityLabel("Text")
      case .selecting: TextField("Text", text: text, selection: $selection)
      }
    }
  }

  @Test(
    "letters stay in order, whatever a parent makes of them and however fast they come",
    arguments: TextControl.allCases, Taking.allCases)
  func texts(_ kind: TextControl, _ taking: Taking) {
    let expected: [Taking: String] = [
      .takes: "abcdef", .refuses: "", .clamps: "abc", .changes: "ABCDEF", .delays: "abcdef",
    ]
    for pace in Pace.allCases {
      let scene = scene(
        "", taking, pace, clamp: { String($0.prefix(3)) }, change: { $0.uppercased() }
      ) { AnyTextControl(kind: kind, text: $0) }
      scene.harness.tap("Text")
      scene.type("abcdef")
      let shown = scene.harness.element("Text")?.semantics.value
      #expect(scene.value == expected[taking], "\(pace)")
      let bullets = String(repeating: "•", count: expected[taking]?.count ?? 0)
      #expect(shown == (kind == .secret ? bullets : expected[taking]), "\(pace)")
    }
  }

  @Test("the caret stays where it is in the midst of a text", arguments: Taking.allCases)
  func caret(_ taking: Taking) {
    let expected: [Taking: String] = [
      .takes: "<xyz>", .refuses: "<>", .clamps: "<xyz>", .changes: "<XYZ>", .delays: "<xyz>",
    ]
    for pace in Pace.allCases {
      let scene = scene(
        "<>", taking, pace, clamp: { String($0.prefix(5)) }, change: { $0.uppercased() }
      ) { TextField("Text", text: $0) }
      scene.harness.press(.tab)
      scene.harness.press(.home)
      scene.harness.press(.rightArrow)
      scene.type("xyz")
      #expect(scene.value == expected[taking], "\(pace)")
      #expect(scene.harness.element("Text")?.semantics.value == expected[taking], "\(pace)")
      if taking == .refuses { continue }
      #expect(scene.harness.element("Text")?.semantics.details.selection?.caret == 4, "\(pace)")
    }
  }

  // MARK: Switches

  enum SwitchControl: CaseIterable { case toggle, checkbox, own }

  private struct OwnStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isOn ? "on" : "off")
      }
    }
  }

  private struct AnySwitch: View {
    let kind: SwitchControl
    let isOn: Binding<Bool>
    var body: some View {
      switch kind {
      case .toggle: Toggle("Switch", isOn: isOn)
      case .checkbox: Toggle("Switch", isOn: isOn).toggleStyle(.checkbox)
      case .own: Toggle("Switch", isOn: isOn).toggleStyle(OwnStyle())
      }
    }
  }

  @Test(
    "three presses are three presses, and a toggle shows what its parent has",
    arguments: SwitchControl.allCases, Taking.allCases)
  func switches(_ kind: SwitchControl, _ taking: Taking) {
    let expected: [Taking: String] = [
      .takes: "true", .refuses: "false", .clamps: "true", .changes: "false", .delays: "true",
    ]
    for pace in Pace.allCases {
      let scene = scene(false, taking, pace, clamp: { _ in true }, change: { !$0 }) {
        AnySwitch(kind: kind, isOn: $0)
      }
      scene.harness.press(.tab)
      for _ in 0..<3 { scene.act { scene.key(.space) } }
      scene.finish()
      #expect(scene.value == expected[taking], "\(pace)")
      let shown = scene.harness.semanticTree.all.first { $0.semantics.role == .toggle }
      #expect(shown?.semantics.isOn == (scene.value == "true" ? .on : .off), "\(pace)")
    }
  }

  // MARK: Sliders

  @Test("steps of a slider add up, and it shows what its parent has", arguments: Taking.allCases)
  func sliders(_ taking: Taking) {
    let expected: [Taking: Double] = [
      .takes: 3, .refuses: 0, .clamps: 2, .delays: 3,
    ]
    for pace in Pace.allCases {
      let scene = scene(0.0, taking, pace, clamp: { min($0, 2) }, change: { max(5, $0) }) {
        Slider(value: $0, in: 0...10, step: 1).accessibilityLabel("Slider")
      }
      scene.harness.press(.tab)
      for _ in 0..<3 { scene.act { scene.key(.rightArrow) } }
      scene.finish()
      if let wanted = expected[taking] { #expect(scene.value == "\(wanted)", "\(pace)") }
      let shown = scene.harness.element("Slider")?.semantics.value
      #expect(shown == scene.value.flatMap(Double.init).map { "\(Int($0))" }, "\(pace)")
    }
  }

  // MARK: Lists

  private func selected(_ harness: Harness) -> [String] {
    harness.semanticTree.all.filter { $0.semantics.isSelected == true }.map(\.text)
  }

  @Test("a list shows the row that its parent has", arguments: Taking.allCases)
  func oneRow(_ taking: Taking) {
    let expected: [Taking: [String]] = [
      .takes: ["Row 2"], .refuses: [], .clamps: ["Row 1"], .changes: ["Row 3"], .delays: ["Row 2"],
    ]
    for pace in Pace.allCases {
      let scene = scene(
        Int?.none, taking, pace, clamp: { $0.map { min($0, 1) } }, change: { $0.map { $0 + 1 } }
      ) { selection in
        List(0..<5, id: \.self, selection: selection) { Text("Row \($0)") }
      }
      for row in [0, 1, 2] { scene.act { click("Row \(row)", [], scene.harness) } }
      scene.finish()
      #expect(selected(scene.harness) == expected[taking], "\(pace)")
    }
  }

  @Test("rows that are added with Control add up", arguments: [Taking.takes, .refuses, .delays])
  func manyRows(_ taking: Taking) {
    for pace in Pace.allCases {
      let scene = scene(Set<Int>(), taking, pace, clamp: { $0 }, change: { $0 }) { selection in
        List(0..<5, id: \.self, selection: selection) { Text("Row \($0)") }
      }
      for row in [0, 2, 4] { scene.act { click("Row \(row)", .command, scene.harness) } }
      scene.finish()
      let expected = taking == .refuses ? [] : ["Row 0", "Row 2", "Row 4"]
      #expect(selected(scene.harness) == expected, "\(pace)")
    }
  }

  private func click(_ name: String, _ modifiers: EventModifiers, _ harness: Harness) {
    guard let frame = harness.graph.semanticTree?.first(name)?.frame else { return }
    let event = PointerEvent(
      position: CGPoint(x: frame.midX, y: frame.midY), button: .primary, modifiers: modifiers,
      clickCount: 1)
    harness.graph.pointerDown(event)
    harness.graph.pointerUp(event)
  }

  // MARK: Animations

  private struct Animated: View {
    @State private var text = ""
    @State private var isOn = false
    var body: some View {
      let (text, isOn) = (text, isOn)
      VStack {
        TextField(
          "Text", text: Binding(get: { text }, set: { new in withAnimation { self.text = new } }))
        Toggle("On", isOn: Binding(get: { isOn }, set: { self.isOn = $0 }).animation())
        if isOn { Text("more") }
        Text(text).accessibilityIdentifier("value")
      }
    }
  }

  @Test("a setter that animates changes nothing about it")
  func animated() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Animated() }
    harness.tap("Text")
    for letter in "abc" {
      harness.press(.end)
      harness.type(String(letter))
    }
    // A caret that moves and a letter in one frame are changes under two transactions.
    harness.graph.keyDown(KeyEvent(.home))
    harness.graph.textInput("x", at: 0)
    harness.graph.textInput("y", at: 0)
    harness.settle()
    #expect(harness.text(of: "value") == "xyabc")
    #expect(harness.element("Text")?.semantics.value == "xyabc")
    harness.tap("On")
    harness.advance(by: 1)
    #expect(harness.exists("more"))
  }

  private struct Rows: View {
    let names: [String]
    let rename: (Int, String) -> Void
    var body: some View {
      List(Array(names.enumerated()), id: \.offset) { row in
        TextField(
          "Field \(row.offset)",
          text: Binding(get: { row.element }, set: { rename(row.offset, $0) }))
      }
    }
  }

  private struct RowsParent: View {
    @State private var names = ["", "b", "c"]
    var body: some View {
      Rows(names: names) { names[$0] = $1 }
      Text(names.joined(separator: " ")).accessibilityIdentifier("value")
    }
  }

  @Test(
    "a field in a row whose text its parent's list captured takes all letters",
    arguments: Pace.allCases)
  func rows(_ pace: Pace) {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { RowsParent() }
    let scene = Scene(harness: harness, mailbox: JobResults(), pace: pace)
    harness.tap("Field 0")
    scene.type("hello")
    #expect(scene.value == "hello b c")
    #expect(harness.element("Field 0")?.semantics.value == "hello")
  }
}
