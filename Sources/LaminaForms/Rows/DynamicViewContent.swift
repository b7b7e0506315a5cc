public import Foundation

/// Views that are made of a collection, which people may change in a list.
public protocol DynamicViewContent<Data>: View {
  /// The collection's type.
  associatedtype Data: Collection
  /// What the views are made of.
  var data: Data { get }
}

extension ForEach: DynamicViewContent {}

extension DynamicViewContent {
  /// Lets people remove rows of a list: with the Delete key, by a swipe, and by a mark while the list is edited.
  ///
  /// ```swift
  /// List(selection: $chosen) {
  ///   ForEach(tasks) { Text($0.title) }
  ///     .onDelete { tasks.remove(atOffsets: $0) }
  ///     .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
  /// }
  /// ```
  /// The action gets the offsets in ``data``, and what it changes moves. With nil rows stay.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditedContent(content: self, ability: .delete, isOn: action != nil) { $0.delete = action }
  }

  /// Lets people move rows of a list: by dragging, by a handle while the list is edited, and with Alt and the arrows.
  ///
  /// The action gets the offsets of what is moved in ``data``, and the offset in front of which it goes, as
  /// `move(fromOffsets:toOffset:)` has them. With nil rows stay.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditedContent(content: self, ability: .move, isOn: action != nil) { $0.move = action }
  }
}

extension View {
  /// Keeps people from removing the row of a list.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    KeptRow(content: self, ability: .delete, isDisabled: isDisabled)
  }

  /// Keeps people from moving the row of a list.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    KeptRow(content: self, ability: .move, isDisabled: isDisabled)
  }
}

/// A loop whose rows can be changed: says so of each, with the number of its element.
struct EditedContent<Content: DynamicViewContent>: DynamicViewContent, DistributedView {
  let content: Content
  let ability: RowAbilities
  let isOn: Bool
  let add: (inout RowEdits) -> Void

  var data: Content.Data { content.data }

  static var shape: ViewShape { ViewShape.of(Content.self).withValues.distributed }

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(EditedRow<V>(content: view, abilities: isOn ? ability : []))
  }

  func list(at path: ViewPath, in element: Element?) -> ViewListPart {
    let inner = listInside(of: element, at: path)
    guard isOn else { return inner }
    return .with(
      inner,
      byNumber: { number, values in
        guard let place = inner.element(of: number) else { return }
        let known = values.rowEdits.flatMap { $0.loop == path ? $0 : nil }
        var edits = known ?? RowEdits(loop: path, part: place.part, count: place.count)
        add(&edits)
        values.rowEdits = edits
      })
  }
}

/// A row of such a loop, which tells the list what can be done with it.
private struct EditedRow<Content: View>: WrappingView {
  let content: Content
  let abilities: RowAbilities

  func update(_ element: Element) {
    element.rowEditing(makes: !abilities.isEmpty)?.allow(abilities, by: element)
    element.setChild(0, to: content)
  }
}

/// A row that stays although others of its loop can be removed or moved.
private struct KeptRow<Content: View>: DistributedView {
  let content: Content
  let ability: RowAbilities
  let isDisabled: Bool

  static var shape: ViewShape { ViewShape.of(Content.self).withValues.distributed }

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(KeptRow<V>(content: view, ability: ability, isDisabled: isDisabled))
  }

  func update(_ element: Element) {
    element.rowEditing(makes: isDisabled)?.keep(isDisabled ? ability : [], by: element)
    element.setChild(0, to: content)
  }

  func list(at path: ViewPath, in element: Element?) -> ViewListPart {
    .with(listInside(of: element, at: path)) {
      if ability == .delete {
        $0.isDeleteDisabled = isDisabled
      } else {
        $0.isMoveDisabled = isDisabled
      }
    }
  }
}

extension Element {
  /// What people do with the row of a list that is this view; nil where it is none.
  func rowEditing(makes: Bool) -> RowEditing? {
    guard let context = read(\.rowContext), context.isRow, context.holds(environment) else {
      return nil
    }
    if let known = context.addition as? RowEditing { return known }
    return makes ? RowEditing(context) : nil
  }
}
