/// Whether a part of the view tree that can exist before it is shown is shown now: a row of a lazy
/// stack that was made ahead is not.
///
/// Every element inside shares it. What shall run when the part comes and goes registers here.
@MainActor
package final class Presence {
  private struct Observer {
    weak var element: Element?
    let appear: () -> Void
    let disappear: () -> Void
  }

  private let outer: Presence?
  private var observers: [Observer] = []
  private var inner: [() -> Presence?] = []
  /// Whether it stands in its parent.
  @exclusivity(unchecked) package private(set) var isIn = false
  /// Whether it stands in the tree, with everything that encloses it.
  @exclusivity(unchecked) package private(set) var isShown = false
  /// Whether nothing in it is evaluated while it does not stand in its parent.
  package var rests = false { didSet { if !rests { wake() } } }
  /// Whether the view that stands in it listens to values that it is handed: it is to get them also while it rests.
  package fileprivate(set) var listens = false
  /// How many ask that it does not rest, out of sight as it may be.
  private var holds = 0
  /// What is due in it once it is back.
  private var due: [Weak<Element>] = []

  /// Makes one that is not shown, inside of another; nil where everything is shown.
  package init(in outer: Presence?) {
    self.outer = outer
    outer?.inner.append { [weak self] in self }
  }

  /// Comes into the tree or leaves it.
  package func set(_ isIn: Bool) {
    self.isIn = isIn
    refresh()
    if isIn { wake() }
  }

  /// Has it and what encloses it evaluated though out of sight, until `release()`.
  package func hold() {
    holds += 1
    outer?.hold()
    if holds == 1 { wake() }
  }

  /// Ends one `hold()`.
  package func release() {
    holds -= 1
    outer?.release()
  }

  private func wake() {
    let all = due.compactMap(\.object)
    due = []
    for element in all {
      element.isDirty = false
      element.invalidate()
    }
  }

  /// Keeps an element that is due until it is shown again; false where it is not to wait.
  func keeps(_ element: Element) -> Bool {
    if outer?.keeps(element) == true { return true }
    guard rests, !isIn, holds == 0 else { return false }
    due.append(Weak(object: element))
    return true
  }

  private func refresh() {
    let isShown = isIn && outer?.isShown ?? true
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    observers.removeAll { $0.element?.isMounted != true }
    for observer in observers { isShown ? observer.appear() : observer.disappear() }
    inner.removeAll { $0() == nil }
    for presence in inner { presence()?.refresh() }
  }

  fileprivate func add(
    _ element: Element, _ appear: @escaping () -> Void, _ disappear: @escaping () -> Void
  ) {
    observers.append(Observer(element: element, appear: appear, disappear: disappear))
  }
}

extension Element {
  /// Has the values come here that the views around hand down, also while all of it rests: what listens to changes of a
  /// value is told each of them.
  package func listenWhileResting() {
    guard let presence else { return }
    let bodies = sequence(first: self) { $0.parent }.prefix { $0.presence === presence }
      .filter { !$0.isPrimitive }
    let isWhole = bodies.last.map { $0.parent?.presence !== presence } ?? false
    // A part of a control listens for itself.
    guard let body = bodies.first, !body.isLaminas || bodies.count == 1 && isWhole else { return }
    for body in bodies where !body.isLaminas { body.neverRest() }
    if isWhole { presence.listens = true }
  }

  /// Whether the view is shown, not only made ahead.
  package var isShown: Bool { isMounted && presence?.isShown ?? true }

  /// Runs `appear` each time the view comes to be shown, at first now if it is, and `disappear` each
  /// time it no longer is, also because it is taken down.
  package func whenShown(appear: @escaping () -> Void, disappear: @escaping () -> Void) {
    presence?.add(self, appear, disappear)
    if isShown { appear() }
    onUnmount { [presence] in if presence?.isShown ?? true { disappear() } }
  }
}
