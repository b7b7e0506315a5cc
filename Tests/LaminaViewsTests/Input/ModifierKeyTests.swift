import LaminaInput
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// Views that follow the modifier keys.
@MainActor @Suite("Modifier keys")
struct ModifierKeyTests {
  final class Log { var changes: [[EventModifiers]] = [] }

  private func harness(
    _ log: Log, mask: EventModifiers = .all, initial: Bool = true
  ) -> Harness {
    Harness(size: CGSize(width: 100, height: 100)) {
      Text("keys").onModifierKeysChanged(mask: mask, initial: initial) {
        log.changes.append([$0, $1])
      }
    }
  }

  @Test("A view hears of keys that go down and come up, and at first")
  func changes() {
    let log = Log()
    let harness = harness(log)
    #expect(log.changes == [[[], []]])
    harness.press(.modifier(.shift))
    #expect(log.changes == [[[], []], [[], .shift], [.shift, []]])
  }

  @Test(
    "Keys that do not count are not heard of, nor what is said at first where it is not asked for")
  func mask() {
    let log = Log()
    let harness = harness(log, mask: .option, initial: false)
    harness.press(.modifier(.shift))
    #expect(log.changes.isEmpty)
    harness.press(.modifier(.option), modifiers: .shift)
    #expect(log.changes == [[[], .option], [.option, []]])
  }

  @Test("A window that loses the keyboard has no keys held")
  func lost() {
    let log = Log()
    let harness = harness(log, initial: false)
    harness.press("a", modifiers: .command)
    harness.setWindowFocus(false)
    #expect(log.changes == [[[], .command], [.command, []]])
  }
}
