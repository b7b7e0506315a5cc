import LaminaGeometry
import LaminaText

/// What stands above items of a menu that belong together: it cannot be chosen.
package struct MenuCaption<Content: View>: View {
  private let content: Content

  package init(content: Content) { self.content = content }

  package var body: some View {
    content.font(.caption.weight(.semibold)).foregroundStyle(.secondary)
      .padding(.leading, 26).padding(.top, 6).padding(.bottom, 2)
      .accessibilityAddTraits(.isHeader)
  }
}

extension Section {
  /// Shows the section among the items of a menu: below its header, with a line at both ends.
  func updateInMenu(_ element: Element, header: some View, content: some View, footer: some View) {
    element.setChild(0, to: Divider())
    element.setChild(1, to: MenuCaption(content: header))
    element.setChild(2, to: content)
    element.setChild(3, to: MenuCaption(content: footer))
    element.setChild(4, to: Divider())
  }
}
