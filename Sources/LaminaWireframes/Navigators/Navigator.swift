import LaminaRoutes

/// The navigators that are always there, by the names of the map.
public enum Navigator: String, Hashable, Sendable, CaseIterable {
  case animatedPresent = "animated-present"
  case instantPresent = "instant-present"
  case animatedDismiss = "animated-dismiss"
  case instantDismiss = "instant-dismiss"
  case animatedPush = "animated-push"
  case instantPush = "instant-push"
  case animatedPop = "animated-pop"
  case instantPop = "instant-pop"
  case animatedPopRoot = "animated-pop-root"
  case instantPopRoot = "instant-pop-root"
  case sheet
  case popover
  case replace
  case selectTab = "select-tab"
  case openWindow = "open-window"

  public var isAnimated: Bool { !rawValue.hasPrefix("instant-") }

  /// What the navigator does with the state.
  public var effect: NavigatorEffect {
    switch self {
    case .animatedPresent, .instantPresent: .present(.cover, inStack: false)
    case .animatedDismiss, .instantDismiss: .dismiss
    case .animatedPush, .instantPush: .push
    case .animatedPop, .instantPop: .pop
    case .animatedPopRoot, .instantPopRoot: .popToRoot
    case .sheet: .present(.sheet, inStack: false)
    case .popover: .present(.popover, inStack: false)
    case .replace: .replace
    case .selectTab: .selectTab
    case .openWindow: .openWindow
    }
  }
}
