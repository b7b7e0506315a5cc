public import LaminaGeometry
import LaminaNavigation
public import LaminaRoutes
import LaminaWireframes

/// What windows show without a way in the map.
extension Wireframe {
  /// Opens a window.
  @discardableResult
  public func start(_ content: NavigationTemplate, scene: String = "main") -> NavigationOutcome {
    apply(.openWindow(scene: scene, content))
  }

  /// Shows what was shown when the state was kept, without the screens that the map does not know any more.
  ///
  /// - Returns: these screens.
  /// - Throws: why the bytes, of `NavigationState.encoded()`, are no state; then all stays as it is.
  @discardableResult
  public func restore(from data: Data) throws(RestorationError) -> [Screen] {
    let restored = try NavigationState.restored(from: data) { tree.declares($0) }
    show(restored.state)
    return restored.dropped
  }

  /// Carries out an action, for what no port leads to; undo takes it back.
  ///
  /// - Parameters:
  ///   - action: what is to be done.
  ///   - animated: whether it is shown with a movement.
  /// - Returns: what became of it.
  @discardableResult
  public func apply(_ action: NavigationAction, animated: Bool = true) -> NavigationOutcome {
    if animated { return perform(action) }
    return withTransaction(\.disablesAnimations, true) { perform(action) }
  }

  func perform(_ action: NavigationAction) -> NavigationOutcome {
    let (next, outcome) = shown.navigate(action)
    var former: NavigationWindow?
    if case .done(let change) = outcome, change.motion != .none {
      former = shown.window(change.window)
    }
    show(next, remembering: former)
    if case .activateWindow(let id) = action { seats.raise(id) }
    return outcome
  }

  /// Presents a screen above the one in front; dialogs as such.
  ///
  /// - Parameters:
  ///   - screen: its code in the map, and its parameters.
  ///   - style: how it is presented.
  ///   - place: the screen that presents it, or the front.
  ///   - animated: whether it comes with a movement.
  /// - Returns: what became of it.
  @discardableResult
  public func present(
    _ screen: ScreenRequest, as style: PresentationStyle = .cover,
    from place: NavigationPlace = .front, animated: Bool = true
  ) -> NavigationOutcome {
    let action = NavigationAction.present(.screen(screen), as: style, from: place)
    return apply(asDialog(action), animated: animated)
  }

  /// Takes away what is presented in front, with or without a movement.
  @discardableResult
  public func dismiss(animated: Bool = true) -> NavigationOutcome {
    apply(.dismiss(.front), animated: animated)
  }

  /// A window is the one in front by the desktop's will; undo does not take that back.
  func activate(_ window: NavigationID) {
    if shown.front?.id != window { show(shown.navigate(.activateWindow(window)).0) }
  }

  /// A person has closed a window, and others are left.
  func close(_ window: NavigationID) {
    if shown.windows.count > 1 { _ = perform(.closeWindow(window)) }
  }
}
