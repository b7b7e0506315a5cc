import LaminaDisplay
import LaminaGeometry
import LaminaLayers

/// Views whose pictures are not there yet: who of them was seen, and how far their fades are.
///
/// ```
///  layers + pictures ──note──▶ all drawn?  unseen: shown at once
///                                          seen:   fades in, then the placeholder goes
/// ```
final class PictureArrivals: GraphService {
  /// A view that waits.
  final class Arrival {
    /// The layer that encloses placeholder and content.
    let id: Layer.ID
    /// The layer of what will be shown; nil as long as there is none.
    var content: Layer.ID?
    var fade: TimeInterval = 0
    /// Is called when it is shown and its placeholder is not needed any more.
    let onShown: () -> Void
    /// Called with its distance from the screen, in steps of 64 points.
    let onMoved: (Int) -> Void
    /// Whether the placeholder was seen.
    fileprivate var wasSeen = false
    /// Since when its pictures are there.
    fileprivate var start: TimeInterval?

    init(id: Layer.ID, onShown: @escaping () -> Void, onMoved: @escaping (Int) -> Void) {
      self.id = id
      self.onShown = onShown
      self.onMoved = onMoved
    }
  }

  /// Further from the screen than anything in the tree.
  static let beyond = 2_000_000

  private var waiting: [Layer.ID: Arrival] = [:]
  private var time: TimeInterval = 0

  /// Keeps an eye on a view until `remove` or until it is shown; at first it was not seen.
  init(graph: ViewGraph) {}

  func add(_ arrival: Arrival) { waiting[arrival.id] = arrival }

  func remove(_ arrival: Arrival) { waiting[arrival.id] = nil }

  /// Whether something fades in: each frame differs from the one before.
  var isMoving: Bool { waiting.values.contains { $0.start != nil } }

  /// Looks at what a frame will show at `time`; whether a view is shown by it for good.
  func recordFrame(
    _ root: Layer, size: CGSize, pictures: [Layer.ID: LayerPicture], at time: TimeInterval
  ) -> Bool {
    guard !waiting.isEmpty else { return false }
    self.time = time
    var shown: [Arrival] = []
    var hidden = waiting
    for sight in root.sights(of: waiting, in: size, pictures: pictures) {
      guard let arrival = hidden.removeValue(forKey: sight.id) else { continue }
      if arrive(arrival, sight) { shown.append(arrival) }
      arrival.wasSeen = arrival.wasSeen || sight.distance == 0
      arrival.onMoved(sight.distance)
    }
    // What was made ahead stands in no tree yet: it comes after all that does.
    for arrival in hidden.values { arrival.onMoved(Self.beyond) }
    for arrival in shown {
      waiting[arrival.id] = nil
      arrival.onShown()
    }
    return !shown.isEmpty
  }

  /// Whether the view needs no placeholder any more.
  private func arrive(_ arrival: Arrival, _ sight: LayerSight) -> Bool {
    guard arrival.content != nil, sight.isDrawn || arrival.start != nil else { return false }
    guard arrival.wasSeen, arrival.fade > 0 else { return true }
    let start = arrival.start ?? time
    arrival.start = start
    return time >= start + arrival.fade
  }

  /// The tree as it is to be shown: what waits is hidden, what fades is on its way.
  func fading(_ root: Layer) -> Layer {
    var opacities: [Layer.ID: CGFloat] = [:]
    for arrival in waiting.values {
      if let content = arrival.content { opacities[content] = opacity(of: arrival) }
    }
    return root.fading(opacities)
  }

  /// Eased at both ends.
  private func opacity(of arrival: Arrival) -> CGFloat {
    guard let start = arrival.start else { return 0 }
    let part = min(max((time - start) / max(arrival.fade, 1e-6), 0), 1)
    return part * part * (3 - 2 * part)
  }
}

extension ViewGraph {
  var arrivals: PictureArrivals { service() }
}
