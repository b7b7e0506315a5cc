import LaminaDrawing
import LaminaGeometry
import LaminaHost
import LaminaInput
import LaminaTesting
import LaminaText
import LaminaViews
import Testing

/// What a person and a program do in an editor of a text with attributes.
@MainActor @Suite("Text editors with attributes", .timeLimit(.minutes(5)))
struct RichEditorTests {
  /// A text whose words in brackets are bold.
  private func text(_ words: String) -> AttributedString {
    var result = AttributedString()
    for (number, part) in words.split(separator: "|", omittingEmptySubsequences: false).enumerated()
    {
      var piece = AttributedString(String(part))
      if !number.isMultiple(of: 2) { piece.font = .default.bold() }
      result += piece
    }
    return result
  }

  private func colored(_ words: String) -> AttributedString {
    var piece = AttributedString(words)
    piece.foregroundColor = .red
    return piece
  }

  @Test("What is typed goes to the binding with the attributes before the caret")
  func typing() {
    let desk = RichEditorDesk(text("one |two|"))
    desk.press(.end, .command)
    desk.harness.type("s")
    #expect(desk.marked == "one [b twos]")
    desk.press(.home, .command)
    desk.harness.type("x")
    #expect(desk.marked == "xone [b twos]")
    #expect(desk.harness.element("editor")?.semantics.value == "xone twos")
  }

  @Test("A text without attributes is typed as in a plain editor")
  func plain() {
    let desk = RichEditorDesk(AttributedString())
    desk.harness.type("Hé\n天")
    #expect(desk.marked == "Hé\n天")
    #expect(desk.model.text.runs.allSatisfy { $0.attributes == AttributeContainer() })
    desk.press(.delete)
    desk.press(.delete)
    #expect(desk.marked == "Hé")
  }

  @Test("Control and B, I, U change what is selected, and change it back")
  func selection() {
    let desk = RichEditorDesk("one two")
    desk.press(.end, .command)
    desk.press(.leftArrow, [.command, .shift])
    desk.press(.character("b"), .command)
    #expect(desk.marked == "one [b two]")
    desk.press(.character("i"), .command)
    desk.press(.character("u"), .command)
    #expect(desk.marked == "one [biu two]")
    for key in ["b", "i", "u"] as [Character] { desk.press(.character(key), .command) }
    #expect(desk.marked == "one two")
    #expect(desk.model.text.runs.allSatisfy { $0.attributes == AttributeContainer() })
  }

  @Test("Where only a part of the selection is bold, all of it becomes so")
  func mixed() {
    let desk = RichEditorDesk(text("one |two| three"))
    desk.press(.character("a"), .command)
    desk.press(.character("b"), .command)
    #expect(desk.marked == "[b one two three]")
    desk.press(.character("b"), .command)
    #expect(desk.marked == "one two three")
  }

  @Test("What is meant strongly is bold, and no longer is where bold is taken back")
  func intents() {
    var strong: AttributedString = "one"
    strong.inlinePresentationIntent = .stronglyEmphasized
    let desk = RichEditorDesk(strong)
    desk.press(.character("a"), .command)
    desk.press(.character("b"), .command)
    #expect(desk.model.text.runs.allSatisfy { $0.inlinePresentationIntent == nil })
    #expect(desk.marked == "one")
  }

  @Test("Without a selection the keys are about what is typed next")
  func typingAttributes() {
    let desk = RichEditorDesk("")
    desk.harness.type("a")
    desk.press(.character("b"), .command)
    let chosen = desk.model.selection.typingAttributes(in: desk.model.text)
    #expect((chosen.font ?? .default).resolve().isBold)
    desk.harness.type("b")
    desk.press(.character("b"), .command)
    desk.harness.type("c")
    #expect(desk.marked == "a[b b]c")
  }

  @Test("A command is one step of undo, what is typed another")
  func undo() {
    let desk = RichEditorDesk("")
    desk.harness.type("ab")
    desk.press(.character("a"), .command)
    desk.press(.character("b"), .command)
    desk.press(.end, .command)
    desk.harness.type("cd")
    #expect(desk.marked == "[b abcd]")
    var seen: [String] = []
    for _ in 0..<3 {
      desk.press(.character("z"), .command)
      seen.append(desk.marked)
    }
    #expect(seen == ["[b ab]", "ab", ""])
    for _ in 0..<3 { desk.press(.character("z"), [.command, .shift]) }
    #expect(desk.marked == "[b abcd]")
  }

  @Test("A program changes the attributes of what is selected, and a person takes that back")
  func program() {
    let desk = RichEditorDesk("one two")
    desk.press(.character("a"), .command)
    desk.model.text.transformAttributes(in: &desk.model.selection) { $0.foregroundColor = .red }
    desk.harness.settle()
    #expect(desk.marked == "[c one two]")
    desk.press(.character("z"), .command)
    #expect(desk.marked == "one two")
    desk.press(.character("z"), [.command, .shift])
    #expect(desk.marked == "[c one two]")
  }

