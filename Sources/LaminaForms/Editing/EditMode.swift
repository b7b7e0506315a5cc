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
  /// Whether a person changes what is shown: the screen's own, unless a binding is given.
  ///
  /// ```swift
  /// @State private var editMode = EditMode.inactive
  /// List { … }.environment(\.editMode, $editMode)
  /// ```
  /// An `EditButton` on the screen of a list begins and ends editing also without a binding. Nil outside of screens.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? screenEditing.map(Self.binding) }
    set { self[EditModeKey.self] = newValue }
  }

  private static func binding(to screen: ScreenEditing) -> Binding<EditMode> {
    Binding(
      get: { screen.isActive ? .active : .inactive }, set: { screen.isActive = $0.isEditing })
  }
}

private struct EditModeKey: EnvironmentKey {
  static let defaultValue: Binding<EditMode>? = nil
}

/// A button that begins and ends changing what is shown: *Edit*, then *Done*.
///
/// It changes `editMode` of the environment: that of its screen, where no binding is given.
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
