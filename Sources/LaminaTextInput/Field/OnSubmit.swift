/// What makes a view submit.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
}

extension EnvironmentValues {
  /// What submitting does, the innermost first.
  var submitActions: [() -> Void] {
    get { self[SubmitActionsKey.self].actions }
    set { self[SubmitActionsKey.self] = SubmitActions(actions: newValue) }
  }
}

/// Never read when a view is evaluated, but when a field submits.
struct SubmitActions: @MainActor Equatable {
  var actions: [() -> Void]
  static func == (a: SubmitActions, b: SubmitActions) -> Bool {
    a.actions.isEmpty && b.actions.isEmpty
  }
}

private struct SubmitActionsKey: EnvironmentKey {
  static let defaultValue = SubmitActions(actions: [])
}

extension View {
  /// Runs `action` when Return is pressed in a text field inside the view.
  ///
  /// ```swift
  /// TextField("Search", text: $query).onSubmit { search(query) }
  /// ```
  ///
  /// A value of a field with a format has been read by then. Actions further out run after those further in, as
  /// far as there is no ``submitScope(_:)`` between.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) {
      if triggers.contains(.text) { $0.insert(action, at: 0) }
    }
  }

  /// Keeps what is submitted inside the view from the actions further out.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
}
