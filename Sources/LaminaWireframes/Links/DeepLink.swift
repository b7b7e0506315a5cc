public import LaminaRoutes

/// What a URL shows: a first screen, and one after another above it.
public struct DeepLink: Hashable, Sendable {
  public var root: ScreenRequest
  public var steps: [Step]

  /// A screen above the one before, and the key by which one gets there.
  public struct Step: Hashable, Sendable {
    public var key: WireframeKey
    public var navigator: String?
    public var target: ScreenRequest
  }

  /// The screens from the first to the one that the URL names.
  public var screens: [ScreenRequest] { [root] + steps.map(\.target) }
}

extension DeepLink {
  /// Returns the actions that show the link in a window that is there: its content is put away, the
  /// first screen becomes a stack's root, and each navigator does its work.
  ///
  /// A navigator of the author's own stands for a push.
  public func actions(
    in window: NavigationID, navigators: [String: NavigatorEffect]
  ) -> [NavigationAction] {
    [.setContent(.stack(root), of: .item(window))] + ways(in: window, navigators)
  }

  /// Returns the actions that show the link in a window as it is: a stack with the link's first screen as its
  /// root stays, and that screen with it.
  public func actions(
    in window: NavigationWindow, navigators: [String: NavigatorEffect]
  ) -> [NavigationAction] {
    guard case .stack(let stack) = window.content, stack.root.request == root else {
      return actions(in: window.id, navigators: navigators)
    }
    let place = NavigationPlace.item(stack.root.id)
    return [.dismissAbove(place), .popToRoot(from: place)] + ways(in: window.id, navigators)
  }

  private func ways(
    in window: NavigationID, _ navigators: [String: NavigatorEffect]
  ) -> [NavigationAction] {
    let place = NavigationPlace.item(window)
    return steps.map { step -> NavigationAction in
      let effect = step.navigator.flatMap { navigators[$0] } ?? .push
      return effect.action(to: step.target, from: place) ?? .push([step.target], from: place)
    }
  }
}
