/// A part of a tab view that is chosen by values of a type: tabs and their sections.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
  /// What its tabs are chosen by.
  associatedtype TabValue: Hashable
}

extension Tab: TabContent { public typealias TabValue = Value }

extension TabSection: TabContent { public typealias TabValue = SelectionValue }

/// Builds the tabs of a tab view whose selection says of which type their values are.
///
/// ```swift
/// TabView(selection: $tab) {                                   // $tab: Binding<Page>
///   Tab("Home", systemImage: "star", value: .home) { Home() }  // .home: Page
/// }
/// ```
/// Any other view is a tab too, as in `ViewBuilder`.
@MainActor @preconcurrency @resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Takes a tab whose values are those of the selection.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// Takes any other view.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Makes an empty view of a closure without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Makes a single statement the whole view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Makes one view of several statements, in their order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { ViewBuilder.buildBlock(repeat each content) }

  /// Makes a view of an `if` without `else`: nil where the condition does not hold.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Makes a view of the branch of an `if` or `switch` that comes first.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }

  /// Makes a view of the branch of an `if` or `switch` that comes second.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }
}

/// A tab, or a section, with something that was said of it.
struct ModifiedTab<TabValue: Hashable, Content: View>: TabContent {
  typealias Body = Never
  let content: Content
}

extension ModifiedTab: WrappingView {
  static var transitionRole: TransitionRole { .container }
}

extension TabContent {
  /// Shows a number at the tab's name; 0 shows none.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    ModifiedTab<TabValue, _>(content: containerValue(\.badge, .count(count)))
  }

  /// Shows a word at the tab's name; nil shows none.
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    ModifiedTab<TabValue, _>(content: containerValue(\.badge, label.map { Text($0) }))
  }

  /// Shows a text at the tab's name; nil shows none.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    ModifiedTab<TabValue, _>(content: containerValue(\.badge, label))
  }
}

extension Text? {
  /// The text of a badge with a number; nil for none.
  static func count(_ count: Int) -> Text? { count == 0 ? nil : Text(verbatim: "\(count)") }
}
