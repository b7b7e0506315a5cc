/// Something of one's own that pieces of text carry for a renderer.
///
/// ```swift
/// struct Emphasis: TextAttribute {}
/// Text("Read ") + Text("this").customAttribute(Emphasis())
/// ```
public nonisolated protocol TextAttribute {}

/// What a piece of text carries, by type.
///
/// Equal only to itself: what is in it need not be comparable.
nonisolated final class TextMarks: Equatable, @unchecked Sendable {
  // Never changed, and read on the main thread alone, when a renderer draws.
  private let values: [ObjectIdentifier: any TextAttribute]

  init(_ values: [ObjectIdentifier: any TextAttribute]) { self.values = values }

  /// The same with one more, in place of another one of its type.
  func adding<T: TextAttribute>(_ value: T) -> TextMarks {
    var values = values
    values[ObjectIdentifier(T.self)] = value
    return TextMarks(values)
  }

  /// The one of a type.
  func value<T: TextAttribute>(_ type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

  static func == (a: TextMarks, b: TextMarks) -> Bool { a === b }
}

nonisolated extension Text {
  /// Has this piece of text carry something for a renderer.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    styled { $0.marks = ($0.marks ?? TextMarks([:])).adding(value) }
  }
}
