import LaminaDisplay

/// Whose word counts after a person has used a control: the control's own, until the views were evaluated.
///
/// ```
///  person ──▶ control shows and writes it ──▶ states, bodies … ──▶ the binding says the same: agreed
///                                                          └─────▶ it says something else: that is shown
/// ```
/// The value of a binding straight after a write means nothing: a parent may have captured its value
/// for it, and captures another one when its body is evaluated. Nor does its value while the changes
/// of a frame are worked on, as they come in several commits and rows get their views late. So a
/// value that is not the control's own counts once all of that is done (`afterChanges`).
@MainActor
package final class ControlClaim {
  /// Whether what the control shows counts.
  package private(set) var stands = false
  private var writes = 0
  /// Whether the end of changes is waited for.
  private var isWaiting = false
  private weak var element: Element?

  package init() {}

  /// Runs `write`, which sets a binding to what the control of `element` shows already.
  package func write(in element: Element?, _ write: () -> Void) {
    stands = true
    writes += 1
    write()
    writes -= 1
    // An update in the midst of the write may have seen the binding agree by chance.
    stands = true
    self.element = element
    awaitChanges()
    element?.invalidate()
  }

  /// Has the claim end when all that the write changes is evaluated.
  private func awaitChanges() {
    guard !isWaiting, let graph = element?.graph else { return }
    isWaiting = true
    graph.afterChanges { [self] in
      isWaiting = false
      // Written just now: views were not evaluated with that.
      if writes > 0 { awaitChanges() } else { giveUp() }
    }
  }

  /// Whether the value of the binding counts now; it does when it `agrees` with what is shown.
  package func yields(when agrees: @autoclosure () -> Bool) -> Bool {
    if !stands { return true }
    guard agrees() else { return false }
    stands = writes > 0
    return true
  }

  /// All is evaluated: from here the binding's value counts.
  private func giveUp() {
    guard stands else { return }
    stands = false
    element?.invalidate()
  }
}
