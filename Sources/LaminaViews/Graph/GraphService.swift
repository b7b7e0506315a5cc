package import LaminaDisplay
package import LaminaGeometry
package import LaminaLayers

/// Something that lives as long as a window's views and follows its frames, such as its menus or the
/// texts that move by themselves.
///
/// The passes of the graph name no service. Who needs one asks for it with `graph.service()`, which
/// makes it the first time; those that were made are told of each frame, in the order of their making.
/// ```swift
/// extension ViewGraph {
///   var menus: MenuTable { service() }
/// }
/// ```
@MainActor
package protocol GraphService: AnyObject {
  /// Called once for a graph, which holds its services to its end.
  init(graph: ViewGraph)

  /// Moves on to the time at which the next frame is seen.
  func advance(to time: TimeInterval)
  /// Whether another frame will differ without a change of what views read.
  var isMoving: Bool { get }
  /// When the next frame is due that nobody asks for before; nil for never.
  var nextTick: TimeInterval? { get }
  /// Forgets a node that is gone.
  func forget(_ id: Node.ID)
  /// Takes note of a layout that may not be the frame's last.
  func update(_ geometry: [Node.ID: GeometryReport])
  /// All that was due is evaluated: what it changes now is shown in the same frame.
  func settle()
  /// What changed under one transaction is laid out, where `former` was before.
  func finishCommit(after former: PreparedNode?)
  /// Adds what it shows to the layers as they are seen at `time`.
  func present(_ layer: Layer, at time: TimeInterval, scale: CGFloat) -> Layer
  /// The frame's tree stands.
  func finishRendering()
}

extension GraphService {
  package func advance(to time: TimeInterval) {}
  package var isMoving: Bool { false }
  package var nextTick: TimeInterval? { nil }
  package func forget(_ id: Node.ID) {}
  package func update(_ geometry: [Node.ID: GeometryReport]) {}
  package func settle() {}
  package func finishCommit(after former: PreparedNode?) {}
  package func present(_ layer: Layer, at time: TimeInterval, scale: CGFloat) -> Layer { layer }
  package func finishRendering() {}
}

/// The services of a graph, in the order in which they were made.
@MainActor
struct GraphServices {
  private var types: [ObjectIdentifier] = []
  private(set) var all: [any GraphService] = []

  /// The service of a type, if there is one: a handful of pointers are compared.
  subscript<S: GraphService>(_ type: S.Type) -> S? {
    types.firstIndex(of: ObjectIdentifier(type)).map { unsafeDowncast(all[$0], to: S.self) }
  }

  mutating func add<S: GraphService>(_ service: S) {
    types.append(ObjectIdentifier(S.self))
    all.append(service)
  }
}
