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
    let place = NavigationPlace.item(window)
    let ways = steps.map { step -> NavigationAction in
      let effect = step.navigator.flatMap { navigators[$0] } ?? .push
      return effect.action(to: step.target, from: place) ?? .push([step.target], from: place)
    }
    return [.setContent(.stack(root), of: place)] + ways
  }
}
