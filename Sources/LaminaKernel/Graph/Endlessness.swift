/// Counts frames in a row that nothing asked for but what actions of views changed in the one before.
///
/// ```
///  tap ──▶ frame ──▶ onChange { count += 1 } ──▶ frame ──▶ onChange { count += 1 } ──▶ …
///  0         0                                    1                                  60: told
/// ```
@MainActor
final class Endlessness {
  /// After how many frames it is told of.
  static let limit = 60

  /// Whether views' actions are called now.
  private var isActing = false
  /// Whether anything else asked for an evaluation since the latest frame.
  private var isAskedFromOutside = false
  /// Whether actions did.
  private var isAskedFromInside = false
  private var count = 0

  /// Takes note of an element that is to be evaluated.
  func noteChange() {
    if isActing { isAskedFromInside = true } else { isAskedFromOutside = true }
  }

  /// A frame is evaluated; whoever changes something from here on acts.
  func beginActions() {
    count = isAskedFromInside && !isAskedFromOutside ? count + 1 : 0
    (isAskedFromInside, isAskedFromOutside) = (false, false)
    isActing = true
  }

  /// - Parameter isDue: whether the clock asks for an evaluation in the next frame, too.
  func endActions(isDue: Bool) {
    isActing = false
    if isDue { isAskedFromOutside = true }
  }

  /// Whether it goes on for so long that nobody can want it.
  var isReached: Bool { count >= Self.limit }
}

extension ViewGraph {
  /// Runs `call` once the tree of this frame stands; tells of it by name if that has no end.
  package func afterUpdate(_ what: String, of element: Element, _ call: @escaping () -> Void) {
    afterUpdate { [weak self, weak element] in
      if let self, let element { self.tellIfEndless(what, of: element) }
      call()
    }
  }

  /// Tells of what acts again and again without end.
  private func tellIfEndless(_ what: String, of element: Element) {
    guard endlessness.isReached else { return }
    report(.endless(what: what, view: element.authorName, frames: Endlessness.limit))
  }
}
