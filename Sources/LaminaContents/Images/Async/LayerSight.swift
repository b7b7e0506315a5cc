import LaminaDrawing
import LaminaGeometry
import LaminaLayers

/// What is to be seen of a layer somewhere in a tree.
struct LayerSight {
  let id: Layer.ID
  /// From what is seen, in steps of 64 points; 0 when it is seen.
  let distance: Int
  /// Whether everything that is seen of its content has its picture.
  let isDrawn: Bool
}

extension Layer {
  /// Finds the layers of `arrivals` and whether their contents have pictures.
  /// - Complexity: O(layers)
  func sights(
    of arrivals: [ID: PictureArrivals.Arrival], in size: CGSize, pictures: [ID: LayerPicture]
  ) -> [LayerSight] {
    var sights: [LayerSight] = []
    var walk = SightWalk(self, size: size)
    while let step = walk.next() {
      guard let arrival = arrivals[step.layer.id] else { continue }
      sights.append(
        LayerSight(
          id: arrival.id, distance: step.distance,
          isDrawn: arrival.content.map { step.isDrawn($0, pictures: pictures) } ?? false))
    }
    return sights
  }
}

/// Goes through the layers that are not hidden, with what is seen of each; without recursion.
private struct SightWalk {
  struct Step {
    let layer: Layer
    /// From the layer's points to the surface's.
    let transform: CGAffineTransform
    /// On the surface: what the enclosing clips leave.
    let visible: CGRect

    private var frame: CGRect {
      CGRect(origin: .zero, size: layer.bounds.size).applying(transform)
    }

    var distance: Int {
      guard !visible.isNull else { return 1_000_000 }
      let frame = frame
      if frame.intersects(visible) { return 0 }
      let dx = max(0, max(frame.minX - visible.maxX, visible.minX - frame.maxX))
      let dy = max(0, max(frame.minY - visible.maxY, visible.minY - frame.maxY))
      return 1 + Int(min((dx + dy) / 64, 1_000_000))
    }

    /// Whether the drawings in the layer `content` inside that can be seen have their pictures; all
    /// of them, where none can.
    func isDrawn(_ content: Layer.ID, pictures: [Layer.ID: LayerPicture]) -> Bool {
      guard let layer = layer.children.first(where: { $0.id == content }) else { return false }
      let isSeen = distance == 0
      var walk = SightWalk(layer, in: transform, visible: visible)
      while let step = walk.next() {
        guard case .drawn(let list) = step.layer.contents else { continue }
        let ink = list.inkBounds.applying(step.transform)
        if isSeen, !ink.intersects(step.visible) { continue }
        guard let picture = pictures[step.layer.id], picture.list == list else { return false }
      }
      return true
    }
  }

  private var steps: [Step] = []

  init(_ root: Layer, size: CGSize) {
    self.init(root, in: .identity, visible: CGRect(origin: .zero, size: size))
  }

  init(_ root: Layer, in outer: CGAffineTransform, visible: CGRect) {
    push(root, in: outer, visible: visible)
  }

  mutating func next() -> Step? {
    guard let step = steps.popLast() else { return nil }
    let offset = step.layer.boundsOrigin
    let inner = CGAffineTransform(translationX: -offset.x, y: -offset.y)
      .concatenating(step.transform)
    for child in step.layer.children.reversed() {
      push(child, in: inner, visible: step.visible)
    }
    return step
  }

  private mutating func push(_ layer: Layer, in outer: CGAffineTransform, visible: CGRect) {
    guard layer.appearance.isVisible else { return }
    let transform = layer.transformToParent.concatenating(outer)
    var visible = visible
    if let clip = layer.appearance.clip {
      visible = visible.intersection(
        clip.boundingRect(in: layer.bounds.size).applying(transform))
    }
    steps.append(Step(layer: layer, transform: transform, visible: visible))
  }
}
