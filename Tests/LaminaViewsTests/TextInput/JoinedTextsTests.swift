import LaminaGeometry
import LaminaHost
import LaminaInput
import LaminaTesting
import LaminaText
import LaminaViews
import Observation
import Testing

/// Several texts of a view that are selected together.
@MainActor
@Suite("Texts selected together") struct JoinedTextsTests {
  private static let lines = ["one two", "three four", "five six"]

  /// Letters of 6 points, lines of 20.
  private func harness<Content: View>(
    height: CGFloat = 200, @ViewBuilder _ content: @escaping () -> Content
  ) -> Harness {
    Harness(size: CGSize(width: 300, height: height)) {
      content().textSelection(.enabled)
        .font(.system(size: 10).monospaced()).lineHeight(20)
    }
  }

  private func column(spacing: CGFloat = 0) -> Harness {
    harness {
      VStack(alignment: .leading, spacing: spacing) {
        ForEach(Self.lines, id: \.self) { Text($0) }
      }
    }
  }

  /// The place before a letter of a text.
  private func place(_ text: String, _ letter: Int, _ harness: Harness) throws -> CGPoint {
    let frame = try #require(harness.frame(of: text))
    return CGPoint(x: frame.minX + CGFloat(letter) * 6, y: frame.midY)
  }

  private func drag(
    _ harness: Harness, from first: (String, Int), to last: (String, Int)
  ) throws {
    harness.drag(
      from: try place(first.0, first.1, harness), to: try place(last.0, last.1, harness))
  }

  private func selection(_ text: String, _ harness: Harness) -> Range<Int>? {
    harness.element(text)?.semantics.details.selection?.range
  }

  private func copy(_ harness: Harness) -> String? {
    harness.press("c", modifiers: .command)
    return harness.clipboard.string
  }

  private func shiftClick(at point: CGPoint, _ harness: Harness) {
    let event = PointerEvent(
      position: point, button: .primary, modifiers: .shift, clickCount: 1, time: harness.clock.now)
    harness.send(.pointerDown(event))
    harness.send(.pointerUp(event))
    harness.settle()
  }

  // MARK: Pointer

  @Test("A drag selects from one text to another, and Control+C copies lines")
  func dragDown() throws {
    let harness = column()
    try drag(harness, from: ("one two", 4), to: ("five six", 4))
    #expect(selection("one two", harness) == 4..<7)
    #expect(selection("three four", harness) == 0..<10)
    #expect(selection("five six", harness) == 0..<4)
    #expect(harness.clipboard.primarySelection == "two\nthree four\nfive")
    #expect(harness.clipboard.string == nil)
    #expect(copy(harness) == "two\nthree four\nfive")
  }

  @Test("A drag upwards selects the same as one downwards")
  func dragUp() throws {
    let harness = column()
    try drag(harness, from: ("five six", 4), to: ("one two", 4))
    #expect(copy(harness) == "two\nthree four\nfive")
  }

  @Test("A drag that comes back selects in its own text again")
  func dragBack() throws {
    let harness = column()
    harness.pointerDown(at: try place("one two", 1, harness))
    harness.move(to: try place("five six", 4, harness), holding: .primary)
    harness.move(to: try place("one two", 3, harness), holding: .primary)
    harness.pointerUp(at: try place("one two", 3, harness))
    #expect(selection("one two", harness) == 1..<3)
    #expect(selection("three four", harness) == nil)
    #expect(harness.clipboard.primarySelection == "ne")
  }

  @Test("A drag that begins with a double click goes on by words")
  func words() throws {
    let harness = column()
    let start = try place("one two", 5, harness)
    harness.tap(at: start)
    harness.pointerDown(at: start, clickCount: 2)
    harness.move(to: try place("three four", 2, harness), holding: .primary)
    harness.pointerUp(at: try place("three four", 2, harness), clickCount: 2)
    #expect(selection("one two", harness) == 4..<7)
    #expect(selection("three four", harness) == 0..<5)
  }

  @Test("Upwards, the word of the double click stays selected")
  func wordsUp() throws {
    let harness = column()
    let start = try place("three four", 7, harness)
    harness.tap(at: start)
    harness.pointerDown(at: start, clickCount: 2)
    harness.move(to: try place("one two", 5, harness), holding: .primary)
    harness.pointerUp(at: try place("one two", 5, harness), clickCount: 2)
    #expect(copy(harness) == "two\nthree four")
  }

  @Test("A click with Shift takes the selection into another text, and one more elsewhere")
  func shiftClicks() throws {
    let harness = column()
    harness.tap(at: try place("three four", 6, harness))
    shiftClick(at: try place("five six", 4, harness), harness)
    #expect(copy(harness) == "four\nfive")
    shiftClick(at: try place("one two", 4, harness), harness)
    #expect(copy(harness) == "two\nthree ")
  }

