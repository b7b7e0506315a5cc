public import LaminaContentTypes
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

extension DynamicViewContent {
  /// Takes what is let go between the rows of a list, from this program or another one.
  ///
  /// ```swift
  /// ForEach(notes) { Text($0.title) }
  ///   .onInsert(of: [.text]) { index, providers in
  ///     for provider in providers {
  ///       _ = provider.loadObject(ofClass: String.self) { text, _ in … }
  ///     }
  ///   }
  /// ```
  /// While it is dragged over a row, a line shows where it would go: in front of the row, or behind it in its lower half.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: what is taken.
  ///   - action: gets the offset in ``data`` in front of which it goes, and what was let go.
  /// - Returns: the content, with that.
  public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (_ index: Int, _ providers: [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    InsertingContent(
      content: EditedContent(content: self, ability: [], isOn: true) { $0.insert = action },
      types: supportedContentTypes)
  }
}

/// A loop between whose rows things can be let go.
private struct InsertingContent<Content: DynamicViewContent>: DynamicViewContent, DistributedView {
  let content: Content
  let types: [UTType]

  var data: Content.Data { content.data }

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(InsertingRow<V>(content: view, types: types))
  }
}

/// A row of such a loop, with the line that shows where what is dragged would go.
private struct InsertingRow<Content: View>: View {
  let content: Content
  let types: [UTType]
  @Environment(\.rowContext) private var row
  @State private var height: CGFloat = 0
  @State private var target: Side?

  /// Of the row.
  private enum Side { case above, below }

  var body: some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { height = $0 })
      .onDrop(of: types, delegate: Target(row: self))
      .overlay(alignment: .top) { if target == .above { line } }
      .overlay(alignment: .bottom) { if target == .below { line } }
  }

  private var line: some View {
    Capsule().fill(.tint).frame(height: 2).allowsHitTesting(false).accessibilityHidden(true)
  }

  private func side(at point: CGPoint) -> Side { point.y > height / 2 ? .below : .above }

  /// What hears of what is dragged over the row.
  private struct Target: DropDelegate {
    let row: InsertingRow

    func dropUpdated(info: DropInfo) -> DropProposal? {
      row.target = row.side(at: info.location)
      return nil
    }

    func dropExited(info: DropInfo) { row.target = nil }

    func performDrop(info: DropInfo) -> Bool {
      row.target = nil
      guard let context = row.row, let number = context.place?.number,
        let edits = ListEditor.of(context).edits(of: number), let insert = edits.insert
      else { return false }
      let index = edits.part + (row.side(at: info.location) == .below ? 1 : 0)
      insert(index, info.itemProviders(for: row.types))
      return true
    }
  }
}
