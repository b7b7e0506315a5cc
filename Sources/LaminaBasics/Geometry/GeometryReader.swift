package import LaminaDisplay
import LaminaLayout

/// Takes all it is offered and makes its content knowing how much that is, and where.
///
/// ```swift
/// GeometryReader { proxy in
///   Meter().frame(width: proxy.size.width / 2)
/// }
/// ```
///
/// Its content is made again when the size changes, and when a place changes that it asked for: one
/// that asks for `frame(in: .global)` inside of a scroll view, in each frame in which that scrolls.
public struct GeometryReader<Content: View>: PrimitiveView {
  public typealias Body = Never
  let content: (GeometryProxy) -> Content

  /// Makes a view of what `content` says for the size and place that it is given.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func update(_ element: Element) {
    let reading = element.graph.geometry.reading(of: element.id, in: element)
    reading.onChange = { [weak element] _ in element?.invalidate() }
    guard let proxy = reading.proxy else { return element.makesLater() }
    let view = element.tracked { content(proxy) }
    element.makeNow { element.setChild(0, to: view) }
  }

  package func nodes(_ element: Element) -> [Node] {
    [
      element.node(AnyLayout(GeometryReaderLayout()), element.childOutputs) {
        $0.reportsGeometry = true
      }
    ]
  }
}
