import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// Values that say where the focus is, and bring it there.
@Suite struct FocusStateTests {
  private enum Field: Hashable { case name, mail, late }

  private struct Form: View {
    @FocusState private var field: Field?
    @State private var hasLate = false
    @State private var hasMail = true
    var body: some View {
      VStack {
        Text("\(field.map { "\($0)" } ?? "nobody")").accessibilityIdentifier("field")
        Button("Name") {}.focused($field, equals: .name)
        if hasMail { Button("Mail") {}.focused($field, equals: .mail) }
        if hasLate { Button("Late") {}.focused($field, equals: .late) }
        Button("Next") { field = .mail }.keyboardShortcut("n")
        Button("Drop") { field = nil }.keyboardShortcut("d")
        Button("Come") {
          hasLate = true; field = .late
        }.keyboardShortcut("c")
        Button("Hide") { hasMail = false }.keyboardShortcut("h")
        Button("Ghost") { field = .late }.keyboardShortcut("g")
      }
    }
  }

  @Test("the focus moving sets the value, and leaving all of its views empties it")
  func follows() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Form() }
    #expect(harness.text(of: "field") == "nobody")
    harness.press(.tab)
    #expect(harness.text(of: "field") == "name")
    harness.press(.tab)
    #expect(harness.text(of: "field") == "mail")
    harness.press(.tab)
    #expect(harness.text(of: "field") == "nobody")
    harness.tap("Name")
    #expect(harness.text(of: "field") == "nobody")
  }

  @Test("setting the value moves the focus, nil takes it away")
  func leads() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Form() }
    harness.press("n", modifiers: .command)
    #expect(harness.element("Mail")?.isFocused == true)
    #expect(harness.text(of: "field") == "mail")
    harness.press("d", modifiers: .command)
    #expect(harness.focusedName == nil)
    #expect(harness.text(of: "field") == "nobody")
  }

  @Test("nil leaves a focus alone that is somewhere else")
  func elsewhere() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Form() }
    harness.press(.tab, modifiers: .shift)
    #expect(harness.element("Ghost")?.isFocused == true)
    harness.press("d", modifiers: .command)
    #expect(harness.element("Ghost")?.isFocused == true)
  }

  @Test("a view that comes with the same update gets the focus")
  func comes() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Form() }
    harness.press("c", modifiers: .command)
    #expect(harness.element("Late")?.isFocused == true)
    #expect(harness.text(of: "field") == "late")
  }

  @Test("a value that no view stands for is taken back to where the focus is")
  func ghost() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Form() }
    harness.press(.tab)
    harness.press("g", modifiers: .command)
    #expect(harness.text(of: "field") == "name")
    #expect(harness.element("Name")?.isFocused == true)
  }

  @Test("a view that leaves with the focus empties the value")
  func leaves() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Form() }
    harness.press("n", modifiers: .command)
    harness.press("h", modifiers: .command)
    #expect(harness.text(of: "field") == "nobody")
  }

  private struct Nested: View {
    @FocusState private var isInside: Bool
    @FocusState private var part: Int?
    var body: some View {
      VStack {
        Text("\(isInside) \(part ?? 0)").accessibilityIdentifier("state")
        VStack {
          ForEach(1..<3, id: \.self) { number in
            Child(number: number, part: $part)
          }
        }
        .focused($isInside)
        Button("Outside") {}
        Button("Enter") { isInside = true }.keyboardShortcut("e")
        Button("Leave") { isInside = false }.keyboardShortcut("l")
      }
    }
  }

  private struct Child: View {
    let number: Int
    let part: FocusState<Int?>.Binding
    var body: some View { Button("Part \(number)") {}.focused(part, equals: number) }
  }

  @Test("what is around the focus follows it too, and a binding handed down means the same")
  func nested() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Nested() }
    harness.press(.tab)
    #expect(harness.text(of: "state") == "true 1")
    harness.press(.tab)
    #expect(harness.text(of: "state") == "true 2")
    harness.press(.tab)
    #expect(harness.text(of: "state") == "false 0")
    harness.press("e", modifiers: .command)
    #expect(harness.text(of: "state") == "true 1")
    harness.press("l", modifiers: .command)
    #expect(harness.text(of: "state") == "false 0")
  }

  private struct Beginning: View {
    @FocusState private var field: Field?
    var byAppearing = false
    var body: some View {
      VStack {
        Button("Name") {}.focused($field, equals: .name)
        Button("Mail") {}.focused($field, equals: .mail)
      }
      .defaultFocus($field, .mail)
      .onAppear { if byAppearing { field = .name } }
    }
  }

  @Test("a default focus is there from the start; a program that sets another wins")
  func beginning() {
    let harness = Harness { Beginning() }
    #expect(harness.element("Mail")?.isFocused == true)
    let other = Harness { Beginning(byAppearing: true) }
    #expect(other.element("Name")?.isFocused == true)
  }

  private struct Looks: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "has it" : "has it not") }
  }

  @Test("views in something that takes the focus know whether it is there")
  func environment() {
    let harness = Harness {
      VStack {
        Looks().focusable().accessibilityIdentifier("own")
        Button {
        } label: {
          Looks()
        }.accessibilityIdentifier("button")
      }
    }
    #expect(harness.text(of: "own") == "has it not")
    harness.press(.tab)
    #expect(harness.text(of: "own") == "has it")
    harness.press(.tab)
    #expect(harness.text(of: "own") == "has it not")
    #expect(harness.text(of: "button") == "has it")
  }

  @Test("a click focuses what is for editing and leaves alone what is for activating")
  func interactions() {
    let harness = Harness {
      VStack {
        Text("Edit").padding(10).focusable()
        Text("Press").padding(10).focusable(interactions: .activate)
        Text("No").padding(10).focusable(false)
      }
    }
    harness.tap("Edit")
    #expect(harness.focusedName == "Edit")
    harness.tap("Press")
    #expect(harness.focusedName == "Edit")
    harness.press(.tab)
    #expect(harness.focusedName == "Press")
    harness.press(.tab)
    #expect(harness.focusedName == "Edit")
  }

  @Test("rings can be turned off")
  func noRing() {
    func pair(_ isDisabled: Bool) -> (Harness, Harness) {
      let make = {
        Harness {
          Text("A").frame(width: 60, height: 40).focusable().focusEffectDisabled(isDisabled)
        }
      }
      let (resting, focused) = (make(), make())
      focused.press(.tab)
      return (resting, focused)
    }
    let (resting, ringed) = pair(false)
    #expect(resting.pixels != ringed.pixels)
    let (other, bare) = pair(true)
    #expect(other.pixels == bare.pixels)
  }
}
