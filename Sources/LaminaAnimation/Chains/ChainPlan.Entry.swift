import LaminaGeometry

extension ChainPlan {
  /// One action with its times, in seconds since the chain began.
  struct Entry {
    var action: ChainAction
    /// When it is its turn.
    var turn: TimeInterval
    /// When it moves.
    var start: TimeInterval
    var end: TimeInterval
    /// How much faster than the action says.
    var pace: Double
    var isReversed: Bool
    /// Of an action that moves a value.
    let movement: (any AnyChainMovement)?

    /// Does what the action does at an instant of the chain.
    ///
    /// - Parameters:
    ///   - time: since the chain began.
    ///   - speed: of the chain, below 0 backwards.
    ///   - isReturning: whether the chain came here from a later instant.
    func perform(at time: TimeInterval, speed: Double, isReturning: Bool = false) {
      switch action.work {
      case .change(let change): change(progress(at: time))
      case .movement:
        movement?.begin(isReturning: isReversed || isReturning)
        movement?.move(to: inside(at: time), pace: pace * (isReversed ? -speed : speed))
      }
    }

    /// Seconds of the action's own way.
    private func inside(at time: TimeInterval) -> TimeInterval {
      if time >= end { return isReversed ? 0 : action.length }
      if time < start { return isReversed ? action.length : 0 }
      return (isReversed ? end - time : time - start) * pace
    }

    private func progress(at time: TimeInterval) -> Double {
      if time >= end { return isReversed ? 0 : 1 }
      if time < start { return isReversed ? 1 : 0 }
      return action.progress(at: inside(at: time))
    }
  }
}

extension ChainAction {
  func makeMovement() -> (any AnyChainMovement)? {
    switch work {
    case .change: nil
    case .movement(let make): make(length)
    }
  }
}
