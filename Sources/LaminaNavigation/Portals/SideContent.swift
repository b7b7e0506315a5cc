import LaminaDisplay

/// A view, and another one that is evaluated in its place and shown elsewhere.
///
/// The view beside is the second child: state and environment are those of the place where it is written. Of
/// preferences and nodes only those of the view itself go on.
protocol SideContent: WrappingView, PreferenceView {
  associatedtype Side: View
  /// What is shown elsewhere.
  var side: Side { get }
  /// Where it goes; nil for what sends its nodes itself.
  func portal(in element: Element) -> Portal?
}

extension SideContent {
  func update(_ element: Element) {
    element.setChild(0, to: content)
    element.setChild(1, to: side)
  }

  func nodes(_ element: Element) -> [Node] {
    portal(in: element)?.send(element.children[1].shownOutputs)
    return element.children[0].shownOutputs
  }

  func preferences(_ element: Element, from content: PreferenceValues?) -> PreferenceValues? {
    element.children[0].preferences
  }
}