  @Test("A click on one of the texts, or on ground, lifts it")
  func clicksElsewhere() throws {
    for isGround in [true, false] {
      let harness = column()
      try drag(harness, from: ("one two", 4), to: ("five six", 4))
      harness.tap(
        at: isGround ? CGPoint(x: 290, y: 190) : try place("five six", 6, harness))
      #expect(selection("three four", harness) == nil)
      #expect(selection("one two", harness)?.isEmpty != false)
    }
  }

  @Test("The menu on what is selected copies all of it")
  func menu() throws {
    let harness = column()
    try drag(harness, from: ("one two", 4), to: ("five six", 4))
    harness.press(.secondary, at: try place("three four", 5, harness))
    #expect(selection("one two", harness) == 4..<7)
    harness.tap("Copy")
    #expect(harness.clipboard.string == "two\nthree four\nfive")
  }

  @Test("Beyond an edge what is around scrolls, and the selection goes on")
  func autoScroll() throws {
    let harness = harness {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<60) { Text("row \($0)") } }
      }
    }
    harness.pointerDown(at: try place("row 1", 0, harness))
    harness.move(to: CGPoint(x: 290, y: 190), holding: .primary)
    harness.move(to: CGPoint(x: 290, y: 220), holding: .primary)
    for _ in 0..<10 { harness.advance(by: 0.1) }
    harness.pointerUp(at: CGPoint(x: 290, y: 220))
    let lines = try #require(harness.clipboard.primarySelection).split(separator: "\n")
    #expect(lines.count > 12)
    #expect(lines.first == "row 1" && lines.last == "row \(lines.count)")
  }

  // MARK: Keys

  @Test("Shift with an arrow goes on in the next text, and back")
  func arrows() throws {
    let harness = column()
    harness.tap(at: try place("one two", 6, harness))
    for _ in 0..<3 { harness.press(.rightArrow, modifiers: .shift) }
    #expect(selection("three four", harness) == 0..<1)
    #expect(copy(harness) == "o\nt")
    for _ in 0..<2 { harness.press(.leftArrow, modifiers: .shift) }
    #expect(selection("three four", harness) == nil)
    #expect(selection("one two", harness) == 6..<7)
    harness.press(.rightArrow, modifiers: [.shift, .command])
    #expect(selection("three four", harness) == 0..<5)
  }

  @Test("Shift+Down takes a line, in the same column, and Shift+Up gives it back")
  func linesByKeys() throws {
    let harness = column()
    harness.tap(at: try place("one two", 3, harness))
    harness.press(.downArrow, modifiers: .shift)
    #expect(copy(harness) == " two\nthr")
    harness.press(.downArrow, modifiers: .shift)
    #expect(copy(harness) == " two\nthree four\nfiv")
    harness.press(.downArrow, modifiers: .shift)
    #expect(copy(harness) == " two\nthree four\nfive six")
    harness.press(.upArrow, modifiers: .shift)
    harness.press(.upArrow, modifiers: .shift)
    #expect(selection("three four", harness) == nil)
    #expect(selection("one two", harness) == 3..<3)
  }

  @Test("Control+A selects all texts, Control+Shift+End to the last one, Escape nothing")
  func everything() throws {
    let harness = column()
    harness.tap(at: try place("three four", 6, harness))
    harness.press(.end, modifiers: [.shift, .command])
    #expect(copy(harness) == "four\nfive six")
    harness.press("a", modifiers: .command)
    #expect(copy(harness) == Self.lines.joined(separator: "\n"))
    harness.press(.escape)
    for text in Self.lines { #expect(selection(text, harness)?.isEmpty != false, "\(text)") }
  }

  @Test("Shift with Left goes on where text runs from right to left")
  func rightToLeft() throws {
    let harness = harness {
      VStack(alignment: .leading, spacing: 0) {
        Text("אבג דהו")
        Text("זחט יכל")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    let frame = try #require(harness.frame(of: "אבג דהו"))
    harness.tap(at: CGPoint(x: frame.maxX - 1, y: frame.midY))
    harness.press(.end, modifiers: .shift)
    for _ in 0..<2 { harness.press(.leftArrow, modifiers: .shift) }
    #expect(copy(harness) == "אבג דהו\nז")
  }

  // MARK: Copying

  @Test("A line that is free between two texts is one between their words")
  func paragraphs() throws {
    let harness = column(spacing: 30)
    harness.tap(at: try place("one two", 3, harness))
    harness.press("a", modifiers: .command)
    #expect(copy(harness) == Self.lines.joined(separator: "\n\n"))
  }

  @Test("Texts on a line have a tab between them, or a space where they touch")
  func table() throws {
    let harness = harness {
      VStack(alignment: .leading, spacing: 0) {
        Grid(alignment: .leading, verticalSpacing: 0) {
          GridRow {
            Text("Name")
            Text("Ada")
          }
          GridRow {
            Text("Born")
            Text("1815")
          }
        }
        HStack(spacing: 0) {
          Text("to")
          Text("gether")
        }
      }
    }
    harness.tap(at: try place("Name", 1, harness))
    harness.press("a", modifiers: .command)
    #expect(copy(harness) == "Name\tAda\nBorn\t1815\nto gether")
  }

  @Test("Columns are read one after the other, and Shift+Down stays in its own")
  func columns() throws {
    let harness = harness {
      HStack(alignment: .top, spacing: 20) {
        VStack(alignment: .leading, spacing: 0) {
          Text("a one")
          Text("a two")
        }
        VStack(alignment: .leading, spacing: 0) {
          Text("b one")
          Text("b two")
        }
      }
    }
    try drag(harness, from: ("a two", 0), to: ("b one", 5))
    #expect(copy(harness) == "a two\nb one")
    harness.tap(at: try place("a one", 2, harness))
    harness.press(.downArrow, modifiers: .shift)
    #expect(copy(harness) == "one\na ")
    harness.tap(at: try place("b one", 2, harness))
    harness.press(.downArrow, modifiers: .shift)
    #expect(copy(harness) == "one\nb ")
  }

  @Test("Controls stay out of it: their labels, prompts and what is typed in them")
  func controls() throws {
    let harness = harness(height: 400) {
      VStack(alignment: .leading) {
        Text("first")
        Button("Press") {}
        Toggle("Switch", isOn: .constant(true))
        TextField("Prompt", text: .constant(""))
        TextField("Name", text: .constant("typed"))
        Text("hidden").textSelection(.disabled)
        Text("second \(Image(systemName: "star.fill"))")
        Text("third")
      }
    }
    harness.tap(at: try place("first", 2, harness))
    harness.press("a", modifiers: .command)
    #expect(copy(harness) == "first\n\nsecond \nthird")
  }

  // MARK: Rows that come and go

  @Test("Lazy rows that a selection went through stay in it out of sight")
  func lazyRows() throws {
    let harness = harness {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<200) { Text("row \($0)") } }
      }
    }
    try drag(harness, from: ("row 1", 0), to: ("row 2", 5))
    for _ in 0..<18 { harness.scroll(down: 100) }
    let last = try #require(harness.frame(of: "row 95"))
    shiftClick(at: CGPoint(x: last.maxX - 1, y: last.midY), harness)
    let expected = (1...95).map { "row \($0)" }.joined(separator: "\n")
    #expect(copy(harness) == expected)
    for _ in 0..<10 { harness.scroll(down: -100) }
    #expect(selection("row 45", harness) == 0..<6)
    #expect(copy(harness) == expected)
  }

  @Test("A text that is gone takes the selection along, one between the ends only itself")
  func changes() throws {
    let lines = Lines()
    let harness = harness {
      VStack(alignment: .leading, spacing: 0) { ForEach(lines.all, id: \.self) { Text($0) } }
    }
    try drag(harness, from: ("one two", 4), to: ("five six", 4))
    lines.all.remove(at: 1)
    harness.settle()
    #expect(copy(harness) == "two\nfive")
    lines.all.insert("between", at: 1)
    harness.settle()
    #expect(selection("between", harness) == 0..<7)
    lines.all.removeLast()
    harness.settle()
    #expect(selection("between", harness) == nil)
  }

  @Test(
    "A text that says something shorter is selected as far as it goes, and one that says more, too")
  func otherWords() throws {
    let lines = Lines()
    let harness = harness {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(lines.all.indices, id: \.self) { Text(lines.all[$0]) }
      }
    }
    try drag(harness, from: ("one two", 4), to: ("five six", 7))
    lines.all = ["one two", "3", "five"]
    harness.settle()
    #expect(selection("3", harness) == 0..<1)
    let last = try #require(harness.element("five")?.semantics.details.selection)
    #expect(last.range == 0..<4 && last.caret == 4)
    #expect(copy(harness) == "two\n3\nfive")
    lines.all[1] = "thirty-three"
    harness.settle()
    #expect(selection("thirty-three", harness) == 0..<12)
    harness.press(.leftArrow, modifiers: .shift)
    #expect(copy(harness) == "two\nthirty-three\nfiv")
  }

  @MainActor @Observable fileprivate final class Lines { var all = JoinedTextsTests.lines }

  // MARK: Drawing

  @Test("What is selected is painted, and nothing is left of that when it is lifted")
  func painting() throws {
    let harness = column()
    harness.tap(at: try place("five six", 1, harness))
    let plain = pixels(harness)
    try drag(harness, from: ("one two", 4), to: ("five six", 4))
    let selected = pixels(harness)
    let frame = try #require(harness.frame(of: "three four"))
    let row = Int(frame.minY + 1) * 300
    let range = row + Int(frame.minX)..<row + Int(frame.maxX)
    #expect(selected[range] != plain[range])
    #expect(Set(selected[range]).count == 1)
    harness.press(.escape)
    #expect(pixels(harness) == plain)
  }

  private func pixels(_ harness: Harness) -> [UInt32] {
    let picture = harness.picture()
    return (0..<picture.size.height).flatMap { y in
      (0..<picture.size.width).map { x in picture.pixel(x: x, y: y) }
    }
  }
}
