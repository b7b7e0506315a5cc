/// What makes a view submit.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in the field of a search.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension EnvironmentValues {
  /// What submitting a text field does, the innermost first.
  var submitActions: [() -> Void] { submitActions(of: .text) }

  /// What a trigger does, the innermost first.
  package func submitActions(of trigger: SubmitTriggers) -> [() -> Void] {
    self[SubmitActionsKey.self].actions.filter { $0.triggers.contains(trigger) }.map(\.run)
  }

  fileprivate var submits: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

/// Never read when a view is evaluated, but when a field submits.
struct SubmitActions: @MainActor Equatable {
  struct Action {
    let triggers: SubmitTriggers
    let run: () -> Void
  }

  var actions: [Action]
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
    transformEnvironment(\.submits) {
      $0.actions.insert(SubmitActions.Action(triggers: triggers, run: action), at: 0)
    }
  }

  /// Keeps what is submitted inside the view from the actions further out.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submits) { if isBlocking { $0.actions = [] } }
  }
}
