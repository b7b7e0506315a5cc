/// A menu that the title of a screen opens, among the items of its bars.
///
/// ```swift
/// .navigationTitle("Soup")
/// .toolbar {
///   ToolbarTitleMenu {
///     Button("Duplicate", action: duplicate)
///     Button("Rename", action: rename)
///   }
/// }
/// ```
public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
  public typealias Body = Never
  private let content: Content

  /// Makes a menu of commands; a screen without a title shows none.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  var item: some View { ToolbarSlotView(placement: .titleMenu, content: content) }
}

extension View {
  /// Has the title of the screen in which the view is open a menu.
  ///
  /// A window whose own title the screen's is shows it in its bar, too, to be pressed. Shortcuts of the items work while
  /// the menu is closed.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }
}
