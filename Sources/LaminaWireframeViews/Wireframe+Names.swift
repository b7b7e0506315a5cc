import LaminaDisplay
import LaminaNavigation
import LaminaRoutes
public import LaminaWireframes

/// What the names in maps mean.
extension Wireframe {
  /// Has a name in maps make a screen.
  ///
  /// - Parameters:
  ///   - builderName: the name in maps.
  ///   - finishes: whether its screens end themselves, by `finish`: then they need no way back in the map.
  ///   - closure: makes what the screen shows.
  public func register(
    builderName: String, finishes: Bool = false,
    closure: @escaping (WireframeScope) -> some View
  ) {
    names.set(builderName, finishes: finishes) { AnyView(closure($0)) }
  }

  /// Has an identifier in a storyboard, a group of named screens, make a screen; `finishes` says whether that
  /// ends itself.
  public func register(
    storyboard: String, id: String, finishes: Bool = false,
    closure: @escaping (WireframeScope) -> some View
  ) {
    names.set(id, in: storyboard, finishes: finishes) { AnyView(closure($0)) }
  }

  /// Has a name in maps stand for an effect on the state.
  public func register(navigator effect: NavigatorEffect, name: String) {
    names.set(name, effect) { target, place in effect.action(to: target, from: place) }
  }

  /// Has a name in maps stand for whatever action a closure finds.
  public func register(
    navigatorName: String, needsTarget: Bool = true, closure: @escaping CustomNavigator
  ) {
    names.set(navigatorName, .custom(needsTarget: needsTarget), closure)
  }

  /// Registers all of `Navigator`.
  public func registerDefaultNavigators() {
    for navigator in Navigator.allCases {
      register(navigator: navigator.effect, name: navigator.rawValue)
    }
  }

  /// Registers "alert" and "confirmation": dialogs of a title, a message, and actions, whichever navigator presents them.
  public func registerDefaultBuilders() {
    for (name, style) in WireframeRegistry.standard.dialogs {
      register(builderName: name, finishes: true) { scope in Text(scope.title) }
      names.set(name, asDialog: style)
    }
  }

  /// Has a name in the map's `Transitions` stand for a transition of one's own.
  ///
  /// - Parameters:
  ///   - transitionName: the name in maps.
  ///   - options: the names of options that it takes, beside an edge, a duration and a curve.
  ///   - style: makes the transition for a line's options.
  public func register(
    transitionName: String, options: Set<String> = [],
    style: @escaping (TransitionOptions) -> WireframeTransitionStyle
  ) {
    names.set(transitionName, options: TransitionOptions.names.union(options), style)
  }

  /// Asks before each navigation whether it may be; of several the first that does not allow counts.
  public func addGuard(_ decide: @escaping (WireframeKey) async -> GuardDecision) {
    names.add(decide)
  }

  /// Asks a table of rules, too.
  public func addGuards(_ rules: [GuardRule]) { addGuard { rules.decision(for: $0) } }
}
