/// Makes an element of a view, with what is around it, in an environment.
@MainActor
class EntryTaker: ViewTaker {
  var environment: EnvironmentValues

  init(_ environment: EnvironmentValues) { self.environment = environment }

  func take<V: View>(_ view: V) {}
}

/// Makes the element of a view, or brings one up to date that has it.
@MainActor
final class PartTaker: EntryTaker {
  private let known: [Element?]
  private let parent: Element
  private let name: ChildName
  private var taken: Element?

  /// Takes views for one of `known`, the first choice first, or for another one.
  init(
    _ known: [Element?], in parent: Element, _ environment: EnvironmentValues? = nil,
    _ name: ChildName = .slot(0)
  ) {
    self.known = known
    self.parent = parent
    self.name = name
    super.init(environment ?? parent.environment)
  }

  /// The element, once there is one.
  var element: Element {
    guard let taken else { preconditionFailure("whatever wraps a view hands one on") }
    return taken
  }

  override func take<V: View>(_ view: V) {
    for case let child as ViewElement<V> in known where child.isMounted {
      child.update(to: view, environment: environment)
      taken = child
      return
    }
    taken = parent.make(view, environment, name)
  }
}

extension Element {
  /// The element of a view that belongs here: `known`, if that has the view, else another one.
  package func updated<V: View>(_ known: Element?, to view: V) -> Element {
    let taker = PartTaker([known], in: self)
    entry(view, for: taker)
    return taker.element
  }
}
