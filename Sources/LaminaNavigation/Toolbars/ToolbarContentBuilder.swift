/// Several contents in a row.
public struct ToolbarContentList: PrimitiveToolbarContent {
  public typealias Body = Never
  fileprivate let contents: [AnyView]

  var item: some View { ForEach(contents.indices, id: \.self) { contents[$0] } }
}

/// One of two contents, or one that may not be there.
public struct OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  public typealias Body = Never
  fileprivate let content: Content?

  @ViewBuilder var item: some View { if let content { content.view } }
}

/// One of two contents.
public struct EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent>:
  PrimitiveToolbarContent
{
  public typealias Body = Never
  fileprivate enum Branch {
    case first(First)
    case second(Second)
  }
  fileprivate let branch: Branch

  @ViewBuilder var item: some View {
    switch branch {
    case .first(let content): content.view
    case .second(let content): content.view
    }
  }
}

/// Puts contents of bars together.
@resultBuilder @MainActor
public enum ToolbarContentBuilder {
  /// Takes one content as it is.
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

  /// Makes one content of several, in their order.
  public static func buildBlock<each C: ToolbarContent>(
    _ contents: repeat each C
  ) -> ToolbarContentList {
    var views: [AnyView] = []
    for content in repeat each contents { views.append(content.view) }
    return ToolbarContentList(contents: views)
  }

  /// Takes a content that may not be there.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> OptionalToolbarContent<C> {
    OptionalToolbarContent(content: content)
  }

  /// Takes the content of a condition that holds.
  public static func buildEither<A: ToolbarContent, B: ToolbarContent>(
    first: A
  ) -> EitherToolbarContent<A, B> { EitherToolbarContent(branch: .first(first)) }

  /// Takes the content of a condition that does not hold.
  public static func buildEither<A: ToolbarContent, B: ToolbarContent>(
    second: B
  ) -> EitherToolbarContent<A, B> { EitherToolbarContent(branch: .second(second)) }

  /// Takes a content that needs a newer system.
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> C { content }
}
