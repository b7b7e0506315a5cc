package import LaminaDisplay
package import LaminaInput

/// The services of rooms above that have a part in input, found once when the first input or frame asks.
@MainActor
final class InputRoles: GraphService {
  private unowned let graph: ViewGraph
  private(set) lazy var scrollables = graph.services(as: (any Scrollables).self).first
  private(set) lazy var rows = graph.services(as: (any FocusableRows).self).first
  private(set) lazy var menus = graph.services(as: (any ModalMenus).self).first
  private(set) lazy var navigation = graph.services(as: (any NavigationInput).self).first
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

/// The service with a window's screens and what is presented above its views: what nothing in them has use
/// for is its.
@MainActor
package protocol NavigationInput: GraphService {
  /// Takes a key that the focus and shortcuts left; whether it had use for it.
  func keyDown(_ event: KeyEvent) -> Bool
  /// Goes back where the mouse's button for it was pressed over a path, from the innermost node outwards;
  /// whether there was something to go back in.
  func goBack(over path: [Node.ID]) -> Bool
  /// Takes a step of a stroke on a touchpad that moves a screen aside; false where it is for scroll views.
  func swipe(
    _ event: ScrollEvent, over path: [Node.ID], scrollsSideways: () -> Bool
  ) -> Bool
}

extension NavigationInput {
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
  /// What goes back, and what is presented above the views; nil in a window without such.
  var navigation: (any NavigationInput)? { roles.navigation }
  var pressObservers: [any PressObserver] { roles.pressObservers }
}
