import Foundation

/// What people may do with the elements behind a binding, in a list that does it by itself.
///
/// ```swift
/// List($tasks, editActions: .all) { $task in TextField("Task", text: $task.title) }
/// ```
public nonisolated struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

nonisolated extension EditActions where Data: MutableCollection {
  /// Elements can be moved.
  public static var move: EditActions { EditActions(rawValue: 1) }
}

nonisolated extension EditActions where Data: RangeReplaceableCollection {
  /// Elements can be removed.
  public static var delete: EditActions { EditActions(rawValue: 2) }
}

nonisolated extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  /// Elements can be moved and removed.
  public static var all: EditActions { [.move, .delete] }
}

/// A row of a collection that people change by themselves.
public struct EditableCollectionContent<Content: View, Data>: DistributedView {
  public typealias Body = Never
  package let content: Content
  let abilities: RowAbilities
  let part: Int
  let count: Int
  let delete: (IndexSet) -> Void
  let move: (IndexSet, Int) -> Void

  package static var shape: ViewShape { ViewShape.of(Content.self).withValues.distributed }

  package func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(
      EditableCollectionContent<V, Data>(
        content: view, abilities: abilities, part: part, count: count, delete: delete, move: move))
  }

  package func update(_ element: Element) {
    element.rowEditing(makes: !abilities.isEmpty)?.allow(abilities, by: element)
    element.setChild(0, to: content)
  }

  package func list(at path: ViewPath, in element: Element?) -> ViewListPart {
    .with(listInside(of: element, at: path)) { values in
      let loop = path.parent
      let known = values.rowEdits.flatMap { $0.loop == loop ? $0 : nil }
      var edits = known ?? RowEdits(loop: loop, part: part, count: count)
      if abilities.contains(.delete) { edits.delete = delete }
      if abilities.contains(.move) { edits.move = move }
      values.rowEdits = edits
    }
  }
}

extension EditableCollectionContent where Data: MutableCollection & RandomAccessCollection {
  /// Makes the row of an element of what is behind a binding.
  init(
    _ content: Content, _ actions: EditActions<Data>, _ data: Binding<Data>, part: Int, count: Int
  ) {
    self.init(
      content: content, abilities: RowAbilities(actions), part: part, count: count,
      delete: { data.wrappedValue = removing($0, from: data.wrappedValue) },
      move: { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) })
  }
}

extension RowAbilities {
  init<Data>(_ actions: EditActions<Data>) {
    self = []
    if actions.rawValue & 1 != 0 { insert(.move) }
    if actions.rawValue & 2 != 0 { insert(.delete) }
  }
}

/// A collection without some of its elements; the same for one of which nothing can be removed.
private func removing<Data>(_ offsets: IndexSet, from data: Data) -> Data {
  func remove<C: RangeReplaceableCollection>(from collection: C) -> Data? {
    var collection = collection
    collection.remove(atOffsets: offsets)
    return collection as? Data
  }
  guard let collection = data as? any RangeReplaceableCollection else { return data }
  return remove(from: collection) ?? data
}

extension ForEach {
  /// Makes a view for each element behind a binding, of which people remove and move those that stand in a list.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == [(index: C.Index, element: C.Element)], C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable, Content == EditableCollectionContent<R, C>
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Makes a view for each element behind a binding, known by the value under `id`, of which people remove and move
  /// those that stand in a list.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == [(index: C.Index, element: C.Element)], C.Index: Hashable,
    Content == EditableCollectionContent<R, C>
  {
    let values = data.wrappedValue
    let count = values.count
    let start = values.startIndex
    self.init(
      data, id: id,
      indexed: { index, element in
        EditableCollectionContent(
          content(element), editActions, data, part: values.distance(from: start, to: index),
          count: count)
      })
  }
}

extension List where SelectionValue == Never {
  /// Makes a list whose rows get bindings to their elements, of which people remove and move some.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Element: Identifiable, C.Index: Hashable,
    Content == ForEach<
      [(index: C.Index, element: C.Element)], C.Element.ID, EditableCollectionContent<RowContent, C>
    >
  { self.init { ForEach(data, editActions: editActions, content: rowContent) } }

  /// Makes a list whose rows get bindings to elements known by `id`, of which people remove and move some.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Index: Hashable,
    Content == ForEach<
      [(index: C.Index, element: C.Element)], ID, EditableCollectionContent<RowContent, C>
    >
  { self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) } }
}

extension List {
  /// Makes a list whose rows get bindings, of which people remove and move some and select at most one.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Element: Identifiable, C.Index: Hashable,
    Content == ForEach<
      [(index: C.Index, element: C.Element)], C.Element.ID, EditableCollectionContent<RowContent, C>
    >
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }

  /// Makes a list whose rows get bindings, of which people remove and move some and select any number.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Element: Identifiable, C.Index: Hashable,
    Content == ForEach<
      [(index: C.Index, element: C.Element)], C.Element.ID, EditableCollectionContent<RowContent, C>
    >
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }

  /// Makes a list whose rows get bindings to elements known by `id`, of which people remove and move some and select
  /// at most one.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Index: Hashable,
    Content == ForEach<
      [(index: C.Index, element: C.Element)], ID, EditableCollectionContent<RowContent, C>
    >
  {
    self.init(selection: selection) {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }

  /// Makes a list whose rows get bindings to elements known by `id`, of which people remove and move some and select
  /// any number.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Index: Hashable,
    Content == ForEach<
      [(index: C.Index, element: C.Element)], ID, EditableCollectionContent<RowContent, C>
    >
  {
    self.init(selection: selection) {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }
}
