/// A key of what surrounds a preview.
public protocol PreviewContextKey {
  /// The type of the value under this key.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// What surrounds a preview, as a widget's family does; Lamina shows all previews alike.
public protocol PreviewContext {
  /// The value under a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

extension View {
  /// Says what surrounds the preview; the view is shown as without it.
  public func previewContext<Context: PreviewContext>(_ value: Context) -> some View { self }
}
