package import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaThemes

/// Rows of views that scroll; only those near the screen exist.
///
/// ```swift
/// List(landmarks) { LandmarkRow(landmark: $0) }
///
/// List(selection: $page) {
///   Section("Basics") { ForEach(basics) { Text($0.title) } }
///   Section("More") { ForEach(more) { Text($0.title) } }
/// }
/// ```
///
/// Rows are as tall as their content, at least 32 points. A selection is moved by clicks, arrow
/// keys, Home, End and Page Up and Down; what is bound to a set takes several rows, with Control
/// and Shift. Return presses the first button or link in the row. The tag of a row, or else its id,
/// is what is selected.
///
/// A list is one stop of Tab when its rows can be selected or come from data: Tab goes through the
/// controls of the current row and then leaves the list; arrows go from row to row, and letters to
/// the next row that begins with them. Rows that are written one by one, or hold fields, are gone through
/// like a form.
public struct List<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  let content: Content
  let selection: ListSelection?

  init(_ selection: ListSelection?, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  /// A list in which at most one row is selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map(ListSelection.one), content())
  }

  /// A list in which one row is selected, always.
  ///
  /// ```swift
  /// @State private var page = Page.inbox
  /// List(selection: $page) { ForEach(Page.allCases, id: \.self) { Text($0.title) } }
  /// ```
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(ListSelection.always(selection), content())
  }

  /// A list in which any number of rows is selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map(ListSelection.many), content())
  }
}

extension List where SelectionValue == Never {
  /// A list of whatever rows `content` makes.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }

  /// A list with a row for each element of a collection.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element of a collection, known by the value under `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  /// A list with a row for each element of a collection behind a binding, with a binding to it.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Element: Identifiable, C.Index: Hashable,
    Content == ForEach<[(index: C.Index, element: C.Element)], C.Element.ID, RowContent>
  {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element behind a binding, known by the value under `id`; rows
  /// get bindings.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Index: Hashable,
    Content == ForEach<[(index: C.Index, element: C.Element)], ID, RowContent>
  {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(nil, ForEach(data, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element of a collection, of which at most one is selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection.map(ListSelection.one), ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element of a collection, of which any number is selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection.map(ListSelection.many), ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element, known by the value under `id`, of which at most one
  /// is selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map(ListSelection.one), ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for each element, known by the value under `id`, of which any number
  /// is selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map(ListSelection.many), ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for each number of a range, of which at most one is selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection.map(ListSelection.one), ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each number of a range, of which any number is selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection.map(ListSelection.many), ForEach(data, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element of a collection, of which one is selected, always.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Data.Element.ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable, SelectionValue == Data.Element.ID,
    Content == ForEach<Data, Data.Element.ID, RowContent>
  { self.init(ListSelection.always(selection), ForEach(data, content: rowContent)) }

  /// Makes a list with a row for each element, known by the value under `id`, of which one is selected, always.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, SelectionValue>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, SelectionValue, RowContent> {
    self.init(ListSelection.always(selection), ForEach(data, id: id, content: rowContent))
  }
}

/// Rows that write back, in a list with a selection.
extension List {
  /// Makes a list whose rows get bindings to their elements, of which at most one is selected.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Element: Identifiable, C.Index: Hashable,
    Content == ForEach<[(index: C.Index, element: C.Element)], C.Element.ID, RowContent>
  {
    self.init(selection.map(ListSelection.one), ForEach(data, content: rowContent))
  }

  /// Makes a list whose rows get bindings to elements known by `id`, of which at most one is
  /// selected.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Index: Hashable,
    Content == ForEach<[(index: C.Index, element: C.Element)], ID, RowContent>
  {
    self.init(selection.map(ListSelection.one), ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list whose rows get bindings to their elements, of which any number is selected.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Element: Identifiable, C.Index: Hashable,
    Content == ForEach<[(index: C.Index, element: C.Element)], C.Element.ID, RowContent>
  {
    self.init(selection.map(ListSelection.many), ForEach(data, content: rowContent))
  }

  /// Makes a list whose rows get bindings to elements known by `id`, of which any number is
  /// selected.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Index: Hashable,
    Content == ForEach<[(index: C.Index, element: C.Element)], ID, RowContent>
  {
    self.init(selection.map(ListSelection.many), ForEach(data, id: id, content: rowContent))
  }
}

extension List: PrimitiveView {
  private func model(_ element: Element) -> ListModel { element.remember { ListModel(element) } }

  package func update(_ element: Element) {
    let model = model(element)
    let appearance = element.read(\.listAppearance)
    let isEnabled = element.read(\.isEnabled)
    if appearance.isForm { model.holdsText = true }
    model.primary = element.read(\.listPrimary)
    model.adoptSelection(selection, isEnabled: isEnabled, element.read(\.listChoice))
    let stack = LazyRows(
      axis: .vertical, spacing: 0, alignment: Alignment(horizontal: .leading, vertical: .top),
      content: content, style: ListRows(model: model), pinnedViews: appearance.pinnedViews
    ) { model.attach(rows: $0, window: $1) }
    let rows = stack.environment(\.standsInList, true)
    element.setChild(0, to: ScrollView { rows.padding(appearance.contentInsets) })
    let hasGround = element.read(\.scrollContentGround)
    element.setChild(
      1,
      to: hasGround
        ? SafeAreaEscape(content: Color(role: appearance.background), edges: .all) : nil)
    element.setChild(2, to: SelectionWatch(model: model))
    // Removed with the next style, which may have none.
    if appearance.isBordered {
      element.setChild(3, to: Rectangle().strokeBorder(Color(role: .separator)))
    } else if element.children.count > 3 {
      element.setChildren(Array(element.children.prefix(3)))
    }
    element.graph.handlers[element.id] = model.handlers
  }

  package func nodes(_ element: Element) -> [Node] {
    let isSelectable = model(element).isSelectable
    let parts = element.children.map(\.outputs)
    let ground = Node(
      id: element.wrapperID(for: element.id, isFirst: false),
      rule: .container(AnyLayout(DecorationLayout(.background))), children: parts[1] + parts[0])
    return [
      element.node(AnyLayout(DecorationLayout(.overlay)), [ground] + parts.dropFirst(2).joined()) {
        $0.semantics = Semantics(role: .list)
        if isSelectable { $0.interaction = [.hits, .solid, .focusable] }
      }
    ]
  }
}

/// Follows what the selection is bound to, apart from the list.
///
/// A change evaluates this and the rows that it concerns. While nothing is selected it shows the
/// ring of the focus.
private struct SelectionWatch: PrimitiveView {
  let model: ListModel

  func update(_ element: Element) {
    model.watch = element
    let selected = model.takeSelection(element.tracked { model.readSelection() })
    let isVisible =
      model.showsFocus && selected.isEmpty && (model.isSelectable || model.held == nil)
    element.setChild(
      0, to: FocusRing(isVisible: isVisible, radius: .theme(.cornerItem), gap: -FocusRing.lineWidth)
    )
  }
}
