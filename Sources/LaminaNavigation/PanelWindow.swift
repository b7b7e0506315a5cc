package import LaminaGeometry

/// A window of the program that belongs to no scene: for what code without a view asks a person.
///
/// ```
///  PanelWindow.open ─▶ Application ─▶ a window beside those of the scenes ──closed──▶ HostWindow.whenClosed
/// ```
/// It is not remembered, and closes with the last window of the scenes.
package struct PanelWindow {
  package let title: String
  /// Its first size, in points.
  package let size: CGSize
  package let content: AnyView

  package init(_ title: String, size: CGSize, content: AnyView) {
    (self.title, self.size, self.content) = (title, size, content)
  }

  /// Opens one in the program that runs; nil where it has no windows.
  package static var open: ((PanelWindow) throws -> HostWindow)?
}
