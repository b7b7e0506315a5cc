import Lamina
import LaminaTesting
import Testing

/// Whether buttons act again and again.
@MainActor @Suite("Repeating buttons", .timeLimit(.minutes(5)))
struct ButtonRepeatTests {
  private struct Reader: View {
    let read: (ButtonRepeatBehavior) -> Void
    @Environment(\.buttonRepeatBehavior) private var behavior
    var body: some View {
      let _ = read(behavior)
      Color.clear
    }
  }

  @Test("The environment has what was said")
  func readsBack() {
    for behavior in [ButtonRepeatBehavior.automatic, .enabled, .disabled] {
      var seen: ButtonRepeatBehavior?
      _ = Harness { Reader { seen = $0 }.buttonRepeatBehavior(behavior) }
      let isSame = seen == behavior
      #expect(isSame)
    }
  }
}
