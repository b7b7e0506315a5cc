/// A stored value of a view that the graph links to lasting storage before the body is evaluated.
///
/// A struct of your own that holds such properties conforms to it and is linked field by field:
///
/// ```swift
/// @propertyWrapper struct Filtered: DynamicProperty {
///   @Environment(Library.self) private var library
///   private let word: String
///   private(set) var wrappedValue: [Book] = []
///
///   init(_ word: String) { self.word = word }
///
///   mutating func update() { wrappedValue = library.books.filter { $0.title.contains(word) } }
/// }
/// ```
///
/// What it keeps (state) and finds (environment) is no input of the view; all else is, as the word
/// above: a view that is given another one is evaluated.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Gets ready for the body that is evaluated next; what is read here counts for the view.
  ///
  /// The properties inside are linked and up to date by then. The value belongs to that evaluation:
  /// the next begins with what the view was given.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
