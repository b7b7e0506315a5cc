import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaLayout

/// A column of a split view whose columns lie above the last one, or that last one.
struct CoveringColumn: ViewModifier {
  let number: Int
  let columns: SplitColumns
  /// Takes the columns away.
  let hide: () -> Void

  func body(content: Content) -> some View {
    content
      .overlay { if columns.isCovered(number) { shade } }
      .overlay(alignment: .trailing) { if number < 2, columns.coversDetail { edge } }
      .zIndex(columns.liesAbove && !columns.isNarrow && number < 2 ? 1 : 0)
  }

  private var edge: some View { Rectangle().fill(.separator).frame(width: 1) }

  private var shade: some View {
    Color.black.opacity(0.2)
      .contentShape(Rectangle())
      .onTapGesture(perform: hide)
      .accessibilityHidden(true)
      .transition(.opacity)
  }
}
