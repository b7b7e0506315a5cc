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
/// value that is not the control's own counts once all of that is done (`ControlClaims.didEvaluate`).
@MainActor
package final class ControlClaim {
  /// Whether what the control shows counts.
  package private(set) var stands = false
  private var writes = 0
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
    element?.graph.claims.add(self)
    element?.invalidate()
  }

  /// Whether the value of the binding counts now; it does when it `agrees` with what is shown.
  package func yields(when agrees: @autoclosure () -> Bool) -> Bool {
    if !stands { return true }
    guard agrees() else { return false }
    stands = writes > 0
    return true
  }

  /// Whether nothing is being written that views were not evaluated with.
  fileprivate var isOver: Bool { writes == 0 }

  /// All is evaluated: from here the binding's value counts.
  fileprivate func giveUp() {
    guard stands else { return }
    stands = false
    element?.invalidate()
  }
}

/// The controls of a window that show something else than their bindings may say.
@MainActor
private final class ControlClaims: GraphService {
  private var claims: [ControlClaim] = []

  init(graph: ViewGraph) {}

  func add(_ claim: ControlClaim) {
    if !claims.contains(where: { $0 === claim }) { claims.append(claim) }
  }

  /// Has controls whose bindings disagree with them show what those say, once all else is evaluated.
  func didEvaluate() {
    guard !claims.isEmpty else { return }
    let over = claims.filter(\.isOver)
    claims.removeAll(where: \.isOver)
    for claim in over { claim.giveUp() }
  }
}

extension ViewGraph {
  fileprivate var claims: ControlClaims { service() }
}
