import LaminaAPISource

/// A type that was read: its kind, what it inherits, and what it adds.
struct ResolvedType: Sendable {
  var kind: TypeKind
  /// The types it inherits from: numbers in the book.
  var parents: [Int] = []
  /// The choices of a union.
  var options: [Int] = []
  /// The type of an array's items.
  var items: Int?
  /// Properties of its own, in order.
  var properties: [TypeProperty] = []
  /// Facets by name, those of its own.
  var facets: [String: YAMLNode] = [:]
  /// The text of a schema, and the part of it that is meant.
  var schema: YAMLNode?
  /// Facets that it declares for types that inherit from it.
  var declaredFacets: [TypeProperty] = []
  /// The name it is declared by.
  var name: String?
  /// The declaration.
  var node: YAMLNode
}

/// A property of an object.
struct TypeProperty: Sendable {
  var name: String
  var isRequired: Bool
  /// Whether the name is a pattern, between slashes.
  var isPattern: Bool
  var type: Int
  var node: YAMLNode
}
