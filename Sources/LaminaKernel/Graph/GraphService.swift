/// Something that lives as long as a window's views, such as its menus or the texts that move by
/// themselves.
///
/// The graph names no service. Code that needs one asks for it with `graph.service()`, which makes it
/// the first time. One that the graph is to call, at a certain moment of a frame, is a participant of
/// that kind (``TimedService``, ``LayoutReader`` …), and stands in its room's `GraphFeatures`.
/// ```swift
/// extension ViewGraph {
///   var menus: MenuTable { service() }
/// }
/// ```
@MainActor
package protocol GraphService: AnyObject {
  /// Called once for a graph, which holds its services to its end.
  init(graph: ViewGraph)
}

extension GraphService {
  /// The service as the type that it is known to be of: looking up a conformance takes 0.1 ms.
  static func known(_ service: any GraphService) -> Self {
    unsafeDowncast(service, to: Self.self)
  }
}
