package import LaminaDisplay
import LaminaGeometry
import LaminaLayers
import LaminaLayout

extension AsyncImage: RememberingView {
  package func makeMemory(for element: Element) -> AsyncImageMemory { AsyncImageMemory(element) }

  package func update(_ element: Element) {
    let memory = memory(of: element)
    let loading = memory.loading
    loading.level = level
    loading.ask(request, of: element.read(\.imageLoader))
    _ = element.read(\.displayPolicy)
    memory.children.begin()
    switch loading.stage {
    case .empty: memory.main = keptChild(.empty, as: .placeholder, in: element, memory: memory)
    case .drawing: memory.main = keptChild(loading.phase, as: .image, in: element, memory: memory)
    case .shown: memory.main = keptChild(loading.phase, as: .image, in: element, memory: memory)
    case .failed: memory.main = keptChild(loading.phase, as: .failure, in: element, memory: memory)
    }
    memory.placeholder =
      if case .drawing = loading.stage {
        keptChild(.empty, as: .placeholder, in: element, memory: memory)
      } else {
        nil
      }
    element.setChildren(memory.children.end())
    memory.watch(element, fade: fade)
  }

  private func keptChild(
    _ phase: AsyncImagePhase, as part: AsyncImagePart, in element: Element,
    memory: AsyncImageMemory
  ) -> Element {
    let reload = ReloadImageAction(memory.loading)
    let progress = memory.loading.progress
    var environment = element.readEverything()
    switch part {
    case .placeholder: environment.imageProgress = progress
    case .failure: environment.reloadImage = reload
    case .image: break
    }
    return memory.children.updateChild(part, in: element, environment: environment) {
      let view = content(modified(phase), progress, reload)
      return ZStack { view }
    }
  }

  private func modified(_ phase: AsyncImagePhase) -> AsyncImagePhase {
    guard case .success(let image) = phase, !effects.isEmpty else { return phase }
    return .success(image.imageModification(effects))
  }

  package func nodes(_ element: Element) -> [Node] {
    let memory = memory(of: element)
    guard let main = memory.main?.outputs.first else { return [] }
    guard memory.loading.isPending else { return [main] }
    // A policy makes a layer of its own, which can be found and hidden. The placeholder is a view:
    // no colour is to stand in for the picture as well.
    let isSynchronous = element.environment.displayPolicy == .synchronous
    let policy = isSynchronous ? DisplayPolicy.synchronous : .asynchronous
    guard case .drawing = memory.loading.stage else {
      return [main.wrapped(id: element.id) { $0.displayPolicy = policy }]
    }
    let content = main.wrapped(id: memory.contentID) { $0.displayPolicy = policy }
    return [
      main.wrapped(
        id: element.id, layout: AnyLayout(DecorationLayout(.background)),
        children: (memory.placeholder?.outputs ?? []) + [content]
      ) { $0.displayPolicy = policy }
    ]
  }
}

/// What an async image is made of.
private enum AsyncImagePart: Hashable { case placeholder, image, failure }

/// What an async image keeps between updates.
package final class AsyncImageMemory {
  let loading: AsyncImageLoading
  let children = KeyedChildren()
  /// Names the layer that is hidden until it is drawn.
  let contentID: Node.ID
  /// What decides the size.
  var main: Element?
  /// What stands behind it until it is shown.
  var placeholder: Element?
  private let arrivals: PictureArrivals
  private var arrival: PictureArrivals.Arrival?

  init(_ element: Element) {
    arrivals = element.graph.arrivals
    contentID = element.graph.makeID()
    loading = AsyncImageLoading(graph: element.graph)
    loading.onChange = { [weak element] in element?.invalidate() }
    element.onUnmount { [loading, weak self] in
      loading.stop()
      self?.ignore()
    }
  }

  /// Has the graph watch for the pictures, as long as they are to come.
  func watch(_ element: Element, fade: TimeInterval) {
    guard loading.isPending else { return ignore() }
    if case .drawing = loading.stage {} else if arrival?.content != nil { ignore() }
    let arrival = arrival ?? makeArrival(element.id)
    self.arrival = arrival
    arrival.fade = fade
    if case .drawing = loading.stage { arrival.content = contentID }
  }

  private func makeArrival(_ id: Node.ID) -> PictureArrivals.Arrival {
    let arrival = PictureArrivals.Arrival(
      id: id, onShown: { [weak loading] in loading?.arrive() },
      onMoved: { [weak loading] in loading?.move(to: $0) })
    arrivals.add(arrival)
    return arrival
  }

  private func ignore() {
    if let arrival { arrivals.remove(arrival) }
    arrival = nil
  }
}
