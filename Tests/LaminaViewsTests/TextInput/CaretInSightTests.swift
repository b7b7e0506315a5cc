import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// What scrolls around a field or an editor follows the caret.
@MainActor
@Suite struct CaretInSightTests {
  private struct Form: View {
    @State var name = "Ada"
    @State var letter: String
    let isWide: Bool

    var body: some View {
      ScrollView(isWide ? [.horizontal, .vertical] : .vertical) {
        VStack(spacing: 0) {
          Color.clear.frame(width: isWide ? 900 : 100, height: 400)
          TextField("Name", text: $name).frame(width: 150)
          Color.clear.frame(height: 300)
          TextEditor(text: $letter).frame(width: 180, height: 400)
            .accessibilityIdentifier("letter")
          TextField("Note", text: $letter, axis: .vertical).frame(width: 150)
          Color.clear.frame(height: 900)
        }
      }
    }
  }

  private func form(_ letter: String = "", isWide: Bool = false) -> Harness {
    Harness(size: CGSize(width: 220, height: 200)) { Form(letter: letter, isWide: isWide) }
  }

  /// The window, whose edges the caret is within.
  private func isInSight(_ harness: Harness) throws -> Bool {
    let caret = try #require(harness.textInputCaret)
    return caret.minY >= 0 && caret.maxY <= 200 && caret.minX >= 0 && caret.maxX <= 220
  }

  private func scrollAway(_ harness: Harness, _ distance: CGFloat) throws {
    harness.graph.scroll(
      ScrollEvent(
        position: CGPoint(x: 210, y: 100), delta: CGSize(width: 0, height: distance),
        time: harness.clock.now))
    harness.advance(by: 1)
  }

  @Test func `typing brings a field back that was scrolled out of sight`() throws {
    let harness = form()
    harness.press(.tab)
    harness.advance(by: 1)
    #expect(try isInSight(harness))
    try scrollAway(harness, 800)
    #expect(try !isInSight(harness))
    harness.type("x")
    harness.advance(by: 1)
    #expect(try isInSight(harness))
    try scrollAway(harness, -800)
    harness.press(.leftArrow)
    harness.advance(by: 1)
    #expect(try isInSight(harness))
  }

  @Test func `composing brings it back, and a caret in sight moves nothing`() throws {
    let harness = form()
    harness.press(.tab)
    harness.advance(by: 1)
    let offsets = harness.graph.scrollOffsets
    harness.type("some more")
    harness.advance(by: 1)
    #expect(harness.graph.scrollOffsets == offsets)
    try scrollAway(harness, 800)
    harness.compose("ni")
    harness.advance(by: 1)
    #expect(try isInSight(harness))
  }

  @Test func `the caret of an editor that is higher than the window stays in sight`() throws {
    let harness = form((0..<12).map { "line \($0)" }.joined(separator: "\n"))
    harness.press(.tab)
    harness.press(.tab)
    harness.advance(by: 1)
    for key in [Key.home, .end, .home] {
      harness.press(key, modifiers: .command)
      harness.advance(by: 1)
      #expect(try isInSight(harness))
    }
    for _ in 0..<14 {
      harness.press(.downArrow)
      harness.advance(by: 0.5)
      #expect(try isInSight(harness))
    }
    harness.type("\nand more\nof it")
    harness.advance(by: 1)
    #expect(try isInSight(harness))
  }

  @Test func `a field that grows takes what is around it along`() throws {
    let harness = form()
    harness.press(.tab)
    harness.press(.tab, modifiers: .shift)
    harness.advance(by: 1)
    for _ in 0..<20 {
      harness.press(.return, modifiers: .option)
      harness.type("x")
      harness.advance(by: 0.5)
    }
    #expect(try isInSight(harness))
  }

  @Test func `scrolling follows sideways too`() throws {
    let harness = form(isWide: true)
    harness.press(.tab)
    harness.advance(by: 1)
    harness.graph.scroll(
      ScrollEvent(
        position: CGPoint(x: 10, y: 100), delta: CGSize(width: -600, height: 0),
        time: harness.clock.now))
    harness.advance(by: 1)
    harness.type("x")
    harness.advance(by: 1)
    #expect(try isInSight(harness))
  }

  @Test func `a selection by pointer does not scroll what is around`() throws {
    let harness = form()
    harness.press(.tab)
    harness.advance(by: 1)
    let offsets = harness.graph.scrollOffsets
    harness.press("a", modifiers: .command)
    harness.advance(by: 1)
    #expect(harness.graph.scrollOffsets == offsets)
  }
}
