import LaminaCombine
import LaminaViews

/// The subscription of one element to an object: each change of that evaluates the element.
///
/// It outlasts its element where what the element keeps does; then it serves the next one.
final class ObservedBox<Object: ObservableObject> {
  private(set) var object: Object?
  private var subscription: AnyCancellable?
  private let observers = Observers()

  /// Takes to an object, or to another one, for an element.
  func observe(_ next: Object?, for element: Element?) {
    observers.add(element)
    if object === next { return }
    object = next
    // It is called on whatever thread the object changes.
    subscription = next?.objectWillChange.sink { @Sendable [weak observers] _ in
      MainActor.whenPossible { observers?.invalidate() }
    }
  }
}

/// The elements that are evaluated when an object changes: more than one where several stand for one view.
private final class Observers {
  private var elements: [Weak<Element>] = []

  func add(_ element: Element?) {
    guard let element, !elements.contains(where: { $0.object === element }) else { return }
    elements.removeAll { $0.object?.isMounted != true }
    elements.append(Weak(object: element))
  }

  func invalidate() {
    Element.reportWrite()
    for element in elements { element.object?.invalidate() }
  }
}
