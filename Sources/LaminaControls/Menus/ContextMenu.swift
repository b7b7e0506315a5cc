extension View {
  /// Adds a menu that opens where the secondary button is pressed on the view.
  ///
  /// ```swift
  /// Text(file.name).contextMenu {
  ///   Button("Open") { open(file) }
  ///   Menu("Move To") { ForEach(folders) { folder in Button(folder.name) { move(file, folder) } } }
  ///   Divider()
  ///   Button("Delete", role: .destructive) { delete(file) }
  /// }
  /// ```
  ///
  /// The Menu key and Shift+F10 open it at the view with the focus, or at the chosen row of a list, and a finger that is held
  /// still for half a second opens it, too. Of several around each other the innermost opens; a text field keeps its own. In
  /// a row of a list it means the whole row, if it is that of all the row's content. A menu without items does not open, and
  /// leaves the button to those around it. The items are made when it opens, and follow their state while it is open.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    let items = menuItems()
    return ContextMenuView(
      content: self, source: ContextMenuSource(items: { _ in items }, isForRows: false))
  }

  /// The same with a preview of what the menu is about, which a desktop does not show: the view itself is seen beside the
  /// menu.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { contextMenu(menuItems: menuItems) }

  /// Adds a menu that was made before; nil adds none.
  @available(*, deprecated, message: "Use contextMenu(menuItems:) instead.")
  public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View { self.contextMenu { contextMenu?.items } }

  /// Adds a menu to the rows of a list, and what a double click and Return do.
  ///
  /// ```swift
  /// List(files, selection: $selection) { Text($0.name) }
  ///   .contextMenu(forSelectionType: File.ID.self) { ids in
  ///     if ids.isEmpty {
  ///       Button("New Folder", action: makeFolder)
  ///     } else {
  ///       Button("Delete", role: .destructive) { delete(ids) }
  ///     }
  ///   } primaryAction: { ids in
  ///     open(ids)
  ///   }
  /// ```
  /// - Parameters:
  ///   - itemType: what the list's rows are selected by.
  ///   - menu: makes the items. It is given one row, if that was pressed and is not chosen; all that are chosen, if one of
  ///     these was pressed, or a key opens the menu; and none where there is no row.
  ///   - primaryAction: what a double click on a row does, and Return, with the same rows; nil for nothing.
  /// - Returns: this view.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    let primary = primaryAction.map { action in
      { (rows: Set<AnyHashable>) in if let rows = rows.typed(I.self) { action(rows) } }
    }
    return ContextMenuView(
      content: self,
      source: ContextMenuSource(
        items: { rows in rows.typed(I.self).map(menu) }, isForRows: true, primary: primary))
  }
}

/// Items for a menu of the secondary button, as older code hands them over.
///
/// ```swift
/// Text(name).contextMenu(isOwn ? ContextMenu { Button("Rename", action: rename) } : nil)
/// ```
@available(*, deprecated, message: "Use contextMenu(menuItems:) instead.")
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// A menu with the items that `menuItems` makes.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension Set<AnyHashable> {
  /// The values, if all are of a type.
  fileprivate func typed<Value: Hashable>(_ type: Value.Type) -> Set<Value>? {
    let values = compactMap { $0.base as? Value }
    return values.count == count ? Set<Value>(values) : nil
  }
}
