/// Whether a person changes what is shown, as a list's rows.
public nonisolated enum EditMode: Hashable, Sendable {
  /// It is only looked at.
  case inactive
  /// It is changed for a moment, as while a row is swiped.
  case transient
  /// It is changed.
  case active

  /// Whether it is changed.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether a person changes what is shown; nil where that is nobody's question.
  ///
  /// ```swift
  /// @State private var editMode = EditMode.inactive
  /// List { … }.environment(\.editMode, $editMode)
  /// ```
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

private struct EditModeKey: EnvironmentKey {
  static let defaultValue: Binding<EditMode>? = nil
}

/// A button that begins and ends changing what is shown: *Edit*, then *Done*.
///
/// It changes `editMode` of the environment, and is disabled where there is none.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Makes the button.
  public init() {}

  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .disabled(mode == nil)
  }
}
