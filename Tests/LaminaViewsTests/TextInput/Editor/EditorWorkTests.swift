import LaminaDisplay
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// What a key, a blink and a wheel cost in an editor, counted.
@MainActor
@Suite struct EditorWorkTests {
  private func desk(_ count: Int) -> EditorDesk {
    let text = (0..<count).map { "Line \($0) of a long text" }.joined(separator: "\n")
    let desk = EditorDesk(text, size: CGSize(width: 300, height: 300))
    desk.press(.home, .command)
    for _ in 0..<3 { desk.press(.downArrow) }
    return desk
  }

  @Test(arguments: [100, 20_000])
  func `a key draws the line that it changes, and evaluates nothing but the editor`(count: Int) {
    let desk = desk(count)
    let (drawn, prepared) = (desk.harness.displayStatistics, desk.harness.prepareStatistics)
    desk.harness.type("x")
    let after = desk.harness.displayStatistics
    #expect(after.bitmapsDrawn - drawn.bitmapsDrawn == 1)
    #expect(after.bytesDrawn - drawn.bytesDrawn < 20_000)
    #expect(desk.harness.prepareStatistics.listsRecorded - prepared.listsRecorded <= 2)
    #expect(desk.harness.prepareStatistics.nodesMeasured - prepared.nodesMeasured <= 12)
  }

  @Test func `not even the first key copies a long text that the program holds too`() {
    let original = String(repeating: "A line of a long text\n", count: 20_000)
    let executor = DeterministicExecutor()
    let desk = EditorDesk(original, executor: executor) { $0 }
    executor.runAll()
    for _ in 0..<3 { desk.harness.type("x") }
    #expect(desk.harness.graph.textBytesCopied == 0)
    #expect(desk.text.utf8.count == original.utf8.count + 3)
  }

  @Test func `a line break moves what is below and draws two lines`() {
    let desk = desk(20_000)
    for _ in 0..<4 { desk.press(.rightArrow) }
    let drawn = desk.harness.displayStatistics
    desk.press(.return)
    #expect(desk.harness.displayStatistics.bitmapsDrawn - drawn.bitmapsDrawn <= 3)
  }

  @Test func `a caret that moves or blinks and a selection draw no text`() {
    let desk = desk(1000)
    let drawn = desk.harness.displayStatistics
    desk.press(.rightArrow)
    desk.press(.downArrow, .shift)
    desk.press(.end, .shift)
    desk.press("a", .command)
    desk.press(.leftArrow)
    desk.harness.advance(by: 3)
    #expect(desk.harness.displayStatistics.bitmapsDrawn == drawn.bitmapsDrawn)
  }

  @Test func `a caret at rest wakes the window twice a second, and at last not at all`() {
    let desk = desk(20)
    desk.harness.advance(by: 0.1)
    let before = desk.harness.presentCount
    desk.harness.advance(by: 4)
    #expect((6...9).contains(desk.harness.presentCount - before))
    desk.harness.advance(by: 10)
    let later = desk.harness.presentCount
    desk.harness.advance(by: 5)
    #expect(desk.harness.presentCount == later)
  }

  @Test func `scrolling lays out what comes near, not the text`() {
    let desk = desk(20_000)
    let drawn = desk.harness.displayStatistics
    desk.harness.scroll("editor", down: 600)
    desk.harness.advance(by: 1)
    let lines = desk.harness.displayStatistics.bitmapsDrawn - drawn.bitmapsDrawn
    #expect(lines > 10, "\(lines)")
    #expect(lines < 80, "\(lines)")
  }

  @Test func `the last line of twenty thousand is there at once`() throws {
    let desk = desk(20_000)
    desk.press(.end, .command)
    #expect(try #require(desk.caret).maxY < 300)
    desk.harness.type("x")
    #expect(desk.text.hasSuffix("textx"))
  }
}
