import LaminaDisplay
import LaminaGeometry
import LaminaLayers

/// The picture of what is dragged: layers as those of the view when it was lifted, under names of their own.
@MainActor
final class DragPicture {
  private static let opacity: CGFloat = 0.8
  /// How long it flies back, in seconds.
  private static let flight: TimeInterval = 0.25

  private weak var graph: ViewGraph?
  private let source: () -> Node.ID?
  private let start: CGPoint
  private var way = CGSize.zero
  private var flightStart: TimeInterval?
  private var layer: Layer?
  private var latest: (base: Layer, way: CGSize, shown: Layer)?

  init(of source: @escaping () -> Node.ID?, at start: CGPoint, graph: ViewGraph) {
    (self.source, self.start, self.graph) = (source, start, graph)
  }

  var isFlying: Bool { flightStart != nil }

  func move(to point: CGPoint) {
    way = CGSize(width: point.x - start.x, height: point.y - start.y)
  }

  func flyBack(at time: TimeInterval) { flightStart = time }

  func isBack(at time: TimeInterval) -> Bool {
    flightStart.map { time - $0 >= Self.flight } ?? false
  }

  /// How far it is from where it was lifted.
  private func way(at time: TimeInterval) -> CGSize {
    guard let flightStart else { return way }
    let rest = 1 - min(max((time - flightStart) / Self.flight, 0), 1)
    return CGSize(width: way.width * rest * rest, height: way.height * rest * rest)
  }

  /// The tree with the picture above all else.
  func added(to root: Layer, at time: TimeInterval) -> Layer {
    if layer == nil { layer = source().flatMap { copy($0, in: root) } }
    guard let layer else { return root }
    let way = way(at: time)
    if let latest, latest.base === root, latest.way == way { return latest.shown }
    var geometry = layer.geometry
    geometry.origin.x += way.width
    geometry.origin.y += way.height
    let shown = root.replacing(children: root.children + [layer.replacing(geometry: geometry)])
    latest = (root, way, shown)
    return shown
  }

  /// A copy of a layer and of those inside, where it is seen in the window.
  private func copy(_ id: Node.ID, in root: Layer) -> Layer? {
    guard let graph, let last = root.path(to: id).last,
      let frame = root.convert(CGRect(origin: .zero, size: last.bounds.size), from: id)
    else { return nil }
    var appearance = Appearance()
    appearance.opacity = Self.opacity
    // Its own effects stay, but for how much is seen of it, and its own transform.
    var inner = last.geometry
    inner.transform = .identity
    inner.untransformedFrame = CGRect(origin: .zero, size: last.bounds.size)
    var look = last.appearance
    look.opacity = 1
    let content = renamed(last, graph).replacing(geometry: inner, appearance: look)
    return Layer(
      id: graph.makeID(),
      geometry: LayerGeometry(
        untransformedFrame: frame, anchorPoint: .topLeading,
        transform: scale(from: last.bounds.size, to: frame.size)),
      appearance: appearance, children: [content])
  }

  /// How much larger a view is seen than it is, where something around it is scaled.
  private func scale(from size: CGSize, to seen: CGSize) -> LayerTransform {
    guard size.width > 0, size.height > 0, size != seen else { return .identity }
    return LayerTransform(operations: [
      .scale(x: seen.width / size.width, y: seen.height / size.height, z: 1)
    ])
  }

  /// The same layers under names of their own, which no pointer hits.
  private func renamed(_ layer: Layer, _ graph: ViewGraph) -> Layer {
    Layer(
      id: graph.makeID(), geometry: layer.geometry, appearance: layer.appearance,
      contents: layer.contents, contentsGravity: layer.contentsGravity,
      contentsSize: layer.contentsSize, mask: layer.mask.map { renamed($0, graph) },
      children: layer.children.map { renamed($0, graph) }, displayPolicy: layer.displayPolicy)
  }
}
