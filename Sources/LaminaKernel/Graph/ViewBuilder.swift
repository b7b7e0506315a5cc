/// Builds a view from the statements of a closure: any number of views, conditions, switches.
@resultBuilder
public nonisolated enum ViewBuilder {
  /// Makes a single statement the whole view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Takes a view as a statement, as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
}
