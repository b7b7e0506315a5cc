/// A view that sets, changes or reads the preferences of those inside of it.
package protocol PreferenceView: PrimitiveView {
  /// The preferences of the view, where `content` has those of its child; called when these, or the
  /// view, changed.
  func preferences(_ element: Element, from content: PreferenceValues?) -> PreferenceValues?
}

extension PreferenceView {
  package static var seesPreferences: Bool { true }
}

extension Element {
  /// The preferences of the views inside, in order.
  func reducedPreferences() -> PreferenceValues? {
    if children.isEmpty { return nil }
    if children.count == 1 { return shownPreferences(by: children[0]) }
    var shown: [PreferenceValues] = []
    for child in children { if let values = shownPreferences(by: child) { shown.append(values) } }
    return PreferenceValues.reducing(shown)
  }

  /// The preferences of a child; nil while it is not shown.
  private func shownPreferences(by child: Element) -> PreferenceValues? {
    child.presence === presence || child.presence?.isIn == true ? child.preferences : nil
  }

  /// Takes over the preferences of the children; marks those of the parent as stale if they differ.
  func refreshPreferences() {
    preferencesAreStale = false
    var next = makePreferences()
    if let old = preferences, let made = next, made !== old, made.isSame(as: old) { next = old }
    guard next !== preferences else { return }
    preferences = next
    parent?.preferencesAreStale = true
  }
}
