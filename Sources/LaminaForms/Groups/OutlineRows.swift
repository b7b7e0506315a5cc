import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaLayout
import LaminaText

/// The rows of a tree in a list: the elements that are seen as the tree is open, one after the other.
///
/// ```
///  ▾ Documents
///      ▸ Letters
///        Budget
///  ▸ Pictures
/// ```
/// What is closed is not looked at: a tree of any size costs what is open of it.
struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
  @State private var open: Set<ID> = []

  var body: some View {
    ForEach(shown, id: \.id) { entry in
      OutlineRow(
        depth: entry.depth, isOpen: entry.isOpen, parent: entry.parent.map { AnyHashable($0) },
        set: { set(entry.id, $0) }, content: content(entry.element))
    }
  }

  private struct Entry {
    let element: Data.Element
    let id: ID
    let depth: Int
    let parent: ID?
    /// Nil for a leaf.
    let isOpen: Bool?
  }

  private var shown: [Entry] {
    var entries: [Entry] = []
    add(data, below: [], to: &entries)
    return entries
  }

  private func add(_ data: Data, below parents: [ID], to entries: inout [Entry]) {
    for element in data {
      let (own, inner) = (element[keyPath: id], element[keyPath: children])
      // What holds itself is closed in there: there would be no end.
      let isOpen = inner.map { _ in open.contains(own) && !parents.contains(own) }
      entries.append(
        Entry(
          element: element, id: own, depth: parents.count, parent: parents.last, isOpen: isOpen))
      if isOpen == true, let inner { add(inner, below: parents + [own], to: &entries) }
    }
  }

  private func set(_ id: ID, _ isOpen: Bool) {
    withAnimation(.snappy(duration: 0.25)) {
      if isOpen { open.insert(id) } else { open.remove(id) }
    }
  }
}

/// One row of a tree: a mark that opens and closes it, where it has children, and what it shows.
private struct OutlineRow<Content: View>: View {
  let depth: Int
  let isOpen: Bool?
  let parent: AnyHashable?
  let set: (Bool) -> Void
  let content: Content
  @ScaledMetric private var side = 12.0

  var body: some View {
    HStack(spacing: 6) {
      FoldMark(isOpen: isOpen, set: set).frame(width: side)
      content.standsForRow()
      Spacer(minLength: 0)
    }
    .padding(.leading, CGFloat(depth) * 18)
    .modifier(FoldingRow(isOpen: isOpen, parent: parent, set: set))
  }
}

/// The mark of a row that can be opened; nothing for a leaf.
struct FoldMark: View {
  let isOpen: Bool?
  let set: (Bool) -> Void

  var body: some View {
    if let isOpen {
      Button {
        set(!isOpen)
      } label: {
        Image(systemName: "chevron.forward").font(.caption2)
          .rotationEffect(.degrees(isOpen ? 90 : 0))
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel(isOpen ? "Close" : "Open")
    } else {
      Color.clear.frame(height: 1)
    }
  }
}

/// Has the arrows to the sides open and close the row, or lead to its parent.
struct FoldingRow: ViewModifier {
  let isOpen: Bool?
  let parent: AnyHashable?
  let set: (Bool) -> Void

  func body(content: Content) -> some View {
    FoldingRowView(content: content, isOpen: isOpen, parent: parent, set: set)
  }
}

private struct FoldingRowView<Content: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let isOpen: Bool?
  let parent: AnyHashable?
  let set: (Bool) -> Void

  func update(_ element: Element) {
    let isMirrored = element.read(\.layoutDirection) == .rightToLeft
    if let context = element.read(\.rowContext) {
      context.fold = { [weak context] key in
        let opens = (key == .rightArrow) != isMirrored
        if let isOpen, opens != isOpen {
          set(opens)
          return true
        }
        guard !opens, let parent, let list = context?.list, let row = list.rows.row(withID: parent)
        else { return false }
        list.choose(row: row)
        return true
      }
    }
    element.setChild(0, to: content)
  }
}

extension List {
  /// Makes a list of the elements of a tree, of which those with children show and hide these.
  ///
  /// ```swift
  /// struct File: Identifiable { let id: String; var children: [File]? }
  /// List(files, children: \.children) { Text($0.id) }
  /// ```
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    SelectionValue == Never, Data.Element: Identifiable,
    Content == OutlineGroup<Data, Data.Element.ID, RowContent>
  { self.init { OutlineGroup(data, children: children, content: rowContent) } }

  /// Makes a list of the elements of a tree, known by the value under `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where SelectionValue == Never, Content == OutlineGroup<Data, ID, RowContent> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }

  /// Makes a list of the elements of a tree, of which at most one is selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Makes a list of the elements of a tree, of which any number is selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Makes a list of the elements of a tree, known by the value under `id`, of which at most one is selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }

  /// Makes a list of the elements of a tree, known by the value under `id`, of which any number is selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }
}
