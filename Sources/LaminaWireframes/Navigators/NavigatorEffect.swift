public import LaminaRoutes

/// What a navigator does with the state, also one of the author's.
public enum NavigatorEffect: Hashable, Sendable {
  case push
  case pop
  case popToRoot
  /// Presents the target, as a stack's root where `inStack` says so (the article's navigation-wrap).
  case present(PresentationStyle, inStack: Bool)
  case dismiss
  case replace
  /// Selects the tab whose name is the target's code.
  case selectTab
  /// Opens a window whose scene is the target's code, with the target as a stack's root.
  case openWindow
  /// Something of the author's own, of which only this is known.
  case custom(needsTarget: Bool)

  public var needsTarget: Bool {
    switch self {
    case .push, .present, .replace, .selectTab, .openWindow: true
    case .pop, .popToRoot, .dismiss: false
    case .custom(let needsTarget): needsTarget
    }
  }

  /// Whether it may present its target.
  var presents: Bool {
    switch self {
    case .present, .custom: true
    case .push, .replace, .selectTab, .openWindow, .pop, .popToRoot, .dismiss: false
    }
  }

  /// Returns the action that carries the effect out, or nil where the author's own navigator does,
  /// and where a target is needed and missing.
  public func action(
    to target: ScreenRequest?, from place: NavigationPlace
  ) -> NavigationAction? {
    switch self {
    case .pop: return .pop(1, from: place)
    case .popToRoot: return .popToRoot(from: place)
    case .dismiss: return .dismiss(place)
    case .push, .present, .replace, .selectTab, .openWindow, .custom:
      return target.flatMap { action(to: $0, from: place) }
    }
  }

  private func action(to target: ScreenRequest, from place: NavigationPlace) -> NavigationAction? {
    switch self {
    case .push: .push([target], from: place)
    case .present(let style, let inStack):
      .present(
        inStack && style.holdsContainers ? .stack(target) : .screen(target), as: style,
        from: place)
    case .replace: .replace(target, at: place)
    case .selectTab: .selectTab(target.code, from: place)
    case .openWindow: .openWindow(scene: target.code, .stack(target))
    case .pop, .popToRoot, .dismiss, .custom: nil
    }
  }
}
