/// The focus in rows of lazy stacks that are not made yet.
extension FocusTracker {
  /// Has the row be made in which a view stands for `value`; false where none is found.
  func bringsRow(for target: any FocusTarget, _ value: AnyHashable) -> Bool {
    graph.rows?.wantRow(for: value) { stands(for: target, value, in: $0) } == true
  }

  /// Whether a view stands for a value in a row that is made to look.
  private func stands(
    for target: any FocusTarget, _ value: AnyHashable, in glance: () -> Element?
  ) -> Bool {
    let known = links.count
    guard let element = glance() else { return false }
    defer { element.unmount() }
    return links.dropFirst(known).contains { $0.target === target && $0.value == value }
  }
}
