extension Element {
  /// How the view comes and goes; nil as long as it does not.
  var itemTransition: ItemTransition? { transition as? ItemTransition }

  /// The views here that come and go on their own.
  package var transitionItems: [Element] {
    guard role == .container else { return [self] }
    return children.flatMap(\.transitionItems)
  }

  /// The view inside a container that this one is, or is part of as what its wrappers wrap.
  private var outermostItem: Element? {
    var item = self
    while let parent = item.parent {
      switch parent.role {
      case .container, .stage: return item
      case .wrapper: item = parent
      case .whole: return nil
      }
    }
    return nil
  }

  /// Says how the view comes and goes, with what it is wrapped in.
  func setTransition(_ transition: AnyTransition) {
    guard let item = outermostItem else { return }
    item.makeTransition().setOwn(transition)
  }

  /// How the view comes and goes, made when it does so first.
  package func makeTransition() -> ItemTransition {
    if let itemTransition { return itemTransition }
    let made = ItemTransition(self)
    stand(behind: made)
    return made
  }
}
