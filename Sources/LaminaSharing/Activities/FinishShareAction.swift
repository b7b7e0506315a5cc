/// Ends the activity whose view this is.
///
/// ```swift
/// @Environment(\.finishShare) private var finishShare
/// Button("Post") { finishShare(.completed) }
/// ```
/// The first call counts. A view that is closed without one was cancelled.
@MainActor
public struct FinishShareAction {
  private let action: (ShareOutcome) -> Void

  init(_ action: @escaping (ShareOutcome) -> Void) { self.action = action }

  /// Ends it.
  public func callAsFunction(_ outcome: ShareOutcome = .completed) { action(outcome) }
}

extension EnvironmentValues {
  /// Ends the activity in whose view this is; does nothing elsewhere.
  public internal(set) var finishShare: FinishShareAction {
    get { self[FinishShareKey.self] }
    set { self[FinishShareKey.self] = newValue }
  }
}

private struct FinishShareKey: EnvironmentKey {
  static let defaultValue = FinishShareAction { _ in }
}
