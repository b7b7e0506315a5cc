import LaminaDisplay
import LaminaGeometry
import LaminaLayers

/// The views of a graph that screens grow out of, by the names that both say.
final class ZoomSources: GraphService {
  private var sources: [ZoomKey: [Source]] = [:]

  private struct Source { weak var element: Element? }

  private unowned let graph: ViewGraph
  /// The layers of the latest layout, shown or not, and not scrolled yet.
  private var latest: Layer?

  init(graph: ViewGraph) {
    self.graph = graph
    latest = graph.prepared?.layer
  }

  func update(_ prepared: Prepared) { latest = prepared.layer }

  /// The layers of the latest layout, as they are scrolled.
  var layer: Layer? { latest?.scrolled(graph.scrolling.offsets) }

  func add(_ element: Element, _ key: ZoomKey) {
    remove(element, key)
    sources[key, default: []].append(Source(element: element))
  }

  func remove(_ element: Element, _ key: ZoomKey) {
    sources[key]?.removeAll { $0.element == nil || $0.element === element }
    if sources[key]?.isEmpty == true { sources[key] = nil }
  }

  /// Where a source is in the window; of several the last one that came and is there.
  func frame(of key: ZoomKey, in layer: Layer) -> CGRect? {
    sources[key]?.reversed().lazy.compactMap {
      $0.element.flatMap { layer.frame(of: $0.id) }
    }
    .first
  }
}

extension ViewGraph {
  var zoomSources: ZoomSources { service() }
}

/// What a screen and the view that it grows out of are called.
struct ZoomKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

/// A view that a screen may grow out of: in a layer of its own, whose place is known.
struct ZoomSourceView<Content: View>: RememberingView, DistributedView {
  let content: Content
  let key: ZoomKey

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(ZoomSourceView<V>(content: view, key: key))
  }

  func makeMemory(for element: Element) -> ZoomSourceMemory {
    let memory = ZoomSourceMemory()
    element.onUnmount { [weak element, sources = element.graph.zoomSources] in
      if let element, let key = memory.key { sources.remove(element, key) }
    }
    return memory
  }

  func update(_ element: Element) {
    let memory = memory(of: element)
    let sources = element.graph.zoomSources
    if let known = memory.key, known != key { sources.remove(element, known) }
    if memory.key != key { sources.add(element, key) }
    memory.key = key
    element.setChild(0, to: content)
  }

  func nodes(_ element: Element) -> [Node] {
    element.childOutputs.enumerated().map { index, node in
      index == 0 ? node.wrapped(id: element.id) { $0.hasOwnLayer = true } : node
    }
  }
}

/// By which name a source is known.
@MainActor
final class ZoomSourceMemory {
  fileprivate(set) var key: ZoomKey?
}
