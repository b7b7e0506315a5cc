import LaminaGeometry
import LaminaLayers

/// Notified of a scroll view after each frame in which it moved or changed its size.
@MainActor
class ScrollObserver: Equatable {
  init() {}

  /// Whether it is notified after each layout, also of one in which the scroll view stands where it was.
  var followsLayouts: Bool { false }

  /// The frame's tree stands: what is changed now is shown in the next frame.
  func didShow(_ state: ScrollState) {}

  /// The scroll view is gone.
  func didLeave(_ state: ScrollState) {}

  nonisolated static func == (a: ScrollObserver, b: ScrollObserver) -> Bool { a === b }
}

/// Hands an observer to the scroll view inside, around a loop to that of each view.
struct ScrollObserving<Content: View, Observer: ScrollObserver>: RememberingView, DistributedView {
  let content: Content
  let make: () -> Observer
  /// Brings the observer in line with this value of the view.
  let adopt: (Observer, Element) -> Void

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(ScrollObserving<V, Observer>(content: view, make: make, adopt: adopt))
  }

  func makeMemory(for element: Element) -> Observer { make() }

  func update(_ element: Element) {
    let observer = memory(of: element)
    adopt(observer, element)
    var environment = element.readEverything()
    environment.scrollObservers.append(observer)
    element.setChild(0, to: content, environment: environment)
  }
}

extension EnvironmentValues {
  /// Of the next scroll view inside.
  var scrollObservers: [ScrollObserver] {
    get { self[ScrollObserversKey.self] }
    set { self[ScrollObserversKey.self] = newValue }
  }

  /// Has what is presented elsewhere not observed by those around its presenter.
  package mutating func dropScrollObservers() {
    if !scrollObservers.isEmpty { scrollObservers = [] }
    if containerMargins != EdgeInsets() { containerMargins = EdgeInsets() }
  }
}

private struct ScrollObserversKey: EnvironmentKey { static let defaultValue: [ScrollObserver] = [] }

extension ScrollTable {
  /// Notifies the observers of what moved, once the frame's tree stands.
  ///
  /// After a layout rows may lie elsewhere although the scroll view stands where it was.
  func notifyObservers(afterLayout: Bool) {
    let changed = states.values.filter { $0.hasNews || afterLayout }
    for state in changed.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
      if state.hasNews {
        state.notifyObservers()
      } else {
        for observer in state.traits.observers where observer.followsLayouts {
          observer.didShow(state)
        }
      }
      state.notifyTrackers()
    }
  }
}

extension ScrollState {
  fileprivate func notifyObservers() {
    takeNews()
    for observer in traits.observers { observer.didShow(self) }
  }

  /// Notifies the observers that it is gone.
  func leave() { for observer in traits.observers { observer.didLeave(self) } }
}
