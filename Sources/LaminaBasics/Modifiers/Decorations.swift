import LaminaDisplay
public import LaminaGeometry
public import LaminaLayout

/// A view with another one behind or in front of it, which is offered its size.
struct Decorated<Content: View, Decoration: View>: RememberingView, DistributedView {
  let content: Content
  let decoration: Decoration
  let isBehind: Bool
  let alignment: Alignment
  /// Where the decoration goes on under bars and margins.
  var ignoredEdges: Edge.Set = []

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(
      Decorated<V, Decoration>(
        content: view, decoration: decoration, isBehind: isBehind, alignment: alignment,
        ignoredEdges: ignoredEdges))
  }

  func makeMemory(for element: Element) -> DecorationCopies { DecorationCopies() }

  func update(_ element: Element) {
    element.setChild(0, to: content)
    let stack = ZStack(alignment: alignment) { decoration }
    if ignoredEdges.isEmpty || element.read(\.safeAreas).isEmpty {
      element.setChild(1, to: stack)
    } else {
      element.setChild(1, to: SafeAreaEscape(content: stack, edges: ignoredEdges))
    }
  }

  func nodes(_ element: Element) -> [Node] {
    let copies = memory(of: element)
    return element.decorated(isBehind: isBehind, alignment: alignment, copies: copies)
  }
}

extension Element {
  /// The nodes of the first child, each with that of the second behind or in front of it.
  func decorated(isBehind: Bool, alignment: Alignment, copies: DecorationCopies) -> [Node] {
    guard let decoration = children[1].outputs.first else { return children[0].outputs }
    let layout = AnyLayout(
      DecorationLayout(isBehind ? .background : .overlay, alignment: alignment))
    return children[0].outputs.enumerated().map { index, content in
      let own = index == 0 ? decoration : copies.copy(of: decoration, for: content.id, in: self)
      return content.wrapped(
        id: wrapperID(for: content.id, isFirst: index == 0), layout: layout,
        children: isBehind ? [own, content] : [content, own])
    }
  }
}

/// The decoration of further views of a group: the first one's nodes under names of their own.
final class DecorationCopies {
  private var ids: [[Node.ID]: Node.ID] = [:]

  func copy(of node: Node, for content: Node.ID, in element: Element) -> Node {
    let key = [content, node.id]
    let id = ids[key] ?? element.graph.makeID()
    ids[key] = id
    return Node(
      id: id, rule: node.rule,
      children: node.children.map { copy(of: $0, for: content, in: element) }, traits: node.traits)
  }
}

extension View {
  /// Puts a view behind this one; it is offered this one's size.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    Decorated(content: self, decoration: content(), isBehind: true, alignment: alignment)
  }

  /// Puts a view behind this one; it is offered this one's size.
  ///
  /// A colour or another style goes on under the enclosing bars, as with
  /// `background(_:ignoresSafeAreaEdges:)`.
  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    Decorated(
      content: self, decoration: background, isBehind: true, alignment: alignment,
      ignoredEdges: V.self is any ShapeStyle.Type ? .all : [])
  }

  /// Fills the area behind the view, and at `edges` on under the bars and margins that enclose it.
  @_disfavoredOverload
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    Decorated(
      content: self, decoration: Rectangle().fill(style), isBehind: true, alignment: .center,
      ignoredEdges: edges)
  }

  /// Fills a shape behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape.fill(style, style: fillStyle))
  }

  /// Puts a view in front of this one; it is offered this one's size.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    Decorated(content: self, decoration: content(), isBehind: false, alignment: alignment)
  }

  /// Puts a view in front of this one; it is offered this one's size.
  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    Decorated(content: self, decoration: overlay, isBehind: false, alignment: alignment)
  }

  /// Draws a line of `width` points inside the view's edges.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width.usableLength()))
  }
}
