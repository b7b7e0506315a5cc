import LaminaGeometry
import LaminaHost
import LaminaInput
import LaminaTesting
import LaminaText
import LaminaViews
import Testing

/// The commands of an Edit menu, which act on the text with the focus.
@Suite struct EditCommandsTests {
  private static let titles = ["Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select All"]

  private struct Form: View {
    @State var text = "one two"
    @State var secret = "secret"
    @State var page = "first\nsecond"
    @Undoable private var notes = 0
    var body: some View {
      VStack(alignment: .leading) {
        Menu("Edit") { EditCommands() }
        TextField("Field", text: $text)
        SecureField("Secret", text: $secret)
        TextField("Fixed", text: .constant("fixed")).readOnly()
        TextEditor(text: $page).frame(height: 60).accessibilityLabel("Page")
        Text("read me").textSelection(.enabled)
        Button("Add") { $notes.change("Add Note") { $0 += 1 } }
        Text("\(notes) notes").accessibilityIdentifier("notes")
      }
      .font(.system(size: 10).monospaced()).padding(10)
    }
  }

  private func form(clipboard: String? = nil) -> Harness {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Form() }
    if let clipboard { harness.clipboard.string = clipboard }
    return harness
  }

  /// The items of the open menu that can be chosen.
  private func enabled(_ harness: Harness) -> [String] {
    harness.semanticTree.all
      .filter { $0.semantics.role == .menuItem && $0.semantics.isEnabled != false }.map(\.text)
  }

  /// Opens the menu, by mouse or keyboard, and closes it again; the items that could be chosen.
  private func offered(_ harness: Harness, byKeyboard: Bool = false) -> [String] {
    if byKeyboard { harness.press(.function(10)) } else { harness.tap("Edit") }
    let items = enabled(harness)
    harness.press(.escape)
    return items
  }

  private func choose(_ item: String, _ harness: Harness) {
    harness.tap("Edit")
    harness.tap(item)
  }

  private func value(_ name: String, _ harness: Harness) -> String? {
    harness.element(name)?.semantics.value
  }

  private func selection(_ name: String, _ harness: Harness) -> Range<Int>? {
    harness.element(name)?.semantics.details.selection?.range
  }

  // MARK: What is offered

  @Test func `the menu has its seven commands with the keys that fields know`() {
    let harness = form()
    harness.tap("Edit")
    let items = harness.semanticTree.all.filter { $0.semantics.role == .menuItem }
    #expect(items.map(\.text) == Self.titles)
    let keys = ["Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+X", "Ctrl+C", "Ctrl+V", nil, "Ctrl+A"]
    #expect(items.map(\.semantics.hint) == keys)
  }

  @Test func `without a text that has the focus nothing can be chosen`() {
    #expect(offered(form(clipboard: "x")).isEmpty)
  }

  @Test func `in a field everything is offered that would do something`() {
    let harness = form()
    harness.tap("Field")
    #expect(offered(harness) == ["Select All"])
    harness.press(.home, modifiers: .shift)
    let selected = selection("Field", harness)?.isEmpty == false
    #expect(selected)
    #expect(offered(harness).starts(with: ["Cut", "Copy", "Delete"]))
    harness.press("a", modifiers: .command)
    #expect(offered(harness) == ["Cut", "Copy", "Delete"])
    harness.clipboard.string = "from elsewhere"
    #expect(offered(harness) == ["Cut", "Copy", "Paste", "Delete"])
    harness.clipboard.string = ""
    #expect(offered(harness) == ["Cut", "Copy", "Delete"])
    harness.type("x")
    #expect(offered(harness) == ["Undo", "Select All"])
    harness.press("z", modifiers: .command)
    #expect(offered(harness) == ["Redo", "Cut", "Copy", "Delete"])
    harness.press(.delete)
    #expect(offered(harness) == ["Undo"])
  }

  @Test func `a secret is neither cut nor copied, what is read only not changed`() {
    let harness = form(clipboard: "x")
    harness.tap("Secret")
    harness.press("a", modifiers: .command)
    #expect(offered(harness) == ["Paste", "Delete"])
    harness.tap("Fixed")
    harness.press("a", modifiers: .command)
    #expect(offered(harness) == ["Copy"])
    harness.press(.rightArrow)
    #expect(offered(harness) == ["Select All"])
  }

  @Test func `an editor and a text that can be selected are offered what they can`() {
    let harness = form(clipboard: "x")
    harness.tap("Page")
    harness.press("a", modifiers: .command)
    #expect(offered(harness) == ["Cut", "Copy", "Paste", "Delete"])
    harness.tap("read me", count: 2)
    #expect(offered(harness) == ["Copy", "Select All"])
  }

  @Test func `another clipboard is seen when the menu opens, by keyboard too`() {
    let harness = form()
    harness.tap("Field")
    #expect(offered(harness, byKeyboard: true) == ["Select All"])
    harness.clipboard.string = "x"
    #expect(offered(harness, byKeyboard: true) == ["Paste", "Select All"])
  }

  // MARK: What is done

  @Test func `commands act on the field, which keeps the focus and its selection`() {
    for byKeyboard in [false, true] {
      let harness = form()
      harness.press(.tab)
      harness.press(.tab)
      harness.press(.home)
      harness.press(.rightArrow, modifiers: [.shift, .command])
      #expect(selection("Field", harness) == 0..<3)
      if byKeyboard { harness.press(.function(10)) } else { harness.tap("Edit") }
      #expect(harness.element("Field")?.isFocused == true || byKeyboard)
      harness.press(.escape)
      #expect(harness.element("Field")?.isFocused == true)
      #expect(selection("Field", harness) == 0..<3)
      if byKeyboard {
        harness.press(.function(10))
        harness.press("c")
        harness.press(.upArrow)
        harness.press(.return)
      } else {
        choose("Cut", harness)
      }
      #expect(harness.clipboard.string == "one")
      #expect(value("Field", harness) == " two")
      #expect(harness.element("Field")?.isFocused == true)
      #expect(selection("Field", harness) == 0..<0)
      harness.type("1")
      #expect(value("Field", harness) == "1 two")
    }
  }

  @Test func `a press beside the menu leaves focus and selection as they were`() {
    let harness = form()
    harness.tap("Field")
    harness.press("a", modifiers: .command)
    harness.tap("Edit")
    harness.tap(at: CGPoint(x: 290, y: 390))
    #expect(enabled(harness).isEmpty)
    #expect(harness.element("Field")?.isFocused == true)
    #expect(selection("Field", harness) == 0..<7)
  }

  @Test func `each command does what its key does`() {
    let harness = form()
    harness.tap("Field")
    choose("Select All", harness)
    #expect(selection("Field", harness) == 0..<7)
    choose("Copy", harness)
    #expect(harness.clipboard.string == "one two" && value("Field", harness) == "one two")
    choose("Delete", harness)
    #expect(value("Field", harness) == "")
    choose("Paste", harness)
    choose("Paste", harness)
    #expect(value("Field", harness) == "one twoone two")
    choose("Undo", harness)
    choose("Undo", harness)
    choose("Undo", harness)
    #expect(value("Field", harness) == "one two")
    choose("Redo", harness)
    #expect(value("Field", harness) == "")
  }

  @Test func `commands act on editors and on secrets`() {
    let harness = form(clipboard: "new")
    harness.tap("Page")
    choose("Select All", harness)
    choose("Cut", harness)
    #expect(value("Page", harness) == "" && harness.clipboard.string == "first\nsecond")
    harness.clipboard.string = "new"
    harness.tap("Secret")
    choose("Select All", harness)
    choose("Paste", harness)
    #expect(value("Secret", harness) == "•••")
  }

  // MARK: Undo

  @Test func `the field's own steps are undone first, then the model's`() {
    let harness = form()
    harness.tap("Add")
    harness.tap("Field")
    harness.type("x")
    harness.tap("Edit")
    #expect(harness.exists("Undo") && !harness.exists("Undo Add Note"))
    harness.tap("Undo")
    #expect(value("Field", harness) == "one two")
    #expect(harness.text(of: "notes") == "1 notes")
    harness.tap("Edit")
    #expect(enabled(harness).prefix(2) == ["Undo Add Note", "Redo"])
    harness.tap("Undo Add Note")
    #expect(harness.text(of: "notes") == "0 notes")
    choose("Redo", harness)
    #expect(value("Field", harness)?.contains("x") == true)
    #expect(harness.text(of: "notes") == "0 notes")
    choose("Redo Add Note", harness)
    #expect(harness.text(of: "notes") == "1 notes")
    #expect(harness.element("Field")?.isFocused == true)
  }

  @Test func `without a focused text undo means the model at once`() {
    let harness = form()
    harness.tap("Field")
    harness.type("x")
    // A click leaves the focus in the field; keys take it from there.
    harness.press(.tab, modifiers: .shift)
    harness.tap("Add")
    #expect(offered(harness) == ["Undo Add Note"])
  }

  @Test func `keys of the menu act once, with the menu shut and open`() {
    let harness = form(clipboard: "+")
    harness.tap("Add")
    harness.tap("Add")
    harness.tap("Field")
    harness.press(.end)
    harness.press("v", modifiers: .command)
    #expect(value("Field", harness) == "one two+")
    harness.tap("Edit")
    harness.press("v", modifiers: .command)
    #expect(value("Field", harness) == "one two++")
    #expect(!harness.exists("Paste"))
    harness.press("z", modifiers: .command)
    #expect(value("Field", harness) == "one two+")
    harness.press("z", modifiers: .command)
    #expect(value("Field", harness) == "one two")
    #expect(harness.text(of: "notes") == "2 notes")
    harness.press("z", modifiers: .command)
    #expect(harness.text(of: "notes") == "1 notes")
    harness.press("x", modifiers: .command)
    #expect(value("Field", harness) == "one two" && harness.clipboard.string == "+")
  }

  @Test func `a shut menu is evaluated when what it offers changes, not for each key`() {
    struct Counted: View {
      @Environment(\.edit) private var edit
      let log: () -> Void
      var body: some View {
        log()
        return Button("Copy") { edit.perform(.copy) }.disabled(!edit.isEnabled(.copy))
      }
    }
    struct Owner: View {
      @State private var text = ""
      let log: () -> Void
      var body: some View {
        Menu("Edit") { Counted(log: log) }
        TextField("Field", text: $text)
      }
    }
    var count = 0
    let harness = Harness { Owner { count += 1 } }
    harness.tap("Field")
    harness.type("ab")
    let before = count
    harness.type("cdefgh")
    harness.press(.leftArrow)
    #expect(count == before)
    harness.press(.home, modifiers: .shift)
    #expect(count == before + 1)
    harness.tap("Edit")
    harness.tap("Copy")
    #expect(harness.clipboard.string == "abcdefg")
  }

  // MARK: Input methods

  @Test func `opening a menu gives up what is composed, and no text is wanted while it is open`() {
    let harness = form()
    harness.tap("Field")
    harness.press(.end)
    harness.compose("ni")
    harness.tap("Edit")
    #expect(value("Field", harness) == "one two")
    #expect(harness.textInputCaret == nil)
    harness.press(.escape)
    #expect(harness.textInputCaret != nil)
    harness.commit("你")
    #expect(value("Field", harness) == "one two你")
  }

  // MARK: What is no text

  @Test func `a list with the focus is selected as a whole, and rows are deleted`() {
    struct Owner: View {
      @State private var rows = ["a", "b", "c"]
      @State private var selected: Set<String> = []
      var body: some View {
        VStack {
          Menu("Edit") { EditCommands() }
          List(rows, id: \.self, selection: $selected) { Text($0) }
            .onDeleteCommand { rows.removeAll(where: selected.contains) }
          Text("\(selected.count) of \(rows.count)").accessibilityIdentifier("count")
        }
      }
    }
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Owner() }
    harness.press(.tab)
    harness.press(.tab)
    choose("Select All", harness)
    #expect(harness.text(of: "count") == "3 of 3")
    choose("Delete", harness)
    #expect(harness.text(of: "count")?.hasSuffix("of 0") == true)
  }

  @Test func `a view around the focus copies, cuts and pastes, by menu and by keys alike`() {
    struct Owner: View {
      @State private var rows = ["a", "b"]
      @State private var note = ""
      @FocusState private var isOnRows: Bool
      var body: some View {
        VStack {
          Menu("Edit") { EditCommands() }
          VStack {
            Text(rows.joined(separator: ",")).focusable().focused($isOnRows)
              .accessibilityIdentifier("rows")
            TextField("Note", text: $note)
          }
          .onCopyCommand(perform: rows.isEmpty ? nil : { rows })
          .onCutCommand {
            defer { rows = [] }
            return rows
          }
          .onPasteCommand { rows += $0 }
          Button("Rows") { isOnRows = true }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Owner() }
    harness.tap("Rows")
    #expect(offered(harness) == ["Cut", "Copy"])
    choose("Copy", harness)
    #expect(harness.clipboard.string == "a\nb")
    #expect(offered(harness) == ["Cut", "Copy", "Paste"])
    harness.press("x", modifiers: .command)
    #expect(harness.text(of: "rows") == "" && harness.clipboard.string == "a\nb")
    harness.clipboard.string = "c"
    harness.press("v", modifiers: .command)
    choose("Paste", harness)
    #expect(harness.text(of: "rows") == "c,c")
    harness.press("c", modifiers: .command)
    #expect(harness.clipboard.string == "c\nc")
    // A text that is edited keeps the commands to itself.
    harness.tap("Note")
    #expect(offered(harness) == ["Paste"])
    harness.press("x", modifiers: .command)
    harness.press("v", modifiers: .command)
    #expect(harness.text(of: "rows") == "c,c" && value("Note", harness) == "c c")
  }
}
