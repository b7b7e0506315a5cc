import LaminaRoutes

extension NavigationAction {
  /// The action, or, where its target is a dialog, one that presents it in the style that `style` says of its code.
  func presentingDialog(_ style: (String) -> PresentationStyle?) -> NavigationAction {
    let (request, place): (ScreenRequest?, NavigationPlace)
    switch self {
    case .present(let template, let own, let from) where own.holdsContainers:
      (request, place) = (template.root, from)
    case .push(let requests, let from) where requests.count == 1:
      (request, place) = (requests[0], from)
    default: return self
    }
    guard let request, let style = style(request.code) else { return self }
    return .present(.screen(request), as: style, from: place)
  }
}

extension NavigationTemplate {
  /// The screen that is first.
  fileprivate var root: ScreenRequest? {
    switch self {
    case .screen(let screen): screen
    case .stack(let root, _): root
    case .tabs, .split: nil
    }
  }
}
