import LaminaDisplay
import LaminaGeometry

/// The ring of a scroll view that has the focus itself, as it holds nothing that takes it.
struct ScrollFocusRing: PrimitiveView {
  typealias Body = Never
  let state: ScrollState

  func update(_ element: Element) {
    state.focusWatch = element
    element.setChild(
      0, to: FocusRing(isVisible: state.showsFocus, radius: 6, gap: -FocusRing.lineWidth))
  }

  func nodes(_ element: Element) -> [Node] { element.childOutputs }
}

extension ScrollState {
  /// What the scroll view does with the focus.
  var focusHandlers: Handlers {
    var handlers = Handlers()
    handlers.keys.focus = { [weak self] shows in
      guard let self, shows != showsFocus else { return }
      showsFocus = shows
      focusWatch?.invalidate()
    }
    return handlers
  }
}
