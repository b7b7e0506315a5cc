/// Explicit animations.
extension ModelLayer {
  /// Adds an animation on top of those there are; under a key it replaces the one under that key,
  /// and implicit animations have the names of their properties as keys.
  ///
  /// It begins with the frame that the stage next advances to, unless it has a `beginTime`, and
  /// changes nothing of what the layer is set to. On a layer that is in no tree it waits.
  public func add(_ animation: any LayerAnimation, forKey key: String? = nil) {
    willChange()
    if let key { drop { $0.key == key } }
    let running = RunningAnimation(animation, key: key)
    state.running.append(running)
    stage?.addToTransaction(running)
  }

  /// The animation under a key, as it runs or will.
  public func animation(forKey key: String) -> (any LayerAnimation)? {
    state.running.first { $0.key == key }?.animation
  }

  /// The keys of its animations, in the order in which they were added.
  public var animationKeys: [String] { state.running.compactMap(\.key) }

  /// How many animations it has.
  public var animationCount: Int { state.running.count }

  /// Ends the animation under a key, unfinished.
  public func removeAnimation(forKey key: String) {
    guard state.running.contains(where: { $0.key == key }) else { return }
    willChange()
    drop { $0.key == key }
  }

  /// Ends all its animations, unfinished.
  public func removeAllAnimations() {
    guard !state.running.isEmpty else { return }
    willChange()
    drop { _ in true }
  }

  private func drop(where isMeant: (RunningAnimation) -> Bool) {
    let dropped = state.running.filter(isMeant)
    guard !dropped.isEmpty else { return }
    state.running.removeAll(where: isMeant)
    for animation in dropped {
      if let stage = stage ?? home {
        stage.stopLater(animation)
      } else {
        animation.abandon()
      }
    }
  }
}
