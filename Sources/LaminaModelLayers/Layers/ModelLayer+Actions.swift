import LaminaAnimation

/// What happens when a property of a shown layer is set.
public enum LayerAction {
  /// It moves there in the transaction's time, along its curve.
  case standard
  /// It is there at once.
  case immediate
  /// It moves as the animation says; one without values goes from what is shown to what is set.
  case animation(any LayerAnimation)
}

extension ModelLayer {
  /// The animation of a change: none for layers that are not shown, or that views own, or in a
  /// transaction that disables actions.
  func implicitAnimation<Value: LayerAnimatable>(
    of key: LayerKey<Value>, from old: Value, to new: Value
  ) -> (any LayerAnimation)? {
    guard let stage, home === stage, !isOwnedByView, !stage.transaction.disableActions else {
      return nil
    }
    switch actions[key.name] ?? actionForKey?(self, key.name) ?? .standard {
    case .immediate: return nil
    case .animation(let animation): return animation
    case .standard:
      guard old.hasWay(to: new) else { return nil }
      var animation = BasicAnimation(key, duration: stage.transaction.animationDuration)
      animation.timingFunction = stage.transaction.animationTimingFunction ?? .default
      return animation
    }
  }
}
