import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// Marks content whose elements are what a scroll position names.
private struct ScrollTargetLayout<Content: View>: RememberingView {
  let content: Content
  let isEnabled: Bool

  func makeMemory(for element: Element) -> ScrollTargetMark { ScrollTargetMark() }

  func update(_ element: Element) {
    memory(of: element).isEnabled = isEnabled
    element.setChild(0, to: content)
  }
}

/// Whether the elements inside are what a scroll position names.
final class ScrollTargetMark {
  var isEnabled = false
}

extension View {
  /// Says that the elements of `ForEach` inside are what `scrollPosition(id:)` names.
  ///
  /// Rows of lazy stacks and lists are without it.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    ScrollTargetLayout(content: self, isEnabled: isEnabled)
  }
}

extension Element {
  /// The id of the row or marked element at `place` of the content of this scroll view.
  func scrollTarget(at place: CGFloat, _ axis: Axis) -> AnyHashable? {
    for child in children {
      if let window = child.memory(as: RowWindow.self) { return window.rowID(at: place, axis) }
      let isMarked = child.memory(as: ScrollTargetMark.self)?.isEnabled == true
      if let id = isMarked ? child.element(at: place, axis) : child.scrollTarget(at: place, axis) {
        return id
      }
    }
    return nil
  }

  /// The id of the element of a `ForEach` at `place` of the scroll view's content.
  private func element(at place: CGFloat, _ axis: Axis) -> AnyHashable? {
    if let window = memory(as: RowWindow.self) { return window.rowID(at: place, axis) }
    guard let keyed = memory(as: KeyedChildren.self) else {
      return children.lazy.compactMap { $0.element(at: place, axis) }.first
    }
    let isReversed = axis == .horizontal && environment.layoutDirection == .rightToLeft
    let first = keyed.children.first { _, element in
      element.outputs.contains { node in
        guard let frame = graph.contentFrame(of: node.id) else { return false }
        return isReversed
          ? frame.minX < place : frame.origin[axis] + frame.size[axis] > place
      }
    }
    return first?.id
  }
}

extension ViewGraph {
  /// The frame of a node in the content of its scroll view, as of the latest layout.
  func contentFrame(of id: Node.ID) -> CGRect? {
    prepared.flatMap { contentFrame(of: id, in: $0.root) }
  }

  /// The frame of a node in the content of its scroll view, in a layout.
  func contentFrame(of id: Node.ID, in root: PreparedNode) -> CGRect? {
    guard let path = root.path(to: id), let last = path.last else { return nil }
    var frame = last.frame
    for node in path.dropLast().reversed() {
      if scrolling[node.node.id] != nil { break }
      frame = frame.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
    }
    return frame
  }
}
