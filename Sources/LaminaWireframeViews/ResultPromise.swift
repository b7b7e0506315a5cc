import LaminaRoutes

/// What a screen will give back to who has asked for it: kept once, before or after somebody waits.
@MainActor
final class ResultPromise {
  private var kept: ParameterValue??
  private var waiting: CheckedContinuation<ParameterValue?, Never>?

  /// The value, once it is there; nil where the screen has gone without one.
  var value: ParameterValue? {
    get async {
      if let kept { return kept }
      return await withCheckedContinuation { waiting = $0 }
    }
  }

  /// Gives the value to who waits, or will.
  func keep(_ value: ParameterValue?) {
    kept = .some(value)
    waiting?.resume(returning: value)
    waiting = nil
  }
}
