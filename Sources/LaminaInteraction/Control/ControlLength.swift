package import LaminaDisplay
package import LaminaGeometry
package import LaminaThemes

/// A length of a part of a control: its corners, its height, its margins.
package enum ControlLength: Hashable, Sendable {
  /// As the theme has it.
  case theme(ThemeMeasure)
  /// The same in all themes.
  case points(CGFloat)

  /// The length at the place of an element, which is evaluated again when that changes.
  @MainActor package func points(in element: Element) -> CGFloat {
    switch self {
    case .theme(let measure): element.read(\.measures)[measure]
    case .points(let points): points
    }
  }
}

extension ThemeShadow {
  /// The shadow as layers have it.
  package nonisolated var nodeShadow: NodeShadow {
    NodeShadow(
      color: color, radius: CGFloat(radius), offset: CGSize(width: CGFloat(x), height: CGFloat(y)))
  }
}
