import LaminaDisplay
public import LaminaGeometry

/// How deep a heading is among those of its page.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading of which no level is said.
  case unspecified
  /// The title of the page.
  case h1
  /// A heading of the second level, below the page's title.
  case h2
  /// A heading of the third level.
  case h3
  /// A heading of the fourth level.
  case h4
  /// A heading of the fifth level.
  case h5
  /// A heading of the sixth level, the deepest.
  case h6
}

extension View {
  /// Leaves the view out of what assistive tools and tests find.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    semantics { $0.isHidden = hidden }
  }

  /// Makes the view a heading, of a level where one is given.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    semantics {
      $0.role = .heading
      if level != .unspecified { $0.details.headingLevel = Int(level.rawValue) }
    }
  }

  /// Has the view read before its siblings with less priority; 0 is what views have that say nothing.
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    let priority = priority.finite()
    return semantics { $0.details.sortPriority = priority }
  }

  /// Says where in the view a press acts, as a part of its size.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View {
    let point = point.usable()
    return semantics { $0.details.activationPoint = point }
  }

  /// Says whether people can do something with the view, where that does not follow from its actions.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
    semantics { $0.details.respondsToUserInteraction = responds }
  }
}
