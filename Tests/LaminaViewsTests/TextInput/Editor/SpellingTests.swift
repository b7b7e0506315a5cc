import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// Marks below words that are wrong, and what the menu offers for them.
@MainActor @Suite("Spelling in text editors", .timeLimit(.minutes(5)))
struct SpellingTests {
  private let checker = FakeSpelling(
    ["mail", "mailx", "receive", "every", "day", "line"],
    meant: ["recieve": ["receive", "relieve", "recite", "reserve", "recipe", "receipt"]])
  private let executor = DeterministicExecutor()

  private func desk(_ text: String, _ change: @escaping (TextEditor) -> some View) -> EditorDesk {
    let spelling = Spelling(checker)
    let desk = EditorDesk(text, size: CGSize(width: 300, height: 480), executor: executor) {
      change($0).textEditorStyle(.plain).environment(\.spellingSource, .own(spelling))
        .environment(\.locale, Locale(identifier: "en_US"))
    }
    work(desk.harness)
    return desk
  }

  private func desk(_ text: String = "I recieve mail") -> EditorDesk { desk(text) { $0 } }

  /// Lets workers do what they were asked for.
  private func work(_ harness: Harness) {
    for _ in 0..<4 {
      executor.runAll()
      harness.settle()
    }
  }

  private func marked(_ harness: Harness, _ name: String = "editor") -> [Range<Int>]? {
    harness.element(name)?.semantics.details.misspellings
  }

  /// Whether something red is seen.
  private func isRed(_ harness: Harness) -> Bool {
    let picture = harness.picture()
    return (0..<picture.size.height).contains { y in
      (0..<picture.size.width).contains { x in
        let pixel = picture.pixel(x: x, y: y)
        return pixel >> 16 & 0xFF > 180 && pixel >> 8 & 0xFF < 110 && pixel & 0xFF < 110
      }
    }
  }

  /// Puts the caret behind so many characters.
  private func placeCaret(_ desk: EditorDesk, after count: Int) {
    desk.press(.home, .command)
    for _ in 0..<count { desk.press(.rightArrow) }
  }

  // MARK: Marks

  @Test("A word that is wrong has a red line below it")
  func marks() {
    let desk = desk()
    #expect(marked(desk.harness) == [2..<9] && isRed(desk.harness))
    #expect(checker.askedLanguages == ["en_US"])
  }

  @Test("Right words have none, and a text without words has none")
  func right() {
    for text in ["receive mail", "", "\n\n", "12 …"] {
      let desk = desk(text)
      #expect(marked(desk.harness) == [] && !isRed(desk.harness))
    }
  }

  @Test("A program without dictionaries has no marks, and asks nothing")
  func none() {
    let desk = EditorDesk("I recieve mail", executor: executor) { $0.textEditorStyle(.plain) }
    work(desk.harness)
    #expect(marked(desk.harness) == [] && !isRed(desk.harness))
  }

  @Test("autocorrectionDisabled() takes the marks away, and so does an editor that is disabled")
  func disabled() {
    let plain = desk("I recieve mail") { $0.autocorrectionDisabled() }
    #expect(marked(plain.harness) == [])
    let old = desk("I recieve mail") { $0.disableAutocorrection(true) }
    #expect(marked(old.harness) == [])
    let still = desk("I recieve mail") { $0.disabled(true) }
    #expect(marked(still.harness) == [])
    #expect(checker.takeAsked().isEmpty)
    let inner = desk("I recieve mail") { $0.autocorrectionDisabled(false).autocorrectionDisabled() }
    #expect(marked(inner.harness) == [2..<9])
  }

  @Test("A field has no marks")
  func field() {
    let spelling = Spelling(checker)
    let harness = Harness(size: CGSize(width: 200, height: 80), executor: executor) {
      TextField("Field", text: .constant("recieve")).environment(\.spellingSource, .own(spelling))
    }
    work(harness)
    #expect(checker.takeAsked().isEmpty && marked(harness, "Field") == [])
  }

  // MARK: Typing

  @Test("The word that is typed is not marked before the caret has left it")
  func typing() {
    let desk = desk()
    desk.harness.type(" wrld")
    work(desk.harness)
    #expect(marked(desk.harness) == [2..<9])
    desk.harness.type(" ")
    work(desk.harness)
    #expect(marked(desk.harness) == [2..<9, 15..<19])
  }

  @Test("It is marked when the caret goes elsewhere, too")
  func leaving() {
    let desk = desk("mail ")
    desk.harness.type("wrld")
    work(desk.harness)
    #expect(marked(desk.harness) == [])
    desk.press(.home)
    #expect(marked(desk.harness) == [5..<9])
  }

  @Test("What is typed in front of a word moves its mark, and asks for what was typed only")
  func moving() {
    let desk = desk("recieve mail")
    _ = checker.takeAsked()
    desk.press(.end, .command)
    desk.harness.type("x")
    work(desk.harness)
    #expect(checker.takeAsked() == ["mailx"] && marked(desk.harness) == [0..<7])
    desk.press(.home, .command)
    desk.harness.type("every ")
    work(desk.harness)
    #expect(marked(desk.harness) == [6..<13])
  }

  private struct Letter: View {
    let spelling: Spelling
    @State private var text: AttributedString = "I recieve mail"

