/// A view that has the focus to begin with in the scopes of a namespace.
private struct PreferredFocus<Content: View>: View {
  let content: Content
  let namespace: Namespace.ID?
  @Environment(\.focusScopes) private var scopes
  @FocusState private var isFocused
  @State private var name = FocusPreferences.Name()

  var body: some View {
    content.focused($isFocused)
      .onChange(of: scope, initial: true) { FocusPreferences.set(name, $isFocused.box, in: scope) }
      .onAppear { if scope != nil { $isFocused.box.begin(with: true, takesOver: false) } }
      .onDisappear { FocusPreferences.set(name, $isFocused.box, in: nil) }
  }

  /// The namespace, where its scope is around the view.
  private var scope: Namespace.ID? { namespace.flatMap { scopes.contains($0) ? $0 : nil } }
}

/// What is to have the focus to begin with, in the order in which it came.
@MainActor
private enum FocusPreferences {
  /// Tells one view from others.
  final class Name {}

  private struct Preference {
    let name: Name
    let namespace: Namespace.ID
    weak var box: FocusBox<Bool>?
  }

  private static var preferences: [Preference] = []

  /// Takes up what a view prefers, or drops it.
  static func set(_ name: Name, _ box: FocusBox<Bool>, in namespace: Namespace.ID?) {
    preferences.removeAll { $0.name === name || $0.box == nil }
    guard let namespace else { return }
    preferences.append(Preference(name: name, namespace: namespace, box: box))
  }

  /// The first of a namespace that still stands.
  static func first(in namespace: Namespace.ID) -> FocusBox<Bool>? {
    preferences.lazy.filter { $0.namespace == namespace }.compactMap(\.box).first
  }
}

/// Gives the focus back to the view that has it to begin with.
///
/// ```swift
/// @Namespace private var form
/// @Environment(\.resetFocus) private var resetFocus
///
/// VStack {
///   TextField("Name", text: $name).prefersDefaultFocus(in: form)
///   TextField("Town", text: $town)
///   Button("Clear") {
///     clear()
///     resetFocus(in: form)
///   }
/// }
/// .focusScope(form)
/// ```
@MainActor @preconcurrency
public struct ResetFocusAction {
  /// Moves the focus to the first view that prefers it in the scopes of a namespace; without one it stays.
  public func callAsFunction(in namespace: Namespace.ID) {
    FocusPreferences.first(in: namespace)?.value = true
  }
}

extension EnvironmentValues {
  /// Gives the focus back to the view that has it to begin with.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }

  /// The scopes around a view.
  fileprivate var focusScopes: Set<Namespace.ID> {
    get { self[FocusScopesKey.self] }
    set { self[FocusScopesKey.self] = newValue }
  }
}

private struct FocusScopesKey: EnvironmentKey { static let defaultValue: Set<Namespace.ID> = [] }

extension View {
  /// Has the view have the focus when it appears and no view has it, and after ``ResetFocusAction``; counts inside of
  /// `focusScope(_:)` with the same namespace.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    PreferredFocus(content: self, namespace: prefersDefaultFocus ? namespace : nil)
  }

  /// Says where views count that prefer to have the focus to begin with in a namespace.
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    transformEnvironment(\.focusScopes) { $0.insert(namespace) }
  }
}
