/// How the form arranges controls and their labels that a view stands in.
package nonisolated enum FormKind: Hashable, Sendable {
  /// In rows on cards: labels at the beginning, controls at the end.
  case grouped
  /// In two columns: labels end where controls begin.
  case columns
}

extension EnvironmentValues {
  /// The form that a view stands in; nil outside of forms, and in what forms present.
  package var formKind: FormKind? {
    get { self[FormKindKey.self] }
    set { self[FormKindKey.self] = newValue }
  }
}

private struct FormKindKey: EnvironmentKey { static let defaultValue: FormKind? = nil }
