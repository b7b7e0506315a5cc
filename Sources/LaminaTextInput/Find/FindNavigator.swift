import LaminaGeometry
import LaminaLists

extension View {
  /// Opens and closes the bar in which one looks for words in a text editor inside the view.
  ///
  /// ```swift
  /// TextEditor(text: $letter)
  ///   .findNavigator(isPresented: $isFinding)
  ///   .toolbar { Toggle("Find", systemImage: "magnifyingglass", isOn: $isFinding) }
  /// ```
  ///
  /// Editors have the bar without this, too: Control and F open it, Control and G go on, Escape closes it. Of several
  /// editors it belongs to the one with the focus, else to the first.
  ///
  /// - Parameter isPresented: whether the bar is open; set to false when a person closes it.
  /// - Returns: the view, whose editors ask for the bar and say when it is closed.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    modifier(FindNavigator(isPresented: isPresented))
  }

  /// Says that nobody looks for words in editors inside the view.
  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.findRules.isDisabled, isDisabled)
  }

  /// Says that nobody replaces what was found in editors inside the view.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.findRules.replaceIsDisabled, isDisabled)
  }
}

/// What editors at a place may offer.
nonisolated struct FindRules: Equatable {
  var isDisabled = false
  var replaceIsDisabled = false
}

extension EnvironmentValues {
  var findRules: FindRules {
    get { self[FindRulesKey.self] }
    set { self[FindRulesKey.self] = newValue }
  }

  /// Who opens and closes the bars of editors here; nil for nobody but the person.
  var findScope: FindScope? {
    get { self[FindScopeKey.self] }
    set { self[FindScopeKey.self] = newValue }
  }
}

private struct FindRulesKey: EnvironmentKey { static let defaultValue = FindRules() }
private struct FindScopeKey: EnvironmentKey { static let defaultValue: FindScope? = nil }

/// Opens the bar of one of the editors inside a view.
private struct FindNavigator: ViewModifier {
  @Binding var isPresented: Bool
  @State private var scope = FindScope()

  func body(content: Content) -> some View {
    content.environment(\.findScope, scope)
      .onChange(of: isPresented, initial: true) { scope.present(isPresented) }
      .onAppear { scope.report = { isPresented = $0 } }
  }
}

/// The editors inside a view, and whether the bar of one of them is to be open.
final class FindScope {
  private var editors: [Weak<EditorModel>] = []
  private var isPresented = false
  /// Called when a bar was opened or closed by anybody but the program.
  var report: (Bool) -> Void = { _ in }

  /// An editor is inside of the view.
  func register(_ editor: EditorModel) {
    guard !editors.contains(where: { $0.object === editor }) else { return }
    editors.removeAll { $0.object == nil }
    editors.append(Weak(object: editor))
    if isPresented, !all.contains(where: \.isFinding) { present(true) }
  }

  private var all: [EditorModel] { editors.compactMap(\.object) }

  func present(_ isPresented: Bool) {
    self.isPresented = isPresented
    let open = all.filter(\.isFinding)
    if !isPresented { return open.forEach { $0.endFinding(givesFocusBack: false) } }
    guard open.isEmpty else { return }
    (all.first { $0.session.hasFocus } ?? all.first)?.beginFinding()
  }

  /// A bar was opened or closed.
  func changed() {
    let isOpen = all.contains(where: \.isFinding)
    guard isOpen != isPresented else { return }
    isPresented = isOpen
    report(isOpen)
  }
}
