/// What begins to rename something; called as a function.
@MainActor
public struct RenameAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  /// Begins.
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// What begins to rename what a view shows; nil where nothing can be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

private struct RenameKey: EnvironmentKey { static let defaultValue: RenameAction? = nil }

/// A button that begins to rename something: what `renameAction(_:)` around it says.
///
/// ```swift
/// TextField("Name", text: $name)
///   .focused($isFocused)
///   .toolbar { RenameButton() }
///   .renameAction($isFocused)
/// ```
public struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// Makes the button.
  public init() {}

  public var body: some View {
    Button("Rename") { rename?() }.disabled(rename == nil)
  }
}

extension View {
  /// Says what rename buttons inside the view do.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action))
  }

  /// Has rename buttons inside the view bring the focus to a field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, RenameAction { isFocused.wrappedValue = true })
  }
}
