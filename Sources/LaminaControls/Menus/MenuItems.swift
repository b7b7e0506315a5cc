import LaminaDisplay

/// The items of a menu, without the lines that keep nothing apart.
///
/// ```
///  Section("Sort") { … }        Sort                 no line above the first section,
///  Divider()                      Name               one where a section ends and a line stands,
///  Section { … }                ───────────          none behind the last
///                                 Reload
/// ```
struct MenuItems<Content: View>: PrimitiveView {
  let content: Content

  func update(_ element: Element) { element.setChild(0, to: content) }

  func nodes(_ element: Element) -> [Node] {
    var shown: [Node] = []
    for node in element.childOutputs where !node.isSeparator || shown.last?.isSeparator == false {
      shown.append(node)
    }
    if shown.last?.isSeparator == true { shown.removeLast() }
    return shown
  }
}

extension Node {
  /// Whether it is a line between others.
  fileprivate var isSeparator: Bool { traits.semantics?.role == .separator }
}
