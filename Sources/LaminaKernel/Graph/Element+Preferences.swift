/// A view that has something to do with what those inside of it tell.
package protocol PreferenceView: PrimitiveView {
  /// What the view tells, where `content` is what it is told; called when that, or the view, changed.
  func preferences(_ element: Element, from content: PreferenceValues?) -> PreferenceValues?
}

extension PreferenceView {
  package static var seesPreferences: Bool { true }
}

extension Element {
  /// What the views inside tell, in order.
  func reducedPreferences() -> PreferenceValues? {
    if children.count == 1 { return told(by: children[0]) }
    return PreferenceValues.reducing(children.compactMap(told))
  }

  /// What a child tells; nothing while it is not shown.
  private func told(by child: Element) -> PreferenceValues? {
    child.presence === presence || child.presence?.isIn == true ? child.preferences : nil
  }

  /// Takes over what the children tell now; says so to the parent if it makes a difference.
  func refreshPreferences() {
    preferencesAreStale = false
    var next = makePreferences()
    if let old = preferences, let made = next, made !== old, made.isSame(as: old) { next = old }
    guard next !== preferences else { return }
    preferences = next
    parent?.preferencesAreStale = true
  }
}
