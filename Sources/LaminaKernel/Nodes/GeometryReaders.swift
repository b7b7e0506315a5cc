package import LaminaDisplay

/// The closures that are called with a node's place, after each preparation.
@MainActor
package final class GeometryReaders: GraphService {
  private var readers: [Node.ID: (GeometryReport) -> Void] = [:]

  package init(graph: ViewGraph) {}

  fileprivate func add(_ reader: @escaping (GeometryReport) -> Void, of id: Node.ID) {
    readers[id] = reader
  }

  package func update(_ prepared: Prepared) {
    for (id, report) in prepared.geometry { readers[id]?(report) }
  }

  package func forget(_ id: Node.ID) { readers[id] = nil }

  package var keptCounts: [String: Int] { ["readers": readers.count] }
}

extension ViewGraph {
  /// Has `body` called with the place of the node `id`, after each preparation.
  package func readGeometry(of id: Node.ID, _ body: @escaping (GeometryReport) -> Void) {
    (service() as GeometryReaders).add(body, of: id)
  }
}
