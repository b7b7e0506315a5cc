/// Ends what a view is presented in, or takes its screen off the stack.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// Button("Cancel", role: .cancel) { dismiss() }
/// ```
/// In a view that is neither presented nor pushed it closes the window, unless that is the application's only one.
@MainActor @preconcurrency
public struct DismissAction {
  private let action: () -> Void

  package init(_ action: @escaping () -> Void) { self.action = action }

  /// Ends it.
  public func callAsFunction() { action() }
}

/// Whether a view is presented, in SwiftUI's old spelling; `isPresented` and `dismiss` are the new one.
public struct PresentationMode {
  /// Whether the view is presented or pushed.
  public fileprivate(set) var isPresented: Bool
  fileprivate let action: DismissAction

  /// Ends what the view is presented in, or takes its screen off the stack.
  @MainActor public mutating func dismiss() {
    guard isPresented else { return }
    isPresented = false
    action()
  }
}

extension EnvironmentValues {
  /// Ends what the view is presented in, or takes its screen off the stack.
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented above another one, or pushed onto a stack.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether the view is presented, and what ends that, in SwiftUI's old spelling.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }

  /// What the view is presented in; nil for the window's views.
  var presentedItem: PresentedItem? {
    get { self[PresentedItemKey.self].item }
    set { self[PresentedItemKey.self] = PresentedItemKey.Holder(item: newValue) }
  }
}

private struct DismissKey: EnvironmentKey { static let defaultValue = DismissAction {} }
private struct IsPresentedKey: EnvironmentKey { static let defaultValue = false }

private struct PresentedItemKey: EnvironmentKey {
  /// Compared by identity.
  struct Holder: @MainActor Equatable {
    weak var item: PresentedItem?
    static func == (a: Holder, b: Holder) -> Bool { a.item === b.item }
  }
  static let defaultValue = Holder()
}
