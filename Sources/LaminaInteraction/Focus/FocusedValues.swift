import LaminaDisplay
import Observation

/// A key of what the view with the focus says to others, as menus and toolbars.
public protocol FocusedValueKey {
  /// The type of what the view with the focus says under this key.
  associatedtype Value
}

/// The values exported by the view with the focus and those that enclose it, by key.
///
/// ```swift
/// struct DocumentKey: FocusedValueKey { typealias Value = Binding<Document> }
/// extension FocusedValues {
///   var document: Binding<Document>? {
///     get { self[DocumentKey.self] }
///     set { self[DocumentKey.self] = newValue }
///   }
/// }
/// Editor().focusedValue(\.document, $document)          // the one that has the focus
/// @FocusedValue(\.document) private var document        // what a menu acts on; nil for none
/// ```
@MainActor @preconcurrency
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  nonisolated init() {}

  /// The value under a key; nil where no view that encloses the focus exports one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Reads the value under a key of the innermost view that encloses the focus; nil when there is
/// none.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty, LinkedProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private weak var table: FocusedValueTable?

  /// Makes a property that reads what is said under `keyPath`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The value; reading it is tracked.
  public var wrappedValue: Value? { table?.values[keyPath: keyPath] }

  package mutating func link(to storage: DynamicStorage, slot: Int) {
    table = storage.element?.graph.focus.values
  }

  package func isSame(as other: FocusedValue<Value>) -> Bool { keyPath == other.keyPath }
}

extension View {
  /// Says `value` to who reads the key path with `FocusedValue`, while the focus is on the view or in
  /// it.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    FocusedValueWriter(content: self, keyPath: keyPath, value: value, isScene: false)
  }

  /// Says `value` while the focus is on the view or in it; nil leaves what views further out say.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueWriter(content: self, keyPath: keyPath, value: value, isScene: false)
  }

  /// Says `value` wherever the focus is in the window; nil says nothing.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueWriter(content: self, keyPath: keyPath, value: value, isScene: true)
  }

  /// Says `value` to who reads the key path with `FocusedValue`, wherever the focus is in the window.
  ///
  /// Values of views that enclose the focus take precedence.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    FocusedValueWriter(content: self, keyPath: keyPath, value: value, isScene: true)
  }
}

/// A view that says something while it has the focus.
private struct FocusedValueWriter<Content: View, Value>: RememberingView, WrappingView {
  let content: Content
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  /// Nil says nothing.
  let value: Value?
  let isScene: Bool

  func makeMemory(for element: Element) -> Latest<Value?> { Latest() }

  func update(_ element: Element) {
    element.setChild(0, to: content)
    let table = element.graph.focus.values
    let said = memory(of: element).replace(with: value)
    if let said, Self.isSame(said, value) { return }
    let (keyPath, value) = (keyPath, value)
    table.set(element, isScene: isScene) { if let value { $0[keyPath: keyPath] = value } }
    if said == nil {
      // The graph may be on its way out by then.
      element.onUnmount { [weak table] in table?.remove(element.id) }
    }
  }

  private static func isSame(_ a: Value?, _ b: Value?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return ViewComparison.isSame(a, b)
  }
}

/// What the views of a window say while they have the focus.
@MainActor
final class FocusedValueTable: @MainActor Observable {
  private struct Entry {
    weak var element: Element?
    let isScene: Bool
    let set: (inout FocusedValues) -> Void
  }

  private let registrar = ObservationRegistrar()
  private var entries: [Node.ID: Entry] = [:]
  private var latest = FocusedValues()
  private weak var graph: ViewGraph?
  private var isDue = false

  init(graph: ViewGraph) { self.graph = graph }

  /// What is said as of the latest update.
  var values: FocusedValues {
    registrar.access(self, keyPath: \.values)
    return latest
  }

  func set(
    _ element: Element, isScene: Bool, _ set: @escaping (inout FocusedValues) -> Void
  ) {
    entries[element.id] = Entry(element: element, isScene: isScene, set: set)
    refresh()
  }

  func remove(_ id: Node.ID) {
    entries[id] = nil
    refresh()
  }

  /// Asks again once the update stands: the focus has moved, or views say something else.
  func refresh() {
    guard !isDue, let graph else { return }
    isDue = true
    graph.afterUpdate { [weak self] in self?.ask() }
  }

  /// The focus has moved.
  func focusMoved() { if !entries.isEmpty { refresh() } }

  private func ask() {
    isDue = false
    guard let graph else { return }
    let path = graph.focus.focusedPath
    let heard = entries.values.filter { entry in
      entry.isScene || entry.element?.outputs.contains { path.contains($0.id) } == true
    }
    let order = heard.sorted {
      ($0.isScene ? 0 : 1, $0.element?.depth ?? 0) < ($1.isScene ? 0 : 1, $1.element?.depth ?? 0)
    }
    var values = FocusedValues()
    for entry in order { entry.set(&values) }
    registrar.withMutation(of: self, keyPath: \.values) { latest = values }
  }
}
