package import LaminaDisplay
public import LaminaGeometry
import LaminaLayers
public import LaminaLayout

/// Views in rows and columns that are as large as what is in them.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow {
///     Text("Name").gridColumnAlignment(.trailing)
///     Text("Ada Lovelace")
///   }
///   Divider().gridCellUnsizedAxes(.horizontal)
///   GridRow {
///     Text("Notes")
///     Text("wrote the first program").gridCellColumns(2)
///   }
/// }
/// ```
///
/// A view outside of rows spans all columns. All views exist at once; for many of them there are
/// `LazyVGrid` and `LazyHGrid`. How rooms are shared says `GridLayout`.
public struct Grid<Content: View>: PrimitiveView {
  public typealias Body = Never
  let stack: StackBody<GridLayout, Content>

  /// Arranges the rows that `content` makes; where no spacing is given, it is what neighbours
  /// prefer, 8 points by default.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    let layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing?.usable(),
      verticalSpacing: verticalSpacing?.usable())
    stack = StackBody(layout: layout, content: content())
  }

  package func update(_ element: Element) { stack.update(element) }
  package func nodes(_ element: Element) -> [Node] { stack.nodes(element) }
}

/// A row of a grid: its views are the cells, from the first column on.
///
/// What modifies a row modifies each of its cells. Outside of a grid the cells are views like any
/// others, as in a `Group`.
public struct GridRow<Content: View>: WrappingView {
  public typealias Body = Never
  private let alignment: VerticalAlignment?
  package let content: Content

  /// A row whose cells meet at a guide of their own; nil for the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package static var transitionRole: TransitionRole { .container }

  package func update(_ element: Element) {
    element.setChild(0, to: cells(inRow: element.id.rawValue))
  }

  package func counts(in element: Element?) -> ViewCounts {
    cells(inRow: 0).viewCounts(in: element?.children.first)
  }

  package func list(at path: ViewPath, in element: Element?) -> ViewListPart {
    cells(inRow: 0).viewList(at: path, in: element?.children.first)
  }

  /// The content, each of whose views knows its row.
  private func cells(
    inRow id: UInt64
  ) -> ModifiedNodes<Content, LayoutValueModifier<GridRowKey>> {
    content.nodes(LayoutValueModifier(value: GridRowMark(id: id, alignment: alignment)))
  }
}
