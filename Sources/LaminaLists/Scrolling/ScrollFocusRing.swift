import LaminaGeometry
import LaminaThemes

/// The ring of a scroll view that has the focus itself, as it holds nothing that takes it.
struct ScrollFocusRing: PrimitiveView {
  let state: ScrollState

  func update(_ element: Element) {
    state.watchFocus(element)
    element.setChild(
      0,
      to: FocusRing(
        isVisible: state.focus.isShown, radius: .theme(.cornerItem), gap: -FocusRing.lineWidth))
  }
}

/// Whether the keyboard brought the focus to a scroll view itself, and which element shows that.
///
/// The element is made again when that changes, and only then.
struct ScrollFocus {
  private(set) var isShown = false
  private weak var watch: Element?

  mutating func watch(_ element: Element) { watch = element }

  /// Returns the element that is to show the change; nil where nothing changes.
  mutating func show(_ shows: Bool) -> Element? {
    guard shows != isShown else { return nil }
    isShown = shows
    return watch
  }
}

extension ScrollState {
  /// What the scroll view does with the focus.
  var focusHandlers: Handlers {
    var handlers = Handlers()
    handlers.keys.focus = { [weak self] shows in self?.showFocus(shows) }
    return handlers
  }
}
