/// How much a property list may ask of us; what lies beyond is an error that says so.
package struct PropertyListLimits: Hashable, Sendable {
  package var bytes = 8 << 20
  /// Dictionaries and arrays inside each other.
  package var depth = 100
  /// Values and keys, nested ones included.
  package var count = 500_000

  package init() {}
}