    var body: some View {
      TextEditor(text: $text).accessibilityIdentifier("editor")
        .environment(\.spellingSource, .own(spelling))
        .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test("Words that become bold keep their marks, and nothing is asked again")
  func restyled() {
    let spelling = Spelling(checker)
    let harness = Harness(size: CGSize(width: 300, height: 200), executor: executor) {
      Letter(spelling: spelling)
    }
    harness.press(.tab)
    work(harness)
    #expect(marked(harness) == [2..<9])
    _ = checker.takeAsked()
    harness.press(.character("a"), modifiers: .command)
    harness.press(.character("b"), modifiers: .command)
    #expect(marked(harness) == [2..<9])
    work(harness)
    #expect(marked(harness) == [2..<9] && checker.takeAsked().isEmpty)
  }

  @Test("Words that a change joins or parts are looked at again")
  func joining() {
    let desk = desk("mail every")
    #expect(marked(desk.harness) == [])
    placeCaret(desk, after: 4)
    desk.press(.deleteForward)
    work(desk.harness)
    desk.press(.home)
    #expect(marked(desk.harness) == [0..<9])
    placeCaret(desk, after: 4)
    desk.harness.type(" ")
    work(desk.harness)
    #expect(marked(desk.harness) == [])
  }

  @Test("A text that the program sets is looked at")
  func program() {
    let desk = desk("mail")
    desk.model.text = "recieve every day"
    work(desk.harness)
    #expect(marked(desk.harness) == [0..<7])
  }

  @Test("Of a long text only what is in sight is looked at")
  func sight() throws {
    let desk = desk((0..<400).map { _ in "wrng line" }.joined(separator: "\n"))
    let asked = checker.takeAsked().count
    #expect(asked > 8 && asked < 300)
    desk.press(.home, .command)
    desk.press(.end, .command)
    work(desk.harness)
    let last = try #require(marked(desk.harness)?.last)
    #expect(last == 3_990..<3_994)
  }

  // MARK: The menu

  /// A desk with the caret in the word that is wrong, and its menu open.
  private func menu() throws -> EditorDesk {
    let desk = desk()
    placeCaret(desk, after: 4)
    let caret = try #require(desk.caret)
    desk.harness.press(.secondary, at: CGPoint(x: caret.midX, y: caret.midY))
    work(desk.harness)
    return desk
  }

  @Test(
    "The secondary button offers five words, and one of them takes the place in one step of undo")
  func choosing() throws {
    let desk = try menu()
    #expect(desk.harness.exists("recipe") && !desk.harness.exists("receipt"))
    desk.harness.tap("receive")
    work(desk.harness)
    #expect(desk.text == "I receive mail" && marked(desk.harness) == [])
    desk.press(.character("z"), .command)
    #expect(desk.text == "I recieve mail")
  }

  @Test(
    "The Menu key offers them, too",
    arguments: [(Key.menu, EventModifiers()), (.function(10), .shift)])
  func keyboard(key: Key, modifiers: EventModifiers) {
    let desk = desk()
    placeCaret(desk, after: 2)
    desk.press(key, modifiers)
    work(desk.harness)
    #expect(desk.harness.exists("relieve") && desk.harness.exists("Select All"))
    desk.harness.tap("relieve")
    #expect(desk.text == "I relieve mail")
  }

  @Test("A word that is right has the menu that all texts have")
  func ordinary() {
    let desk = desk()
    placeCaret(desk, after: 12)
    desk.press(.menu)
    work(desk.harness)
    #expect(desk.harness.exists("Select All") && !desk.harness.exists("Ignore Spelling"))
  }

  @Test("For a word that nothing is like the menu says so")
  func nothing() {
    let desk = desk("mail qqqq")
    placeCaret(desk, after: 6)
    desk.press(.menu)
    work(desk.harness)
    #expect(desk.harness.element("No Guesses Found")?.semantics.isEnabled == false)
    #expect(desk.harness.exists("Learn Spelling"))
  }

  @Test("A word that is ignored is right from then on, in capitals too, and is not learned")
  func ignoring() throws {
    let desk = try menu()
    desk.harness.tap("Ignore Spelling")
    work(desk.harness)
    #expect(marked(desk.harness) == [] && checker.learned == [])
    desk.press(.end, .command)
    desk.harness.type(". Recieve RECIEVE ")
    work(desk.harness)
    #expect(marked(desk.harness) == [])
  }

  @Test("A word that is learned goes to the dictionary")
  func learning() throws {
    let desk = try menu()
    desk.harness.tap("Learn Spelling")
    work(desk.harness)
    #expect(marked(desk.harness) == [] && checker.learned == ["recieve"])
    #expect(desk.text == "I recieve mail")
  }

  @Test("What one editor ignores loses its mark in the others, too")
  func editors() throws {
    let spelling = Spelling(checker)
    let harness = Harness(size: CGSize(width: 300, height: 600), executor: executor) {
      VStack {
        TextEditor(text: .constant("recieve")).accessibilityIdentifier("one")
        TextEditor(text: .constant("recieve")).accessibilityIdentifier("two")
      }
      .environment(\.spellingSource, .own(spelling))
    }
    work(harness)
    #expect(marked(harness, "two") == [0..<7])
    harness.tap("one")
    harness.press(.home, modifiers: .command)
    harness.press(.menu)
    work(harness)
    harness.tap("Ignore Spelling")
    work(harness)
    #expect(marked(harness, "one") == [] && marked(harness, "two") == [])
  }
}
