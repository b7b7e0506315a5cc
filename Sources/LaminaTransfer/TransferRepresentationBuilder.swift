/// Puts the representations of a value below each other, the best first.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Sendable> {
  /// One of them.
  public static func buildExpression<Content: TransferRepresentation<Item>>(
    _ content: Content
  ) -> Content { content }

  /// The first of several.
  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(
    first: Content
  ) -> Content { first }

  /// One after those before.
  public static func buildPartialBlock<
    First: TransferRepresentation<Item>, Next: TransferRepresentation<Item>
  >(
    accumulated: First, next: Next
  ) -> TupleTransferRepresentation<Item, First, Next> {
    TupleTransferRepresentation(first: accumulated, next: next)
  }
}

/// A representation, and another one after it.
public struct TupleTransferRepresentation<
  Item: Sendable, First: TransferRepresentation<Item>, Next: TransferRepresentation<Item>
>: TransferRepresentation {
  let first: First
  let next: Next

  public var ways: [TransferWay<Item>] { first.ways + next.ways }
}