  @Test("A program chooses what is said about what is typed next")
  func programChooses() {
    let desk = RichEditorDesk("one")
    desk.press(.end, .command)
    desk.harness.type(" ")
    desk.model.text.transformAttributes(in: &desk.model.selection) { $0.foregroundColor = .red }
    desk.harness.settle()
    desk.harness.type("two")
    #expect(desk.marked == "one [c two]")
  }

  @Test("A word that a program puts in at the caret is written on behind")
  func insertion() {
    let desk = RichEditorDesk("one")
    desk.press(.end, .command)
    desk.press(.leftArrow)
    desk.model.text.replaceSelection(&desk.model.selection, with: colored("red"))
    desk.harness.settle()
    #expect(desk.marked == "on[c red]e")
    desk.harness.type("!")
    #expect(desk.marked == "on[c red!]e")
  }

  @Test("A text that the program changes leaves the caret with its character")
  func caret() {
    let desk = RichEditorDesk("abc")
    desk.press(.end, .command)
    desk.press(.leftArrow)
    desk.model.text = AttributedString("xx") + desk.model.text
    desk.harness.settle()
    desk.harness.type("!")
    #expect(desk.marked == "xxab!c")
  }

  @Test("What a program selects is typed over")
  func programSelects() {
    let desk = RichEditorDesk("one two")
    let text = desk.model.text
    desk.model.selection = AttributedTextSelection(range: text.startIndex..<text.place(3))
    desk.harness.settle()
    desk.harness.type("1")
    #expect(desk.marked == "1 two")
  }

  @Test("What a program does to each text goes back with the key that it answered")
  func answers() {
    let desk = RichEditorDesk("")
    desk.model.answer = { text in
      let colored = text.runs.contains { $0.foregroundColor != nil }
      if !colored, text.utf8.count > 0 { text.foregroundColor = .red }
    }
    desk.harness.type("a")
    #expect(desk.marked == "[c a]")
    desk.harness.type("b")
    #expect(desk.marked == "[c ab]")
    desk.model.answer = { _ in }
    desk.press(.character("z"), .command)
    #expect(desk.marked == "[c a]")
    desk.press(.character("z"), .command)
    #expect(desk.marked == "")
  }

  @Test(
    "What is copied is pasted with its attributes, what comes from elsewhere as if it were typed"
  )
  func pasteboard() {
    let desk = RichEditorDesk(text("|one| two"))
    desk.press(.character("a"), .command)
    desk.press(.character("c"), .command)
    desk.press(.end, .command)
    desk.press(.character("v"), .command)
    #expect(desk.marked == "[b one] two[b one] two")
    desk.harness.clipboard.string = "new"
    desk.press(.character("v"), .command)
    #expect(desk.marked == "[b one] two[b one] twonew")
  }

  private struct Slanted: View {
    @State private var text: AttributedString = "one two"

    var body: some View {
      VStack {
        TextEditor(text: $text).font(.body.italic()).accessibilityIdentifier("editor")
        Text(text.runs.map { "\($0.font?.resolve().isItalic ?? true)" }.joined(separator: " "))
          .accessibilityIdentifier("said")
      }
    }
  }

