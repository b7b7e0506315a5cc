import LaminaDisplay
package import LaminaThemes

/// A shadow of the theme below a view.
private struct ThemeShadowModifier: NodeModifier {
  let shade: ThemeShade
  private var shadow: ThemeShadow?

  init(_ shade: ThemeShade) { self.shade = shade }

  mutating func prepare(_ element: Element) { shadow = element.read(\.measures)[shade] }

  func isSame(as other: ThemeShadowModifier) -> Bool { shadow == other.shadow }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.wrapped(id: id) { $0.appearance.shadow = shadow?.nodeShadow }
  }
}

extension View {
  /// Lets the view throw a shadow of the theme.
  package func shadow(_ shade: ThemeShade) -> some View { nodes(ThemeShadowModifier(shade)) }
}
