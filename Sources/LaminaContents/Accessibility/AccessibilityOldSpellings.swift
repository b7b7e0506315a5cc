public import LaminaGeometry

/// The names that these modifiers had in SwiftUI's first year: each does what the new one does.
extension View {
  /// Says what the view is: `accessibilityLabel(_:)` is the new spelling.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Says what the view's value is: `accessibilityValue(_:)` is the new spelling.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Says what happens when the view is used: `accessibilityHint(_:)` is the new spelling.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Gives the view other names to be called by: `accessibilityInputLabels(_:)` is the new spelling.
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }

  /// Hides the view from who does not see it: `accessibilityHidden(_:)` is the new spelling.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Names the view for tests: `accessibilityIdentifier(_:)` is the new spelling.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Says when the view is read, later for less: `accessibilitySortPriority(_:)` is the new spelling.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Says where the view is pressed: `accessibilityActivationPoint(_:)` is the new spelling.
  public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// Gives the view traits: `accessibilityAddTraits(_:)` is the new spelling.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Takes traits from the view: `accessibilityRemoveTraits(_:)` is the new spelling.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
}
