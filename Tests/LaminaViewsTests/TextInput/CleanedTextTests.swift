import LaminaTesting
import Observation
import Testing

/// Text that comes from elsewhere has our line breaks, and nothing that no text has.
@Suite struct CleanedTextTests {
  @Observable final class Model { var text = "" }

  private func editor(_ model: Model) -> Harness {
    let harness = Harness(size: CGSize(width: 200, height: 120)) {
      TextEditor(text: Binding(get: { model.text }, set: { model.text = $0 }))
        .accessibilityIdentifier("editor")
    }
    harness.tap(at: CGPoint(x: 60, y: 40))
    return harness
  }

  enum Way: CaseIterable { case pasted, dropped, committed }

  @Test("whichever way it comes", arguments: Way.allCases)
  func cleaned(way: Way) {
    let model = Model()
    let harness = editor(model)
    let given = "one\r\ntwo\rthree\0"
    switch way {
    case .pasted:
      harness.clipboard.string = given
      harness.press("v", modifiers: .command)
    case .dropped: harness.drop(given, at: CGPoint(x: 60, y: 40))
    case .committed: harness.commit(given)
    }
    #expect(model.text == "one\ntwo\nthree")
  }

  @Test("what is composed, too, and what is typed with it is put in once")
  func composed() {
    let model = Model()
    let harness = editor(model)
    harness.compose("ni\0hao\r", selection: 6..<6)
    harness.commit("\0")
    harness.compose("")
    harness.type("x")
    #expect(model.text == "x")
  }
}
