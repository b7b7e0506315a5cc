import LaminaGeometry

/// Views side by side, with lines between them that are dragged.
///
/// ```swift
/// HSplitView {
///   Sidebar().frame(minWidth: 120, idealWidth: 200)
///   Editor().frame(minWidth: 240)
/// }
/// ```
///
/// Each begins as broad as it likes to be, the last takes what is left, and none gets less than its least breadth. Tab comes to the
/// lines: arrows move them then by 10 points.
public struct HSplitView<Content: View>: View {
  private let content: Content

  /// Makes views side by side.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { SplitPanes(axis: .horizontal, content: content) }
}

/// Views below each other, with lines between them that are dragged.
///
/// ```swift
/// VSplitView {
///   Editor().frame(minHeight: 100)
///   Console().frame(minHeight: 60)
/// }
/// ```
public struct VSplitView<Content: View>: View {
  private let content: Content

  /// Makes views below each other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { SplitPanes(axis: .vertical, content: content) }
}
