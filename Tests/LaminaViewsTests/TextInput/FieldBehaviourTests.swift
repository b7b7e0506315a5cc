import LaminaGeometry
import LaminaHost
import LaminaInput
import LaminaTesting
import LaminaText
import LaminaViews
import Testing

/// What a field does beside typing: focus, blinking, composing, values, secrets, limits, menus.
@MainActor
@Suite struct FieldBehaviourTests {
  private struct Form: View {
    @State var first: String
    @State var second = ""
    @State private var ticks = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        TextField("First", text: $first)
        TextField("Second", text: $second)
        Button("Count \(ticks)") { ticks += 1 }.keyboardShortcut("k")
      }
      .font(.system(size: 10).monospaced()).padding(10)
    }
  }

  private func form(_ text: String = "") -> Harness {
    Harness(size: CGSize(width: 200, height: 120)) { Form(first: text) }
  }

  private func value(_ name: String, _ harness: Harness) -> String? {
    harness.element(name)?.semantics.value
  }

  // MARK: Focus

  @Test func `Tab selects what is in a field, to be typed over`() {
    let harness = form("old")
    harness.press(.tab)
    harness.type("new")
    harness.press(.tab)
    harness.type("2")
    #expect(value("First", harness) == "new")
    #expect(value("Second", harness) == "2")
  }

  @Test func `the input method is told where the caret is, and when no text is wanted`() throws {
    let harness = form("abc")
    #expect(harness.textInputCaret == nil)
    harness.press(.tab)
    let atEnd = try #require(harness.textInputCaret)
    harness.press(.home)
    let atStart = try #require(harness.textInputCaret)
    #expect(atEnd.minX - atStart.minX == 18)
    let field = try #require(harness.frame(of: "First"))
    #expect(field.contains(atStart) && field.contains(atEnd))
    harness.tap(at: CGPoint(x: 195, y: 115))
    #expect(harness.textInputCaret == atStart)
    harness.press(.escape)
    #expect(harness.textInputCaret == nil)
  }

  // MARK: Blinking

  @Test func `the caret blinks twice a second for ten seconds, and wakes nobody then`() {
    let harness = form()
    harness.tap("First")
    let before = harness.presentCount
    harness.advance(by: 5)
    #expect(harness.presentCount - before == 10)
    harness.advance(by: 6)
    let rest = harness.presentCount
    harness.advance(by: 5)
    #expect(harness.presentCount == rest)
    #expect(harness.graph.nextTick == nil)
  }

  @Test func `the caret blinks as the window's person wants it, or not at all`() {
    let harness = form()
    harness.tap("First")
    for (period, changes) in [(0.5, 8), (4, 1), (nil, 0)] as [(TimeInterval?, Int)] {
      var environment = harness.graph.environment
      environment.caretBlinkTime = period
      harness.graph.setEnvironment(environment)
      harness.press(.end)
      harness.settle()
      let before = harness.presentCount
      harness.advance(by: 2.01)
      #expect(harness.presentCount - before == changes)
    }
    #expect(harness.graph.nextTick == nil)
  }

  @Test func `the caret is solid while one types`() {
    let harness = form()
    harness.tap("First")
    for _ in 0..<6 {
      harness.advance(by: 0.4)
      let before = harness.presentCount
      harness.advance(by: 0.05)
      #expect(harness.presentCount == before)
      harness.type("a")
    }
  }

  @Test func `nothing blinks in a window without the keyboard`() {
    let harness = form()
    harness.tap("First")
    harness.setWindowFocus(false)
    let before = harness.presentCount
    harness.advance(by: 3)
    #expect(harness.presentCount == before)
    harness.setWindowFocus(true)
    harness.advance(by: 1.1)
    #expect(harness.presentCount > before)
  }

  // MARK: Composition

  @Test func `a composition outlives an evaluation of the view`() {
    let harness = form("ab")
    harness.press(.tab)
    harness.press(.end)
    harness.compose("ni")
    harness.press(.escape)  // the composition goes
    harness.compose("nihao")
    #expect(harness.textInputEndCount == 1)
    harness.press("k", modifiers: .command)
    harness.commit("你好")
    #expect(value("First", harness) == "ab你好")
  }

  @Test func `leaving a field ends its composition without a trace, and tells the input method`() {
    let harness = form("ab")
    harness.press(.tab)
    harness.press(.end)
    harness.compose("ni")
    harness.tap("Second")
    #expect(harness.textInputEndCount == 1)
    #expect(value("First", harness) == "ab")
    harness.type("x")
    #expect(value("Second", harness) == "x")
  }

  @Test func `a window that loses the keyboard ends the composition`() {
    let harness = form("ab")
    harness.press(.tab)
    harness.press(.end)
    harness.compose("ni")
    harness.setWindowFocus(false)
    harness.setWindowFocus(true)
    harness.type("c")
    #expect(value("First", harness) == "abc")
  }

  @Test func `a value that changes from outside keeps what is composed`() {
    let model = TextFieldTests.Model()
    model.text = "ab"
    let harness = Harness(size: CGSize(width: 200, height: 60)) {
      TextField("Name", text: model.binding)
    }
    harness.press(.tab)
    harness.press(.end)
    harness.compose("ni")
    model.text = "xab"
    harness.resize(to: CGSize(width: 210, height: 60))
    harness.commit("你")
    #expect(model.text.hasSuffix("ab你"))
  }

  // MARK: Secrets, limits, read-only

  @Test func `a secret shows bullets, tells no words and copies nothing`() {
    let model = TextFieldTests.Model()
    let harness = Harness(size: CGSize(width: 200, height: 60)) {
      SecureField("Password", text: model.binding)
    }
    harness.tap("Password")
    harness.type("one two")
    #expect(model.text == "one two")
    #expect(value("Password", harness) == "•••••••")
    harness.press("a", modifiers: .command)
    harness.press("c", modifiers: .command)
    harness.press("x", modifiers: .command)
    #expect(harness.clipboard.string == nil)
    #expect(harness.clipboard.primarySelection == nil)
    harness.press(.end)
    harness.press(.delete, modifiers: .command)
    #expect(model.text == "")
  }

  @Test func `a secret tells where the caret is among its bullets, not how long its letters are`()
    throws
  {
    let model = TextFieldTests.Model()
    let harness = Harness(size: CGSize(width: 200, height: 60)) {
      SecureField("Password", text: model.binding)
    }
    harness.tap("Password")
    harness.type("aé中👩‍👩‍👧‍👦")
    let bullet = "•".utf8.count
    #expect(harness.element("Password")?.semantics.details.selection?.caret == 4 * bullet)
    harness.press(.leftArrow, modifiers: .shift)
    let selection = harness.element("Password")?.semantics.details.selection
    #expect(selection?.range == 3 * bullet..<4 * bullet)
    try harness.textField("Password").perform(.select(bullet..<3 * bullet))
    harness.press(.delete)
    #expect(model.text == "a👩‍👩‍👧‍👦")
  }

  @Test func `a limit counts characters, also of what is pasted`() {
    let model = TextFieldTests.Model()
    let harness = Harness(size: CGSize(width: 200, height: 60)) {
      TextField("Code", text: model.binding).characterLimit(4)
    }
    harness.tap("Code")
    harness.type("ab👩‍👩‍👧‍👦")
    harness.clipboard.string = "xyz"
    harness.press("v", modifiers: .command)
    harness.type("q")
    #expect(model.text == "ab👩‍👩‍👧‍👦x")
  }

  @Test func `a line takes a megabyte as far as a line goes, and can be undone`() {
    let model = TextFieldTests.Model()
    let harness = Harness(size: CGSize(width: 200, height: 60)) {
      TextField("Line", text: model.binding)
    }
    harness.tap("Line")
    harness.clipboard.string = String(repeating: "0123456789", count: 100_000)
    harness.press("v", modifiers: .command)
    #expect(model.text.count == 65_535)
    harness.press("z", modifiers: .command)
    #expect(model.text == "")
  }

  @Test func `a read-only field is copied from and not written`() {
    let model = TextFieldTests.Model()
    model.text = "fixed"
    let harness = Harness(size: CGSize(width: 200, height: 60)) {
      TextField("Name", text: model.binding).readOnly()
    }
    harness.press(.tab)
    #expect(harness.textInputCaret == nil)
    harness.type("x")
    harness.press(.delete)
    harness.press("x", modifiers: .command)
    harness.press("c", modifiers: .command)
    harness.drop("more", at: CGPoint(x: 100, y: 30))
    #expect(model.writes == [])
    #expect(harness.clipboard.string == "fixed")
  }

  @Test func `a disabled field takes neither focus nor text`() {
    let model = TextFieldTests.Model()
    let harness = Harness(size: CGSize(width: 200, height: 60)) {
      TextField("Name", text: model.binding).disabled(true)
    }
    harness.press(.tab)
    harness.tap("Name")
    harness.type("x")
    #expect(model.writes == [])
    #expect(harness.element("Name")?.semantics.isEnabled == false)
  }

  // MARK: Values

  private struct Amount: View {
    @State private var amount = 1234.5
    @State private var count: Int? = 3
    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .number.locale(Locale(identifier: "en_US")))
        TextField("Count", value: $count, format: .number.locale(Locale(identifier: "en_US")))
        Text("\(amount), \(count.map { "\($0)" } ?? "none")").accessibilityIdentifier("said")
      }
    }
  }

  @Test
  func `a value is read as it is typed, and tidied when Return is pressed or the focus leaves`() {
    let harness = Harness(size: CGSize(width: 200, height: 120)) { Amount() }
    #expect(value("Amount", harness) == "1,234.5")
    harness.press(.tab)
    harness.type("20000")
    #expect(harness.text(of: "said") == "20000.0, 3")
    #expect(value("Amount", harness) == "20000")
    harness.press(.return)
    #expect(harness.text(of: "said") == "20000.0, 3")
    #expect(value("Amount", harness) == "20,000")
    harness.press("a", modifiers: .command)
    harness.type("7")
    harness.press(.tab)
    #expect(harness.text(of: "said") == "7.0, 3")
  }

  @Test func `what cannot be read goes back, and an empty text is no value`() {
    let harness = Harness(size: CGSize(width: 200, height: 120)) { Amount() }
    harness.press(.tab)
    harness.type("many\n")
    #expect(value("Amount", harness) == "1,234.5")
    harness.press(.tab)
    harness.press(.delete)
    harness.press(.return)
    #expect(harness.text(of: "said") == "1234.5, none")
  }

  // MARK: Scrolling, dropping, menu, undo

  @Test func `a long text is scrolled so far that the caret is in sight`() throws {
    let harness = form(String(repeating: "abcdefghij", count: 10))
    harness.press(.tab)
    let field = try #require(harness.frame(of: "First"))
    let end = try #require(harness.textInputCaret)
    #expect(field.contains(end))
    harness.press(.home)
    let start = try #require(harness.textInputCaret)
    #expect(field.contains(start))
    #expect(end.minX - start.minX > 150)
  }

  @Test func `a drag beyond the edge goes on selecting while the pointer rests`() throws {
    let harness = form(String(repeating: "abcdefghij", count: 10))
    let field = try #require(harness.frame(of: "First"))
    harness.pointerDown(at: CGPoint(x: field.minX + 10, y: field.midY))
    harness.send(
      .pointerMoved(
        PointerEvent(
          position: CGPoint(x: field.maxX + 15, y: field.midY), button: .primary,
          time: harness.clock.now)))
    let first = try #require(harness.element("First")?.semantics.details.selection)
    harness.advance(by: 1)
    let second = try #require(harness.element("First")?.semantics.details.selection)
    harness.advance(by: 5)
    let last = try #require(harness.element("First")?.semantics.details.selection)
    #expect(first.caret < second.caret)
    #expect(last.range == 0..<100)
    harness.pointerUp(at: CGPoint(x: field.maxX + 15, y: field.midY))
    #expect(harness.graph.isMoving == false)
  }

  @Test func `text from another application is put where it is dropped, selected`() throws {
    let harness = form("abcd")
    let field = try #require(harness.frame(of: "First"))
    // Behind the second letter: 8 points of padding, 6 for each letter.
    harness.drop("XY", at: CGPoint(x: field.minX + 20, y: field.midY))
    #expect(value("First", harness) == "abXYcd")
    #expect(harness.element("First")?.isFocused == true)
    #expect(harness.element("First")?.semantics.details.selection?.range == 2..<4)
  }

  @Test func `text dragged into another field leaves the first, and stays with Control`() throws {
    for modifiers in [EventModifiers(), .command] {
      let harness = form("abcd")
      harness.press(.tab)
      let first = try #require(harness.frame(of: "First"))
      let second = try #require(harness.frame(of: "Second"))
      let start = CGPoint(x: first.minX + 14, y: first.midY)
      let end = CGPoint(x: second.midX, y: second.midY)
      func event(_ place: CGPoint) -> PointerEvent {
        PointerEvent(position: place, button: .primary, modifiers: modifiers, clickCount: 1)
      }
      harness.send(.pointerDown(event(start)))
      harness.send(.pointerMoved(event(end)))
      harness.send(.pointerUp(event(end)))
      #expect(value("Second", harness) == "abcd")
      #expect(value("First", harness) == (modifiers.isEmpty ? "" : "abcd"))
    }
  }

  @Test func `the menu of the secondary button cuts and pastes`() throws {
    let harness = form("abcd")
    harness.press(.tab)
    let field = try #require(harness.frame(of: "First"))
    func open() {
      let place = CGPoint(x: field.minX + 14, y: field.midY)
      harness.send(.pointerDown(PointerEvent(position: place, button: .secondary, clickCount: 1)))
      harness.send(.pointerUp(PointerEvent(position: place, button: .secondary, clickCount: 1)))
    }
    open()
    harness.tap("Cut")
    #expect(value("First", harness) == "")
    #expect(harness.clipboard.string == "abcd")
    open()
    harness.press(.escape)
    #expect(!harness.exists("Paste"))
    harness.press(.menu)
    harness.tap("Paste")
    #expect(value("First", harness) == "abcd")
    #expect(harness.element("First")?.isFocused == true)
  }

  @Test func `keys that a field has no use for go on to shortcuts`() {
    let harness = form("abcd")
    harness.press(.tab)
    harness.press("k", modifiers: .command)
    #expect(harness.exists("Count 1"))
  }
}
