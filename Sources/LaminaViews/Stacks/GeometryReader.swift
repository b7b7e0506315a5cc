package import LaminaDisplay
public import LaminaGeometry
import LaminaLayout

/// Takes all it is offered and makes its content knowing how much that is.
public struct GeometryReader<Content: View>: PrimitiveView {
  public typealias Body = Never
  let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func update(_ element: Element) {
    let memory = element.memory as? Box<GeometryReport?> ?? Box(nil)
    element.memory = memory
    element.graph.readGeometry(of: element.id) { [weak element] report in
      guard let element, (element.memory as? Box<GeometryReport?>)?.value != report else { return }
      element.memory = Box<GeometryReport?>(report)
      element.invalidate()
    }
    guard let report = memory.value else { return }
    let view = element.tracked { content(GeometryProxy(report: report)) }
    element.setChild(0, to: view)
  }

  package func nodes(_ element: Element) -> [Node] {
    [
      element.node(AnyLayout(GeometryReaderLayout()), element.childOutputs) {
        $0.reportsGeometry = true
      }
    ]
  }
}

/// The size of a geometry reader, and where it is.
public struct GeometryProxy: Hashable, Sendable {
  private let report: GeometryReport

  init(report: GeometryReport) { self.report = report }

  /// In points.
  public nonisolated var size: CGSize { report.size }

  /// The reader's rectangle: in its own coordinates, or in those of the window or, inside of one,
  /// of the scroll view's content.
  public nonisolated func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: report.size)
    case .global: report.frame
    }
  }
}

/// Where coordinates are counted from.
public enum CoordinateSpace: Hashable, Sendable {
  case local
  case global
}
