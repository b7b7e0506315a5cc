/// Counts frames in a row that nothing asked for but what actions of views changed in the one before.
///
/// ```
///  tap ──▶ frame ──▶ onChange { count += 1 } ──▶ frame ──▶ onChange { count += 1 } ──▶ …
///  0         0                                    1                                  60: reported
/// ```
@MainActor
final class Endlessness {
  /// After how many frames it is reported.
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

  /// A frame is evaluated; what changes from here on is changed by views' actions.
  func beginActions() {
    count = isAskedFromInside && !isAskedFromOutside ? count + 1 : 0
    isAskedFromInside = false
    isAskedFromOutside = false
    isActing = true
  }

  /// - Parameter isDue: whether the clock asks for an evaluation in the next frame, too.
  func endActions(isDue: Bool) {
    isActing = false
    if isDue { isAskedFromOutside = true }
  }

  /// Whether it has gone on for longer than can be intended.
  var isReached: Bool { count >= Self.limit }
}

extension ViewGraph {
  /// Runs `call` once the tree of this frame stands; reports it by name if that has no end.
  package func afterUpdate(_ what: String, of element: Element, _ call: @escaping () -> Void) {
    afterUpdate { [weak self, weak element] in
      if let self, let element { self.reportIfEndless(what, of: element) }
      call()
    }
  }

  /// Reports what acts again and again without end.
  private func reportIfEndless(_ what: String, of element: Element) {
    guard endlessness.isReached else { return }
    report(.endless(what: what, view: element.authorName, frames: Endlessness.limit))
  }
}
