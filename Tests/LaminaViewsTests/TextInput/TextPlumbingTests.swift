import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// What comes from a host reaches the view with the focus, and what that wants reaches the host.
@MainActor
@Suite struct TextPlumbingTests {
  /// A view's handlers that write down what they receive.
  @MainActor
  private final class Journal {
    var lines: [String] = []
    var caret = CGRect(x: 1, y: 2, width: 0, height: 10)
    var revision = 0
    var wantsText = true

    func handlers() -> TextHandlers {
      var text = TextHandlers()
      text.insert = { [unowned self] text, _ in lines.append("insert \(text)") }
      text.compose = { [unowned self] event in
        lines.append("compose \(event.text) \(event.selection)")
      }
      text.request = { [unowned self] in
        wantsText ? TextInputRequest(caret: caret, revision: revision) : nil
      }
      text.drop = { [unowned self] event, point in
        lines.append("drop \(event.items.count) at \(Int(point.x)),\(Int(point.y))")
        return true
      }
      text.windowFocusChanged = { [unowned self] in lines.append("window \($0)") }
      return text
    }
  }

  private func harness(_ journal: Journal) -> Harness {
    Harness {
      Color.red.frame(width: 100, height: 40)
        .handlers(isFocusable: true) { $0.text = journal.handlers() }
        .accessibilityIdentifier("field")
    }
  }

  @Test func `text goes to the view with the focus, and to nobody without one`() {
    let journal = Journal()
    let harness = harness(journal)
    harness.type("a")
    #expect(journal.lines == [])
    harness.press(.tab)
    harness.type("aB")
    harness.compose("ni")
    harness.commit("你")
    #expect(
      journal.lines == [
        "insert a", "insert B", "compose ni 2..<2", "insert 你", "compose  0..<0",
      ])
  }

  @Test func `the surface is told where text is wanted, and when no more`() {
    let journal = Journal()
    let harness = harness(journal)
    #expect(harness.textInputCaret == nil)
    harness.press(.tab)
    #expect(harness.textInputCaret == CGRect(x: 1, y: 2, width: 0, height: 10))
    journal.caret.origin.x = 9
    harness.graph.requestFrame()
    #expect(harness.textInputCaret?.minX == 9)
    #expect(harness.textInputEndCount == 0)
    journal.revision = 1
    harness.graph.requestFrame()
    #expect(harness.textInputCaret?.minX == 9)
    #expect(harness.textInputEndCount == 1)
    harness.press(.escape)
    #expect(harness.textInputCaret == nil)
  }

  @Test func `what is dropped goes to the view under it`() {
    let journal = Journal()
    let harness = harness(journal)
    harness.drop("word", at: CGPoint(x: 60, y: 90))
    harness.drop("word", at: CGPoint(x: 5, y: 5))
    #expect(journal.lines == ["drop 1 at 10,10"])
  }

  @Test func `the view with the focus knows whether keys come to the window`() {
    let journal = Journal()
    let harness = harness(journal)
    harness.press(.tab)
    harness.setWindowFocus(false)
    harness.setWindowFocus(true)
    #expect(journal.lines == ["window false", "window true"])
  }

  @Test func `the window's pasteboard is the host's clipboard`() {
    let harness = harness(Journal())
    harness.graph.pasteboard.string = "copied"
    harness.graph.pasteboard.primarySelection = "selected"
    #expect(harness.clipboard.string == "copied")
    #expect(harness.clipboard.primarySelection == "selected")
    harness.clipboard.string = "from elsewhere"
    #expect(harness.graph.pasteboard.string == "from elsewhere")
  }
}
