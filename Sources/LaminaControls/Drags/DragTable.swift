import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaLayers

/// What is dragged through a window, where it comes from, and where it may go.
///
/// ```
///  lifted ─▶ moved … moved ─▶ let go ─┬─ taken ──▶ nothing
///    │  above a view that fits:       └─ else ───▶ flies back
///    │  entered, updated, exited            ▲
///    └── Escape, taken away ────────────────┘
/// ```
@MainActor
final class DragTable: GraphService {
  private weak var graph: ViewGraph?
  private var places: [Node.ID: DropPlace] = [:]
  private var sources: [Node.ID: () -> NSItemProvider] = [:]
  private var items: [NSItemProvider] = []
  private var point = CGPoint.zero
  /// Above which node it is that may take it, who was told so there, and what letting it go would do.
  private var target: Target?
  /// Which nodes said whether they may take it, since it came above them.
  private var judged: [Node.ID: Bool] = [:]
  private var picture: DragPicture?
  private var scroll = EdgeScroll()

  private struct Target {
    let id: Node.ID
    let place: DropPlace
    let operation: DropOperation
  }

  init(graph: ViewGraph) { self.graph = graph }

  // Who was told that something is above a node hears that it is gone also where the node is.
  func forget(_ id: Node.ID) {
    places[id] = nil
    sources[id] = nil
  }

  var keptCounts: [String: Int] { ["drags": places.count + sources.count] }

  func set(_ place: DropPlace?, for id: Node.ID) { places[id] = place }

  func set(_ source: (() -> NSItemProvider)?, from id: Node.ID) { sources[id] = source }

  private var isUnderWay: Bool { !items.isEmpty }

  // MARK: The way

  /// Something is lifted that was pressed at a point; `pictured` names what a picture is made of.
  func begin(from id: Node.ID, at start: CGPoint, pictured: @escaping () -> Node.ID?) {
    guard let graph else { return }
    let together = graph.chosenRows(with: id).compactMap { row in
      graph.wideAreas.nodes(alone: row).lazy.compactMap { self.sources[$0] }.first
    }
    let own = sources[id].map { [$0] } ?? []
    items = (together.count > 1 ? together : own).map { $0() }
    // It may have been disabled since it was pressed.
    guard isUnderWay else { return }
    (target, judged, point) = (nil, [:], start)
    picture = DragPicture(of: pictured, at: start, graph: graph)
    graph.requestFrame()
  }

  func move(to point: CGPoint) {
    guard isUnderWay, let graph else { return }
    self.point = point
    picture?.move(to: point)
    scroll.aim(at: point, in: graph)
    look()
    graph.requestFrame()
  }

  /// Finds who would take it where it is.
  private func look() {
    guard let graph else { return }
    let path = graph.hits(at: point, isHovering: true)
    judged = judged.filter { path.contains($0.key) }
    let next = path.first { mayTake($0) }
    if let target, target.id != next {
      leave(target)
      self.target = nil
    }
    if let next { hover(over: next) }
  }

  private func hover(over id: Node.ID) {
    guard let (place, info) = asked(id) else { return }
    if target == nil { place.delegate.dropEntered(info: info) }
    let proposed = place.delegate.dropUpdated(info: info)?.operation
    target = Target(id: id, place: place, operation: proposed ?? target?.operation ?? .copy)
  }

  private func mayTake(_ id: Node.ID) -> Bool {
    guard let (place, info) = asked(id) else { return false }
    if let known = judged[id] { return known }
    let mayTake = place.delegate.validateDrop(info: info)
    judged[id] = mayTake
    return mayTake
  }

  /// Who is asked about it at a node, and what they are told.
  private func asked(_ id: Node.ID) -> (place: DropPlace, info: DropInfo)? {
    guard let place = places[id], let info = info(for: place, of: id) else { return nil }
    return (place, info)
  }

  private func info(for place: DropPlace, of id: Node.ID) -> DropInfo? {
    graph.flatMap { place.info(items, at: $0.convert(point, to: id)) }
  }

  /// Says that it is gone, also where nothing is taken any more.
  private func leave(_ target: Target) {
    let place = places[target.id] ?? target.place
    if let info = info(for: place, of: target.id) { place.delegate.dropExited(info: info) }
  }

  // MARK: The end

  /// It is let go.
  func end(at point: CGPoint) {
    guard isUnderWay, let graph else { return }
    self.point = point
    look()
    let isTaken = giveToTarget() || giveToText()
    finish(isTaken: isTaken)
    graph.requestFrame()
  }

  private func giveToTarget() -> Bool {
    guard let target, let (place, info) = asked(target.id) else { return false }
    guard target.operation == .copy || target.operation == .move else {
      place.delegate.dropExited(info: info)
      return false
    }
    return place.delegate.performDrop(info: info)
  }

  /// Puts words into a text that is edited where nothing else would take them.
  private func giveToText() -> Bool {
    let texts = items.compactMap { $0.known(as: String.self) }
    guard target == nil, !texts.isEmpty, let graph, let text = graph.textTarget(at: point) else {
      return false
    }
    let event = DropEvent(position: point, items: texts.map { .text($0) }, time: graph.now)
    return text.text.drop(event, text.point)
  }

  /// It is given up, and flies back.
  func cancel() {
    guard isUnderWay else { return }
    if let target { leave(target) }
    finish(isTaken: false)
    graph?.requestFrame()
  }

  private func finish(isTaken: Bool) {
    items = []
    (target, judged) = (nil, [:])
    scroll = EdgeScroll()
    if isTaken || graph?.environment.accessibilityReduceMotion == true {
      picture = nil
    } else {
      picture?.flyBack(at: graph?.now ?? 0)
    }
  }

  // MARK: Frames

  func advance(to time: TimeInterval) {
    if picture?.isBack(at: time) == true { picture = nil }
    if isUnderWay, let graph, scroll.advance(to: time, in: graph) { look() }
  }

  var isMoving: Bool { picture?.isFlying == true || scroll.isMoving }

  func present(_ layer: Layer, at time: TimeInterval, scale: CGFloat) -> Layer {
    guard let picture else { return layer }
    return picture.added(to: layer, at: time)
  }
}

extension ViewGraph {
  var drags: DragTable { service() }
}
