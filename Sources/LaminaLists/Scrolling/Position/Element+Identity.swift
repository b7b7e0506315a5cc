extension Element {
  /// Where the view with `id` is, looked for here and further in, in the order of the tree.
  func place(of id: AnyHashable) -> ScrollRequest.Place? {
    if let window = memory(as: RowWindow.self), let row = window.rows.row(withID: id) {
      return .row(window, window.rows.key(row), near: row)
    }
    if let child = memory(as: KeyedChildren.self)?.child(of: id) { return .view(child) }
    for child in children {
      if let place = child.place(of: id) { return place }
    }
    return nil
  }
}
