/// A value of any type that can be compared.
// Unchecked: it is made, compared and let go of where views are, on the main actor.
package nonisolated struct AnyEquatable: Equatable, @unchecked Sendable {
  private let value: any Equatable

  package init(_ value: any Equatable) { self.value = value }

  package static func == (a: AnyEquatable, b: AnyEquatable) -> Bool {
    isSameValue(a.value as Any, b.value as Any)
  }
}
