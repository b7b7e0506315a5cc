/// The services of rooms above that have a part in input, found once when the first input or frame asks.
@MainActor
final class InputRoles: GraphService {
  private unowned let graph: ViewGraph
  private(set) lazy var scrollables = graph.service(as: (any Scrollables).self)
  private(set) lazy var rows = graph.service(as: (any FocusableRows).self)
  private(set) lazy var menus = graph.service(as: (any ModalMenus).self)
  private(set) lazy var pressObservers = graph.allServices.compactMap { $0 as? any PressObserver }

  init(graph: ViewGraph) { self.graph = graph }
}

/// A service that hears of each button or finger that goes down in the window.
@MainActor
package protocol PressObserver: GraphService {
  func pressed()
}

extension ViewGraph {
  private var roles: InputRoles { service() }

  /// What scrolls; nil in a window without scroll views.
  var scrollables: (any Scrollables)? { roles.scrollables }
  /// Rows that the focus goes through; nil in a window without lists.
  var rows: (any FocusableRows)? { roles.rows }
  /// The menus; nil in a window without them.
  var modalMenus: (any ModalMenus)? { roles.menus }
  var pressObservers: [any PressObserver] { roles.pressObservers }
}
