package import LaminaDisplay
package import LaminaInput

/// The service with the menus of a window: while one is open, all keys and letters are for it.
@MainActor
package protocol ModalMenus: GraphService {
  var isOpen: Bool { get }
  /// The item that Return would choose.
  var highlighted: Node.ID? { get }
  /// Takes a key while a menu is open; nothing else gets any then.
  func keyDown(_ event: KeyEvent, in graph: ViewGraph)
  func close()
  /// Opens the first menu of the window by keyboard; false when there is none.
  func openFirst(in graph: ViewGraph) -> Bool
  /// Opens the menu of the innermost node that encloses the focus and has one; false when there is none.
  func openNearest(to path: [PreparedNode], in graph: ViewGraph) -> Bool
}

extension ModalMenus {
  package static var hasRole: Bool { true }
}

/// A menu in which controls are items: their shortcuts work while it is closed, as if they were its button.
@MainActor
package protocol ItemMenu: AnyObject {
  var isOpen: Bool { get }
  /// The button that opens it.
  var buttonID: Node.ID? { get }
}

extension EnvironmentValues {
  /// The menu whose items these are; nil outside of menus.
  package var itemMenu: (any ItemMenu)? {
    get { self[ItemMenuKey.self].menu }
    set { self[ItemMenuKey.self] = ItemMenuKey.Holder(menu: newValue) }
  }
}

private struct ItemMenuKey: EnvironmentKey {
  /// Compared by identity.
  struct Holder: @MainActor Equatable {
    var menu: (any ItemMenu)?
    static func == (a: Holder, b: Holder) -> Bool { a.menu === b.menu }
  }
  static let defaultValue = Holder()
}
