/// A key for a value that a view hands to the enclosing layout.
///
/// ```swift
/// struct Column: LayoutValueKey {
///   static let defaultValue = 0
/// }
/// subview[Column.self]   // 0 where the subview says nothing
/// ```
public protocol LayoutValueKey: SendableMetatype {
  /// The type of the value that is handed to the enclosing layout.
  associatedtype Value

  /// The value of a view that says nothing.
  static var defaultValue: Value { get }
}
