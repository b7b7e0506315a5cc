import LaminaDrawing
import LaminaViews
@testable import LaminaLists

/// Rows that nobody makes views of.
@MainActor
enum RowSamples {
  /// One row for each id.
  static func list(_ ids: some Collection<Int>) -> ViewList {
    list(ForEach(Array(ids), id: \.self) { _ in Color.red })
  }

  /// What a view stands for in a lazy container.
  static func list<V: View>(_ view: V) -> ViewList {
    ViewList(view.viewList(at: ViewPath(), in: nil))
  }
}
