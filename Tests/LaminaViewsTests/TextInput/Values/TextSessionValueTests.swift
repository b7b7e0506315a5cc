import LaminaGeometry
import Testing

@testable import LaminaTextInput

/// What a session remembers of typing and of the pointer.
@Suite struct TextSessionValueTests {
  @Test("a typed text that the value has later gets its selection back")
  func typed() {
    var typed = TypedText()
    typed.typed()
    let first = typed.leave("abc", selected: 1..<2, for: "")
    #expect(first == nil && typed.awaits)
    #expect(typed.isAwaited("abc") && !typed.isAwaited(""))
    let second = typed.leave("", selected: 0..<0, for: "abc")
    #expect(second == 1..<2 && !typed.awaits)
  }

  @Test("what nobody has typed is not awaited")
  func untyped() {
    var typed = TypedText()
    let selection = typed.leave("abc", selected: 1..<2, for: "x")
    #expect(selection == nil && !typed.awaits)
  }

  @Test("a value that is typed on is another one, and what was awaited is forgotten")
  func typedAgain() {
    var typed = TypedText()
    typed.typed()
    _ = typed.leave("abc", selected: 1..<2, for: "")
    typed.typed()
    #expect(!typed.awaits)
    _ = typed.leave("d", selected: 1..<1, for: "x")
    #expect(typed.isAwaited("d"))
    _ = typed.leave("x", selected: 0..<0, for: "y")
    #expect(typed.isAwaited("d"), "until the value has it, or somebody types")
  }

  @Test("the text moves for the time of a frame while the pointer is beyond an edge")
  func beyondEdge() {
    var pointer = TextPointer()
    pointer.begin(.dragging)
    pointer.leave(to: CGPoint(x: 1, y: 2), at: 10)
    pointer.leave(to: CGPoint(x: 1, y: 3), at: 10.02)
    #expect(pointer.beyondEdge == CGPoint(x: 1, y: 3))
    let passed = [pointer.pass(to: 10.05), pointer.pass(to: 10.05), pointer.pass(to: 12)]
    #expect(abs(passed[0] - 0.05) < 1e-9 && passed[1] == 0 && passed[2] == 0.1)
    pointer.comeBack()
    #expect(pointer.beyondEdge == nil)
    if case .dragging = pointer.pointing {} else { Issue.record("the button is held") }
    pointer.leave(to: .zero, at: 20)
    let next = pointer.pass(to: 20.01)
    #expect(abs(next - 0.01) < 1e-9)
    pointer.end()
    #expect(pointer.beyondEdge == nil)
    if case .none = pointer.pointing {} else { Issue.record("the button was let go") }
  }
}
