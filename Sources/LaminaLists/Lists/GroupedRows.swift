import LaminaDrawing
import LaminaGeometry
import LaminaThemes

/// Rows of a form, which scroll: each section on a card of its own, on a grey ground.
///
/// Rows are those of a list, so that only those near the screen exist; Tab goes through them one by one.
package struct GroupedRows<Content: View>: View {
  private let content: Content

  package init(@ViewBuilder content: () -> Content) { self.content = content() }

  package var body: some View {
    List { content }.environment(\.listAppearance, .grouped)
  }
}

extension ListAppearance {
  /// Each section on a card; no row is selected.
  static let grouped: ListAppearance = {
    var appearance = ListAppearance(
      contentInsets: EdgeInsets(top: 12, leading: 20, bottom: 20, trailing: 20),
      rowInsets: EdgeInsets(top: 6, leading: 14, bottom: 6, trailing: 14),
      hasSeparators: true, selectionRadius: .theme(.cornerSelection),
      background: .groupedBackground, foldsSections: true)
    appearance.isForm = true
    appearance.cards = .theme(.cornerCard)
    return appearance
  }()

  /// Each section on a card, of a list.
  static let carded: ListAppearance = {
    var appearance = grouped
    (appearance.isForm, appearance.foldsSections) = (false, false)
    return appearance
  }()

  /// Each section on a ground from edge to edge.
  static let edgeToEdge: ListAppearance = {
    var appearance = carded
    appearance.contentInsets = EdgeInsets(top: 12, leading: 0, bottom: 20, trailing: 0)
    appearance.rowInsets = EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    (appearance.cards, appearance.selectionRadius) = (.points(0), .points(0))
    return appearance
  }()

  /// How far cards are from each other between which nothing is written.
  nonisolated static let cardGap: CGFloat = 18
}
