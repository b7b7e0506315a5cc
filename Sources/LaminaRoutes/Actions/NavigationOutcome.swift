/// What became of an action.
public enum NavigationOutcome: Hashable, Sendable {
  case done(NavigationChange)
  /// The state is what it was before.
  case refused(NavigationRefusal)

  /// Whether the action was carried out.
  public var isDone: Bool {
    guard case .done = self else { return false }
    return true
  }
}

extension NavigationOutcome: CustomStringConvertible {
  public var description: String {
    switch self {
    case .done(let change): "The action was carried out: \(change.motion)."
    case .refused(let reason): "The action was refused: \(reason)"
    }
  }
}
