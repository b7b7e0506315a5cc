import LaminaDisplay

/// What of a section stays in sight while its rows scroll.
public nonisolated struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The header, at the beginning of what is seen, until the section's last row has passed.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footer, at the end of what is seen, from the section's first row on.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  /// Whether rows of a kind float.
  func contains(_ kind: RowKind) -> Bool {
    switch kind {
    case .row: false
    case .header: contains(.sectionHeaders)
    case .footer: contains(.sectionFooters)
    }
  }
}

/// Rows as they are; headers and footers that float have a layer of their own.
struct PinnedRows: ViewWrapping {
  let views: PinnedScrollableViews

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    if views.contains(kind) { taker.take(FloatingRow(content: view)) } else { taker.take(view) }
  }
}

/// A row in a layer that can be moved, and that keeps the pointer from the rows below it.
private struct FloatingRow<Content: View>: PrimitiveView {
  let content: Content

  func update(_ element: Element) { element.setChild(0, to: ZStack { content }) }

  func nodes(_ element: Element) -> [Node] {
    element.childOutputs.prefix(1).map { content in
      content.wrapped(id: element.id) { $0.interaction = .solid }
    }
  }
}