  @Test("In an editor whose font is italic words become upright, and italic again")
  func slanted() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Slanted() }
    harness.tap("editor")
    harness.press(.end, modifiers: .command)
    harness.press(.leftArrow, modifiers: [.command, .shift])
    harness.press(.character("i"), modifiers: .command)
    #expect(harness.text(of: "said") == "true false")
    harness.press(.character("i"), modifiers: .command)
    #expect(harness.text(of: "said") == "true true")
  }

  private struct Copies: View {
    @State private var text: AttributedString
    @State private var plain = "one"

    init(_ text: AttributedString) { _text = State(initialValue: text) }

    var body: some View {
      VStack {
        TextEditor(text: $text).accessibilityIdentifier("rich")
        TextEditor(text: $plain).accessibilityIdentifier("plain")
        Text(text.marked).accessibilityIdentifier("said")
      }
    }
  }

  @Test("The same characters copied from a plain text have no attributes any more")
  func plainCopy() {
    let words = text("|one|")
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Copies(words) }
    for editor in ["rich", "plain"] {
      harness.tap(editor)
      harness.press(.character("a"), modifiers: .command)
      harness.press(.character("c"), modifiers: .command)
    }
    harness.tap("rich")
    harness.press(.home, modifiers: .command)
    harness.type(" ")
    harness.press(.character("b"), modifiers: .command)
    harness.press(.character("v"), modifiers: .command)
    #expect(harness.text(of: "said") == "[b  ]one[b one]")
  }

  @Test("What is composed takes the attributes of what is typed")
  func composition() {
    let desk = RichEditorDesk(text("|ab|"))
    desk.press(.end, .command)
    desk.harness.compose("ni")
    #expect(desk.marked == "[b ab]")
    desk.harness.commit("你")
    #expect(desk.marked == "[b ab你]")
  }

  @Test("A click with Control opens a link, another one puts the caret there")
  func links() throws {
    var link: AttributedString = "link"
    link.link = URL(string: "https://example.org")
    let desk = RichEditorDesk(link)
    let frame = try #require(desk.harness.frame(of: "editor"))
    let place = CGPoint(x: frame.minX + 14, y: frame.minY + 16)
    desk.harness.tap(at: place)
    #expect(desk.model.opened.isEmpty)
    let event = PointerEvent(
      position: place, button: .primary, modifiers: .command, clickCount: 1)
    desk.harness.send(.pointerDown(event))
    desk.harness.send(.pointerUp(event))
    #expect(desk.model.opened.map(\.absoluteString) == ["https://example.org"])
  }

  @Test("A disabled editor takes neither letters nor commands")
  func disabled() {
    let desk = RichEditorDesk("one")
    desk.press(.character("a"), .command)
    desk.model.isDisabled = true
    desk.harness.settle()
    desk.harness.type("x")
    desk.press(.character("b"), .command)
    #expect(desk.marked == "one")
  }

  private struct Shortcut: View {
    @State private var text: AttributedString = "one"
    @State private var count = 0

    var body: some View {
      VStack {
        TextEditor(text: $text).accessibilityIdentifier("editor")
        Button("Strong") { count += 1 }.keyboardShortcut("b")
        Text("\(count) \(text.marked)").accessibilityIdentifier("said")
      }
    }
  }

  @Test("A shortcut of the program comes before the editor's own key")
  func shortcuts() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Shortcut() }
    harness.tap("editor")
    harness.press(.character("a"), modifiers: .command)
    harness.press(.character("b"), modifiers: .command)
    harness.press(.character("u"), modifiers: .command)
    #expect(harness.text(of: "said") == "1 [u one]")
  }

  private struct Beside: View {
    @State private var text: AttributedString = "one"
    @State private var plain = "two"
    @State private var count = 0

    var body: some View {
      VStack {
        TextEditor(text: $text)
        TextEditor(text: $plain)
        Button("Count") { count += 1 }
        Text("\(count)").accessibilityIdentifier("count")
      }
    }
  }

  @Test("An editor whose parent is evaluated for something else is not")
  func spared() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Beside() }
    harness.resetCounters()
    harness.tap("Count")
    #expect(harness.text(of: "count") == "1")
    #expect(harness.evaluations(of: TextEditor.self) == 0)
  }

  @Test("Words are found and replaced, and what is between them stays as it is")
  func find() {
    let desk = RichEditorDesk(text("tea |for| tea"))
    desk.press(.home, .command)
    desk.press(.character("h"), .command)
    desk.harness.type("tea")
    desk.harness.tap("Replace With")
    desk.harness.type("me")
    desk.harness.tap("Replace All")
    #expect(desk.marked == "me [b for] me")
  }

  @Test("An editor that was written in is shown as one that begins with the text")
  func fresh() {
    let desk = RichEditorDesk("one two\nthree")
    desk.press(.end, .command)
    desk.press(.leftArrow, [.command, .shift])
    desk.press(.character("b"), .command)
    desk.press(.character("u"), .command)
    desk.press(.end, .command)
    desk.harness.type("\nfour")
    desk.press(.home, .command)
    let other = RichEditorDesk(desk.model.text)
    other.press(.home, .command)
    desk.harness.advance(by: 12)
    other.harness.advance(by: 12)
    #expect(desk.harness.picture().hasSamePixels(as: other.harness.picture()))
  }

  @Test("A text that begins italic is upright again where that ends")
  func italic() {
    var words: AttributedString = "one two"
    words[words.startIndex..<words.place(3)].inlinePresentationIntent = .emphasized
    let desk = RichEditorDesk(words, isFocused: false)
    var upright: AttributedString = "one two"
    upright[upright.startIndex..<upright.place(3)].font = .default.italic()
    let other = RichEditorDesk(upright, isFocused: false)
    let whole = RichEditorDesk("one two", isFocused: false)
    #expect(desk.harness.picture().hasSamePixels(as: other.harness.picture()))
    #expect(!desk.harness.picture().hasSamePixels(as: whole.harness.picture()))
  }

  @Test("Changes within characters of several scalars, by the program and by keys")
  func characters() {
    let desk = RichEditorDesk("a👨‍👩‍👧b")
    desk.press(.end, .command)
    desk.model.text = "a👨‍👩b"
    desk.harness.settle()
    desk.harness.type("e")
    desk.harness.type("\u{301}")
    desk.press(.character("a"), .command)
    desk.press(.character("b"), .command)
    #expect(desk.marked == "[b a👨‍👩be\u{301}]")
    desk.press(.end, .command)
    desk.press(.delete)
    desk.press(.delete)
    desk.press(.delete)
    #expect(desk.marked == "[b a]")
  }
}
