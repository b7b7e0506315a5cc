import LaminaDisplay
package import LaminaGeometry

/// Has an element evaluated when it looks different by itself, as long as it can be seen.
///
/// ```
///  update ──goOn(at: t)──▶ frame stands ── in sight? ──yes──▶ evaluated at t ──▶ update
///                                             │no
///                                  until its scroll view moves
/// ```
/// Out of sight it asks for no frames; scrolling it back in sets it going again. What is transparent itself is in
/// sight: it may come back by ticking.
@MainActor
package final class SightTicker {
  private weak var element: Element?
  private weak var scroll: ScrollMovement?
  private var due: TimeInterval?

  package init() {}

  /// Called in each update: when the element is to be evaluated next, nil for never.
  package func goOn(_ element: Element, at time: TimeInterval?) {
    if self.element == nil {
      self.element = element
      element.onUnmount { [weak self] in self?.follow(nil) }
    }
    due = time
    follow(time == nil ? nil : element.read(\.scrollMovement))
    if time != nil { element.graph.sightCheck.add(self) }
  }

  /// Checks again whenever the enclosing scroll view has moved.
  private func follow(_ next: ScrollMovement?) {
    guard next !== scroll else { return }
    let key = ObjectIdentifier(self)
    scroll?.observers[key] = nil
    scroll = next
    next?.observers[key] = { [weak self] in self?.wake() }
  }

  private func wake() {
    guard due != nil else { return }
    element?.graph.sightCheck.add(self)
  }

  /// What is to be in sight; nil when there is nothing to wait for.
  var soughtID: Node.ID? {
    guard let element, element.isMounted, due != nil else { return nil }
    return element.id
  }

  /// Asks for the evaluation.
  func tick() {
    if let element, let due { element.graph.tick(element, at: due) }
  }
}
