package import LaminaDisplay
package import LaminaGeometry
package import LaminaInput

/// The views of a window on which something can be let go that was dragged from other programs.
@MainActor
package final class DropTargets: GraphService {
  private var targets: [Node.ID: DropTarget] = [:]

  package init(graph: ViewGraph) {}

  package func forget(_ id: Node.ID) { targets[id] = nil }

  package var keptCounts: [String: Int] { ["drop targets": targets.count] }

  /// Has a node take what is let go above it; nil takes nothing.
  package func set(_ target: DropTarget?, for id: Node.ID) { targets[id] = target }

  /// Gives what was let go to a node; false where it has no use for it.
  func take(_ event: DropEvent, at point: CGPoint, by id: Node.ID) -> Bool {
    targets[id]?(event.items, point) ?? false
  }
}

/// Takes what is let go at a point of the view; false where there is no use for it.
package typealias DropTarget = ([DropEvent.Item], CGPoint) -> Bool

extension ViewGraph {
  package var dropTargets: DropTargets { service() }
}

nonisolated extension DropEvent.Item {
  /// The address of a file, or of what a text names in full.
  package var droppedURL: URL? {
    switch self {
    case .file(let path): URL(fileURLWithPath: path)
    case .text(let text):
      URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines)).flatMap { url in
        ["http", "https", "ftp", "file", "mailto"].contains(url.scheme ?? "") ? url : nil
      }
    }
  }
}
