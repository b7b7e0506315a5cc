public import LaminaNavigation
public import LaminaRoutes
public import LaminaWireframes
public import Observation

/// A map in use: builds its screens, and changes the state as it says.
///
/// Views that read its state are evaluated when it changes. It belongs to the main actor.
@MainActor
public final class Wireframe: @MainActor Observable {
  private let registrar = ObservationRegistrar()
  /// The map, and the modules that are mounted in it.
  public private(set) var tree: WireframeTree
  let scheme: String
  private var current = NavigationState()
  /// What windows were before the latest navigations.
  private var former: [NavigationWindow] = []
  let names = WireframeNames()
  let results = WireframeResults()
  let arrivals = WireframeArrivals()
  let seats = WireframeSeats()

  /// Makes what a screen shows.
  public typealias ScreenBuilder = (WireframeScope) -> AnyView
  /// Finds the action for a target and the place where navigation begins; nil does nothing.
  public typealias CustomNavigator = (ScreenRequest?, NavigationPlace) -> NavigationAction?

  /// Makes a wireframe with the standard navigators and builders.
  ///
  /// - Parameters:
  ///   - tree: the map, and the modules that are mounted in it.
  ///   - scheme: what its links begin with.
  public init(_ tree: WireframeTree, scheme: String = "app") {
    self.tree = tree
    self.scheme = scheme
    registerDefaultNavigators()
    registerDefaultBuilders()
  }

  /// What is shown; reading it is tracked.
  public private(set) var state: NavigationState {
    get {
      registrar.access(self, keyPath: \.state)
      return current
    }
    set {
      guard newValue != current else { return }
      registrar.withMutation(of: self, keyPath: \.state) { current = newValue }
      results.settle(in: current)
    }
  }

  /// What is shown, for who does not follow it.
  var shown: NavigationState { current }

  /// Shows another state.
  ///
  /// - Parameters:
  ///   - next: what is to be shown.
  ///   - window: what undo brings back; nil for what it does not take back.
  func show(_ next: NavigationState, remembering window: NavigationWindow? = nil) {
    if let window {
      former.append(window)
      former.removeFirst(max(0, former.count - Self.undoLimit))
    }
    state = next
  }

  private static let undoLimit = 100

  /// Whether a navigation can be taken back.
  public var canUndo: Bool { !former.isEmpty }

  /// Takes the latest navigation back.
  public func undo() {
    guard let window = former.popLast() else { return }
    state = current.navigate(.restoreWindow(window)).0
  }

  // MARK: The map

  /// All that is wrong with the map, against what is registered, seen from where it was started.
  public func validate() -> [WireframeFault] {
    tree.validate(against: registry)
  }

  /// Takes another map over while the program runs; with errors the old one stays, with warnings not.
  ///
  /// - Throws: all faults of the new one, if one of them is an error.
  public func reload(_ next: WireframeTree) throws(WireframeFaults) {
    tree = try next.validated(against: registry)
    registrar.withMutation(of: self, keyPath: \.state) {}
  }

  /// What is registered, seen from what is shown.
  private var registry: WireframeRegistry {
    var names = names.registry
    names.entries = current.windows.map { window in
      let isInStack = if case .stack = window.content { true } else { false }
      let root = window.content.screens.first ?? window.content.visible
      return WireframeEntry(root.code, isInStack: isInStack)
    }
    return names
  }
}
