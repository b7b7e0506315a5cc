public import LaminaViews

/// Opens a window of one of the application's scenes.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
/// Button("Open") { openWindow(value: note.id) }
/// Button("Activity") { openWindow(id: "activity") }
/// ```
/// What no scene makes is reported, and nothing happens.
@MainActor @preconcurrency
public struct OpenWindowAction {
  private let open: (WindowRequest) -> Void

  init(_ open: @escaping (WindowRequest) -> Void) { self.open = open }

  /// Opens a window of the scene with an id, or brings it to the front if there can be one only.
  public func callAsFunction(id: String) { open(WindowRequest(id: id)) }

  /// Opens a window of the scene for values of that type, or brings the one for the value to the front.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    open(WindowRequest(value: value))
  }

  /// Opens a window of the scene with an id for a value, or brings the one for the value to the front.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    open(WindowRequest(id: id, value: value))
  }
}

/// Closes a window.
///
/// ```swift
/// @Environment(\.dismissWindow) private var dismissWindow
/// Button("Close") { dismissWindow() }                    // the window in which the button is
/// Button("Close Activity") { dismissWindow(id: "activity") }
/// ```
/// The application ends with the last one, as where a person closes it.
@MainActor @preconcurrency
public struct DismissWindowAction {
  private let dismiss: (WindowRequest) -> Void

  init(_ dismiss: @escaping (WindowRequest) -> Void) { self.dismiss = dismiss }

  /// Closes the window in which the view is.
  public func callAsFunction() { dismiss(WindowRequest()) }

  /// Closes the windows of the scene with an id.
  public func callAsFunction(id: String) { dismiss(WindowRequest(id: id)) }

  /// Closes the window for a value.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    dismiss(WindowRequest(value: value))
  }

  /// Closes the window for a value of the scene with an id.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    dismiss(WindowRequest(id: id, value: value))
  }
}

/// Which window is meant.
struct WindowRequest {
  var id: String?
  var value: AnyHashable?
  private var valueType: ObjectIdentifier?

  init(id: String? = nil) { self.id = id }

  init<Value: Hashable>(id: String? = nil, value: Value) {
    self.id = id
    self.value = AnyHashable(value)
    valueType = ObjectIdentifier(Value.self)
  }

  /// Whether a scene makes it.
  func isOf(_ role: WindowRole) -> Bool {
    (id == nil || role.id == id) && (valueType == nil || role.valueType == valueType)
  }

  /// How an author writes it.
  var words: String {
    let parts = [id.map { "id: \"\($0)\"" }, value.map { "value: \($0)" }].compactMap(\.self)
    return parts.joined(separator: ", ")
  }
}

extension EnvironmentValues {
  /// Opens windows of the application's scenes; where a view stands in no application it does nothing.
  public internal(set) var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// Closes windows of the application; where a view stands in no application it does nothing.
  public internal(set) var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }
}

private struct OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction { _ in } }
}

private struct DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction { _ in } }
}
