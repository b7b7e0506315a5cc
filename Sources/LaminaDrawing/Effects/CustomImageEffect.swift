/// An effect that a closure carries out; equality goes by the id alone.
package struct CustomImageEffect: Hashable, Sendable {
  private let id: any Hashable & Sendable
  package let hasLengths: Bool
  package let change: @Sendable (borrowing ImagePixels) -> Void

  package init(
    id: any Hashable & Sendable, hasLengths: Bool,
    change: @escaping @Sendable (borrowing ImagePixels) -> Void
  ) {
    self.id = id
    self.hasLengths = hasLengths
    self.change = change
  }

  package static func == (a: CustomImageEffect, b: CustomImageEffect) -> Bool {
    AnyHashable(a.id) == AnyHashable(b.id) && a.hasLengths == b.hasLengths
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(id)) }
}
