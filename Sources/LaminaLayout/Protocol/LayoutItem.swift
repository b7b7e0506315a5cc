package import LaminaGeometry

/// Something that a layout can measure: the back end of `LayoutSubview`.
///
/// An item answers questions and keeps its answers; it never learns where it stands. One thread at
/// a time uses it, during one pass.
package protocol LayoutItem: AnyObject {
  /// The distances that the item prefers to its neighbours.
  var spacing: ViewSpacing { get }

  /// The `layoutPriority`; 0 where none was set.
  var priority: Double { get }

  /// Returns the item's size for `proposal`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Returns the item's size for `proposal` with its explicit alignment guides.
  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions

  /// The explicit guides that the item's dimensions may hold.
  ///
  /// One too many costs time; one too few loses the guide.
  var settableGuides: GuideSet { get }

  /// Returns the value under `key`, or the key's default.
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value
}

extension LayoutItem {
  package var spacing: ViewSpacing { ViewSpacing() }
  package var priority: Double { 0 }

  package func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal))
  }

  package var settableGuides: GuideSet { .all }

  package func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
}
