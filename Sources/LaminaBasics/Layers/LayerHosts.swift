import LaminaDisplay
import LaminaGeometry
import LaminaLayers
import LaminaModelLayers

/// The stages among the views: advances them with the frames, and puts their layers into the tree.
///
/// ```
///  advance(to:) ──▶ stages: ends, completions      (may change views)
///  views' layers ──graft──▶ views' layers with those of the stages, at the frame's time
/// ```
@MainActor
final class LayerHosts: GraphService {
  private struct Host {
    let stage: LayerStage
    /// The stage's zero in the frames' time; nil before the first frame with it.
    var start: TimeInterval?
    var size: CGSize?
    var isInSight = true
    var outlook = LayerStageOutlook(isMoving: false)
  }

  private var hosts: [Node.ID: Host] = [:]
  /// The latest tree with what it was made of.
  private var latest: (base: Layer, inside: [Node.ID: Layer], layer: Layer)?

  init(graph: ViewGraph) {}

  /// Shows a stage in the layer with `id`; `wake` asks for a frame.
  func add(_ stage: LayerStage, in id: Node.ID, wake: @escaping () -> Void) {
    remove(id)
    // A layer can be in one place only: the one that was named last.
    for (other, host) in hosts where host.stage === stage { remove(other) }
    hosts[id] = Host(stage: stage)
    stage.onNeedsFrame = wake
    wake()
  }

  func remove(_ id: Node.ID) {
    hosts.removeValue(forKey: id)?.stage.onNeedsFrame = nil
    if hosts.isEmpty { latest = nil }
  }

  /// Whether the view with `id` has another size now.
  func setSize(_ size: CGSize, of id: Node.ID) -> Bool {
    guard let host = hosts[id], host.size != size else { return false }
    hosts[id]?.size = size
    return true
  }

  /// Advances all stages that were shown before to the time of the next frame.
  func advance(to time: TimeInterval) {
    for id in hosts.keys.sorted(by: { $0.rawValue < $1.rawValue }) where hosts[id]?.start != nil {
      advance(id, to: time)
    }
  }

  /// Advances one stage; completions that it calls may come back to this table.
  private func advance(_ id: Node.ID, to time: TimeInterval) {
    guard let host = hosts[id] else { return }
    let start = host.start ?? time - host.stage.time
    hosts[id]?.start = start
    let outlook = host.stage.advance(to: time - start)
    hosts[id]?.outlook = outlook
  }

  /// The layers with those of the stages in them, as they are at a frame's time.
  func present(_ layer: Layer, at time: TimeInterval, scale: CGFloat) -> Layer {
    guard !hosts.isEmpty else { return layer }
    var inside: [Node.ID: Layer] = [:]
    let places = layer.contained(of: Set(hosts.keys))
    for id in places.sorted(by: { $0.rawValue < $1.rawValue }) {
      inside[id] = shown(id, at: time, scale: scale)
    }
    if let latest, latest.base === layer, latest.inside.keys == inside.keys,
      latest.inside.allSatisfy({ $1 === inside[$0] })
    {
      return latest.layer
    }
    let grafted = layer.grafting { id in inside[id].map { [$0] } }
    latest = (layer, inside, grafted)
    let shown = grafted.shown(of: Set(inside.keys))
    for id in hosts.keys { hosts[id]?.isInSight = shown.contains(id) }
    return grafted
  }

  /// The layers of one stage; what views changed since the frame began is in it.
  private func shown(_ id: Node.ID, at time: TimeInterval, scale: CGFloat) -> Layer? {
    hosts[id]?.stage.scale = scale
    advance(id, to: time)
    return hosts[id].map { $0.stage.presentation(at: $0.stage.time) }
  }

  /// Whether a frame will differ from the one before.
  var isMoving: Bool { hosts.values.contains { $0.isInSight && $0.outlook.isMoving } }

  /// When something begins or, out of sight, when something ends whose completion may be waited
  /// for.
  var nextTick: TimeInterval? {
    hosts.values.compactMap { host in
      guard let start = host.start else { return nil }
      let end = host.isInSight ? nil : host.outlook.nextEnd
      return [host.outlook.nextWake, end].compactMap(\.self).min().map { $0 + start }
    }.min()
  }
}

extension ViewGraph {
  var layerHosts: LayerHosts { service() }
}
