package import LaminaDisplay
package import LaminaGeometry
package import LaminaLayers

/// Something that lives as long as a window's views and follows its frames, such as its menus or the
/// texts that move by themselves.
///
/// The graph names no service. Code that needs one asks for it with `graph.service()`, which makes it
/// the first time; those that were made are called in each frame, in the order in which they were
/// made. What has to be there from the start, and in which order, `GraphFeatures` says.
/// ```swift
/// extension ViewGraph {
///   var menus: MenuTable { service() }
/// }
/// ```
@MainActor
package protocol GraphService: AnyObject {
  /// Called once for a graph, which holds its services to its end.
  init(graph: ViewGraph)
  /// Whether other services find it by a role: protocols of roles say yes for those that have them, as
  /// looking for a conformance that is not there takes 0.1 ms.
  static var hasRole: Bool { get }

  /// Moves on to the time at which the next frame is seen.
  func advance(to time: TimeInterval)
  /// Whether another frame will differ without a change of what views read.
  var isMoving: Bool { get }
  /// When the next frame is due if no change asks for an earlier one; nil for never.
  var nextTick: TimeInterval? { get }
  /// Forgets a node that is gone.
  func forget(_ id: Node.ID)
  /// Adds what views find in every window.
  func complete(_ environment: inout EnvironmentValues)
  /// A frame begins: what came in from elsewhere since the one before counts.
  func beginFrame()
  /// A commit begins, whose changes may move.
  func beginCommit(isAnimated: Bool)
  /// All that is dirty was evaluated and a layout is about to begin; whether views are to be evaluated
  /// once more before it.
  func prepare() -> Bool
  /// The nodes are made; whether some are to be made once more before the layout.
  func didResolve() -> Bool
  /// Takes note of a layout that may not be the frame's last.
  func update(_ prepared: Prepared)
  /// Nothing asks for another layout: this one is shown unless what is done now changes it.
  func didPrepare(_ prepared: Prepared)
  /// All that was due is evaluated: what it changes now is shown in the same frame.
  func didEvaluate()
  /// A tree stands in which views that come are as they come: has them go on; whether any did, so that
  /// another tree is due.
  func goOn() -> Bool
  /// Takes how layers move in the update that has ended, where not as its transaction says.
  func takeLayerScopes() -> [Layer.ID: LayerScope]
  /// What changed under one transaction is laid out, where `former` was before.
  func finishCommit(after former: PreparedNode?)
  /// The layers of the commit before, moved so that what is seen begins where it is seen; nil where
  /// nothing was moved.
  func rebased(_ layer: Layer) -> Layer?
  /// Takes the new layers that begin at the places of others.
  func takeMatches() -> [Layer.ID: Layer.ID]
  /// Takes the ways by which new layers are away when they begin.
  func takeArrivals() -> [Layer.ID: CGSize]
  /// Adds what it shows to the layers as they are seen at `time`.
  func present(_ layer: Layer, at time: TimeInterval, scale: CGFloat) -> Layer
  /// The frame's tree stands.
  func finishRendering()
  /// The frame's layers stand, after a layout or where scrolling alone has moved them.
  func didShow(afterLayout: Bool)
  /// How much it holds, by name: for proofs that nothing is left behind.
  var keptCounts: [String: Int] { get }
}

extension GraphService {
  package static var hasRole: Bool { false }
  package func advance(to time: TimeInterval) {}
  package var isMoving: Bool { false }
  package var nextTick: TimeInterval? { nil }
  package func forget(_ id: Node.ID) {}
  package func complete(_ environment: inout EnvironmentValues) {}
  package func beginFrame() {}
  package func beginCommit(isAnimated: Bool) {}
  package func prepare() -> Bool { false }
  package func didResolve() -> Bool { false }
  package func update(_ prepared: Prepared) {}
  package func didPrepare(_ prepared: Prepared) {}
  package func didEvaluate() {}
  package func goOn() -> Bool { false }
  package func takeLayerScopes() -> [Layer.ID: LayerScope] { [:] }
  package func finishCommit(after former: PreparedNode?) {}
  package func rebased(_ layer: Layer) -> Layer? { nil }
  package func takeMatches() -> [Layer.ID: Layer.ID] { [:] }
  package func takeArrivals() -> [Layer.ID: CGSize] { [:] }
  package func present(_ layer: Layer, at time: TimeInterval, scale: CGFloat) -> Layer { layer }
  package func finishRendering() {}
  package func didShow(afterLayout: Bool) {}
  package var keptCounts: [String: Int] { [:] }
}

/// The services of a graph, in the order in which they were made.
@MainActor
struct GraphServices {
  private var types: [ObjectIdentifier] = []
  private(set) var all: [any GraphService] = []

  /// The service of a type, if there is one: a handful of pointers are compared.
  subscript(_ type: ObjectIdentifier) -> (any GraphService)? {
    for index in types.indices where types[index] == type { return all[index] }
    return nil
  }

  mutating func add<S: GraphService>(_ service: S) {
    types.append(ObjectIdentifier(S.self))
    all.append(service)
  }
}
