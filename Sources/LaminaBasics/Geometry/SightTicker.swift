import LaminaDisplay
package import LaminaGeometry

/// Has an element evaluated when it looks different by itself, as long as it can be seen.
///
/// ```
///  update ──goOn(at: t)──▶ frame stands ── in sight? ──yes──▶ evaluated at t ──▶ update
///                                             │no
///                                  until its scroll view moves
/// ```
/// Out of sight it asks for no frames; scrolling it back in sets it going again.
@MainActor
package final class SightTicker {
  private weak var element: Element?
  private weak var scroll: ScrollMovement?
  private var due: TimeInterval?
  /// What is looked for, where that is not the element.
  private weak var place: Element?

  package init() {}

  /// Called in each update: when the element is to be evaluated next, nil for never.
  ///
  /// - Parameters:
  ///   - element: what looks different by itself.
  ///   - time: when it does so next.
  ///   - place: what is to be in sight instead of an element that is not seen all the time.
  package func goOn(_ element: Element, at time: TimeInterval?, within place: Element? = nil) {
    self.place = place
    if self.element == nil {
      self.element = element
      element.onUnmount { [weak self] in self?.follow(nil) }
    }
    due = time
    follow(element.read(\.scrollMovement))
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
    return (place ?? element).id
  }

  /// Asks for the evaluation.
  func tick() {
    if let element, let due { element.graph.tick(element, at: due) }
  }
}
