package import LaminaInput

/// The services of rooms above that have a part in input, found once when the first input or frame asks.
@MainActor
final class InputRoles: GraphService {
  private unowned let graph: ViewGraph
  private(set) lazy var scrollables = graph.services(as: (any Scrollables).self).first
  private(set) lazy var rows = graph.services(as: (any FocusableRows).self).first
  private(set) lazy var menus = graph.services(as: (any ModalMenus).self).first
  private(set) lazy var presentations = graph.services(as: (any KeyedPresentations).self).first
  private(set) lazy var pressObservers = graph.services(as: (any PressObserver).self)

  init(graph: ViewGraph) { self.graph = graph }
}

/// A service that hears of each button or finger that goes down in the window.
@MainActor
package protocol PressObserver: GraphService {
  func pressed()
}

extension PressObserver {
  package static var hasRole: Bool { true }
}

/// The service with what is presented above a window's views: keys that nothing in it has use for are its.
@MainActor
package protocol KeyedPresentations: GraphService {
  /// Takes a key that the focus and shortcuts left; whether it had use for it.
  func keyDown(_ event: KeyEvent) -> Bool
}

extension KeyedPresentations {
  package static var hasRole: Bool { true }
}

extension ViewGraph {
  private var roles: InputRoles { service() }

  /// What scrolls; nil in a window without scroll views.
  var scrollables: (any Scrollables)? { roles.scrollables }
  /// Rows that the focus goes through; nil in a window without lists.
  var rows: (any FocusableRows)? { roles.rows }
  /// The menus; nil in a window without them.
  var modalMenus: (any ModalMenus)? { roles.menus }
  /// What is presented above the views; nil in a window that presents nothing.
  var presented: (any KeyedPresentations)? { roles.presentations }
  var pressObservers: [any PressObserver] { roles.pressObservers }
}
