import LaminaDisplay
public import LaminaDrawing
public import LaminaGeometry
import LaminaLayout

/// What a view says about the row of the list that it is.
struct RowTraits: Sendable {
  var hidesSeparator = false
  var insets: EdgeInsets?
  var background: Node?
  /// What is drawn below it in place of the list's own line.
  var separator: Node?
}

/// Carries the traits from a row's content to the row.
struct RowTraitsKey: LayoutValueKey {
  nonisolated static var defaultValue: RowTraits { RowTraits() }
}

/// Changes the traits of the row.
private struct RowTraitModifier: NodeModifier, Equatable {
  var hidesSeparator: Bool?
  var insets: EdgeInsets?

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.changing { traits in
      var row = traits.layoutValues[RowTraitsKey.self]
      row.hidesSeparator = hidesSeparator ?? row.hidesSeparator
      row.insets = insets ?? row.insets
      traits.layoutValues.set(row, for: RowTraitsKey.self)
    }
  }
}

/// Takes a line along that is drawn below the row.
private struct RowSeparator<Content: View>: DistributedView {
  let content: Content
  let color: Color?

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(RowSeparator<V>(content: view, color: color))
  }

  func update(_ element: Element) {
    element.setChild(0, to: content)
    element.setChild(1, to: color ?? .clear)
  }

  func nodes(_ element: Element) -> [Node] {
    guard color != nil, let line = element.children[1].outputs.first else {
      return element.children[0].outputs
    }
    return element.children[0].outputs.enumerated().map { index, content in
      guard index == 0 else { return content }
      return content.changing { traits in
        var row = traits.layoutValues[RowTraitsKey.self]
        row.separator = line
        traits.layoutValues.set(row, for: RowTraitsKey.self)
      }
    }
  }
}

/// Takes a view along that goes behind the row.
private struct RowBackground<Content: View, Background: View>: DistributedView {
  let content: Content
  let background: Background?

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(RowBackground<V, Background>(content: view, background: background))
  }

  func update(_ element: Element) {
    element.setChild(0, to: content)
    element.setChild(1, to: ZStack { background })
  }

  func nodes(_ element: Element) -> [Node] {
    element.children[0].outputs.enumerated().map { index, content in
      guard index == 0 else { return content }
      return content.changing { traits in
        var row = traits.layoutValues[RowTraitsKey.self]
        row.background = element.children[1].outputs.first
        traits.layoutValues.set(row, for: RowTraitsKey.self)
      }
    }
  }
}

/// Gives the row the value that stands for it.
private struct Tagged<Content: View, Tag: Hashable>: DistributedView {
  let content: Content
  let tag: Tag

  static var shape: ViewShape { ViewShape.of(Content.self).withValues.distributed }

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(Tagged<V, Tag>(content: view, tag: tag))
  }

  func update(_ element: Element) {
    element.read(\.rowContext)?.name(AnyHashable(tag))
    element.setChild(0, to: content)
  }

  func list(at path: ViewPath, in element: Element?) -> ViewListPart {
    .with(listInside(of: element, at: path)) { $0.add(AnyHashable(tag)) }
  }
}

extension View {
  /// Names the value that is selected with the row, or with the entry of a picker.
  ///
  /// A tag is one for a selection of its type, and for one that may be missing: `includeOptional` is accepted, as a
  /// selection of another type has no use for a tag here.
  ///
  /// ```swift
  /// Picker("Sort by", selection: $order) {       // $order: Binding<Order?>
  ///   Text("Nothing").tag(Order?.none)
  ///   Text("Name").tag(Order.name)
  /// }
  /// ```
  public func tag<Tag: Hashable>(_ tag: Tag, includeOptional: Bool = true) -> some View {
    Tagged(content: self, tag: tag)
  }

  /// Says whether there is a line below the row; what is said of the line above it alone changes nothing, as that is
  /// the one of the row before.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    nodes(
      RowTraitModifier(hidesSeparator: edges.contains(.bottom) ? visibility == .hidden : nil))
  }

  /// Gives the line below the row a colour; nil leaves it to the list.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    RowSeparator(content: self, color: edges.contains(.bottom) ? color : nil)
  }

  /// Sets the room around the content of the row; nil leaves it to the list.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    nodes(RowTraitModifier(insets: insets))
  }

  /// Puts a view behind the row.
  public func listRowBackground<Background: View>(_ background: Background?) -> some View {
    RowBackground(content: self, background: background)
  }
}
