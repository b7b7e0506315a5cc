/// A key for a value that a view hands to the layout around it.
///
/// ```swift
/// struct Column: LayoutValueKey {
///   static let defaultValue = 0
/// }
/// subview[Column.self]   // 0 where the subview says nothing
/// ```
public protocol LayoutValueKey: SendableMetatype {
  /// The type of the value that is handed to the layout around.
  associatedtype Value

  /// The value of a view that says nothing.
  static var defaultValue: Value { get }
}
