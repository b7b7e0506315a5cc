import LaminaGeometry
import LaminaHost
import LaminaInput
import LaminaTesting
import LaminaText
import LaminaViews
import Testing

/// The menu of a text: by the secondary button, and by keyboard.
@Suite struct TextMenuTests {
  private struct Form: View {
    @State var text = "abcd"
    @State var page = (0..<40).map { "line \($0)" }.joined(separator: "\n")
    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        TextField("Field", text: $text)
        Text("read me").textSelection(.enabled)
        TextEditor(text: $page).frame(height: 80).accessibilityLabel("Page")
        Menu("Other") { Button("New") {} }
      }
      .font(.system(size: 10).monospaced()).padding(10)
    }
  }

  private func form() -> Harness {
    Harness(size: CGSize(width: 300, height: 320)) { Form() }
  }

  private func panel(_ harness: Harness) -> CGRect? {
    harness.semanticTree.all.first { $0.semantics.role == .menu }?.frame
  }

  private func value(_ name: String, _ harness: Harness) -> String? {
    harness.element(name)?.semantics.value
  }

  private func selection(_ name: String, _ harness: Harness) -> Range<Int>? {
    harness.element(name)?.semantics.details.selection?.range
  }

  private func send(
    _ harness: Harness, _ point: CGPoint, _ button: PointerEvent.Button = .secondary,
    _ make: (PointerEvent) -> HostEvent
  ) {
    harness.send(
      make(PointerEvent(position: point, button: button, clickCount: 1, time: harness.clock.now)))
  }

  private func middle(_ name: String, _ harness: Harness) throws -> CGPoint {
    let frame = try #require(harness.frame(of: name))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: Keyboard

  @Test(arguments: [(Key.menu, EventModifiers()), (.function(10), .shift)])
  func `the Menu key and Shift-F10 open it below the caret, and focus and selection stay`(
    key: Key, modifiers: EventModifiers
  ) throws {
    let harness = form()
    harness.tap("Field")
    harness.press(.home)
    harness.press(.rightArrow, modifiers: .shift)
    harness.press(.rightArrow, modifiers: .shift)
    let caret = try #require(harness.textInputCaret)
    harness.press(key, modifiers: modifiers)
    let menu = try #require(panel(harness))
    #expect(abs(menu.minX - caret.minX) < 1 && abs(menu.minY - caret.maxY - 4) < 1)
    #expect(harness.element("Cut")?.isFocused == true)
    harness.press(key, modifiers: modifiers)
    #expect(panel(harness) == nil)
    #expect(harness.element("Field")?.isFocused == true && selection("Field", harness) == 0..<2)
    harness.press(key, modifiers: modifiers)
    harness.press(.return)
    #expect(value("Field", harness) == "cd" && harness.clipboard.string == "ab")
    harness.type("x")
    #expect(value("Field", harness) == "xcd")
  }

  @Test func `a text that is only read has it too, at what is selected`() throws {
    let harness = form()
    harness.tap("read me", count: 2)
    let text = try #require(harness.frame(of: "read me"))
    harness.press(.function(10), modifiers: .shift)
    let menu = try #require(panel(harness))
    #expect(text.insetBy(dx: -1, dy: -1).contains(CGPoint(x: menu.minX, y: menu.minY - 4)))
    harness.press(.return)
    #expect(harness.clipboard.string == "read")
    #expect(selection("read me", harness) == 0..<4)
  }

  @Test func `what the keyboard highlights is seen to be`() {
    let harness = form()
    harness.tap("Field")
    harness.press("a", modifiers: .command)
    harness.press(.menu)
    for key in [Key.downArrow, .upArrow] {
      let before = harness.presentCount
      harness.press(key)
      #expect(harness.presentCount > before)
    }
  }

  @Test func `with the caret out of sight it opens at the edge of what is seen`() throws {
    let harness = form()
    harness.tap("Page")
    harness.press(.home, modifiers: .command)
    harness.scroll("Page", down: 200)
    let page = try #require(harness.frame(of: "Page"))
    harness.press(.menu)
    let menu = try #require(panel(harness))
    #expect(abs(menu.minY - page.minY - 4) < 8, "\(menu) \(page)")
  }

  // MARK: Secondary button

  @Test func `the press opens it, a short click leaves it open`() throws {
    let harness = form()
    let point = try middle("Field", harness)
    send(harness, point) { .pointerDown($0) }
    #expect(panel(harness) != nil)
    send(harness, point) { .pointerUp($0) }
    #expect(panel(harness) != nil)
    harness.tap("Select All")
    #expect(panel(harness) == nil && selection("Field", harness) == 0..<4)
    #expect(harness.element("Field")?.isFocused == true)
  }

  @Test func `an editor has it too, with what can be done there`() throws {
    let harness = form()
    harness.clipboard.string = "new "
    let page = try #require(harness.frame(of: "Page"))
    let point = CGPoint(x: page.minX + 20, y: page.minY + 20)
    send(harness, point) { .pointerDown($0) }
    send(harness, point) { .pointerUp($0) }
    #expect(harness.element("Cut")?.semantics.isEnabled == false)
    harness.tap("Select All")
    send(harness, point) { .pointerDown($0) }
    send(harness, point) { .pointerUp($0) }
    harness.tap("Paste")
    #expect(value("Page", harness) == "new ")
    #expect(harness.element("Page")?.isFocused == true)
  }

  @Test func `held down it follows the pointer and takes what it is let go on`() throws {
    let harness = form()
    let point = try middle("Field", harness)
    send(harness, point) { .pointerDown($0) }
    harness.advance(by: 0.2)
    let item = try middle("Select All", harness)
    send(harness, item) { .pointerMoved($0) }
    #expect(harness.element("Select All")?.isFocused == true)
    send(harness, item) { .pointerUp($0) }
    #expect(panel(harness) == nil && selection("Field", harness) == 0..<4)
    harness.type("x")
    #expect(value("Field", harness) == "x")
  }

  @Test func `let go beside it after a while it closes, and another press beside it closes it`()
    throws
  {
    let harness = form()
    let point = try middle("Field", harness)
    let outside = CGPoint(x: 295, y: 315)
    send(harness, point) { .pointerDown($0) }
    harness.advance(by: 1)
    send(harness, outside) { .pointerMoved($0) }
    send(harness, outside) { .pointerUp($0) }
    #expect(panel(harness) == nil)
    for button in [PointerEvent.Button.primary, .secondary, .middle] {
      send(harness, point) { .pointerDown($0) }
      send(harness, point) { .pointerUp($0) }
      #expect(panel(harness) != nil)
      send(harness, outside, button) { .pointerDown($0) }
      send(harness, outside, button) { .pointerUp($0) }
      #expect(panel(harness) == nil, "\(button)")
      #expect(harness.element("Field")?.isFocused == true)
    }
  }

  @Test func `a slow click without moving chooses nothing, wherever the menu opens`() throws {
    let harness = Harness(size: CGSize(width: 120, height: 60)) {
      TextField("Field", text: .constant("abcd"))
    }
    let point = try middle("Field", harness)
    harness.tap(at: point)
    harness.press("a", modifiers: .command)
    send(harness, point) { .pointerDown($0) }
    #expect(panel(harness)?.contains(point) == true)
    harness.advance(by: 2)
    send(harness, point) { .pointerUp($0) }
    #expect(harness.clipboard.string == nil && panel(harness) != nil)
  }

  @Test func `Escape takes back a press that opened it`() throws {
    let harness = form()
    let point = try middle("Field", harness)
    send(harness, point) { .pointerDown($0) }
    harness.press(.escape)
    #expect(panel(harness) == nil && harness.element("Field")?.isFocused == true)
    send(harness, point) { .pointerUp($0) }
    #expect(panel(harness) == nil)
  }

  @Test func `a press on selected text keeps the selection, beside it the caret goes there`() throws
  {
    let harness = form()
    harness.tap("Field")
    harness.press("a", modifiers: .command)
    let field = try #require(harness.frame(of: "Field"))
    send(harness, CGPoint(x: field.minX + 14, y: field.midY)) { .pointerDown($0) }
    #expect(selection("Field", harness) == 0..<4)
    harness.press(.escape)
    send(harness, CGPoint(x: field.minX + 14, y: field.midY)) { .pointerUp($0) }
    send(harness, CGPoint(x: field.maxX - 10, y: field.midY)) { .pointerDown($0) }
    #expect(selection("Field", harness) == 4..<4)
  }

  @Test func `the selection is kept by a press above or below its line, too`() throws {
    let harness = form()
    harness.tap("Field", count: 2)
    let field = try #require(harness.frame(of: "Field"))
    for y in [field.minY + 2, field.maxY - 2] {
      send(harness, CGPoint(x: field.minX + 14, y: y)) { .pointerDown($0) }
      #expect(selection("Field", harness) == 0..<4)
      harness.press(.escape)
      send(harness, CGPoint(x: field.minX + 14, y: y)) { .pointerUp($0) }
    }
  }
}
