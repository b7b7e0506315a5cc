/// Moves a chain on with the frames, as long as its content is there.
private struct ChainDriver<Content: View>: RememberingView, WrappingView {
  let content: Content
  let player: ChainPlayer

  func makeMemory(for element: Element) -> Driving { Driving(element) }

  func update(_ element: Element) {
    let driving = memory(of: element)
    driving.drive(player)
    element.setChild(0, to: content)
    // What the chain's closures change, with `withAnimation` too, is a change of its own, as in `onChange`.
    element.graph.afterLayout { [weak element] in if let element { advance(in: element) } }
  }

  private func advance(in element: Element) {
    guard element.isMounted else { return }
    // The graph itself is made at no time: its first frame may come long after the time 0.
    let graph = element.graph
    if graph.frameNumber > 0 { player.advance(to: graph.frameTime, now: graph.now) }
    if player.isMoving { graph.tick(element) }
  }
}

/// Which player an element drives.
@MainActor
private final class Driving {
  private weak var element: Element?
  private weak var graph: ViewGraph?
  private var player: ChainPlayer?

  init(_ element: Element) {
    self.element = element
    graph = element.graph
    element.onUnmount { self.drive(nil) }
  }

  func drive(_ next: ChainPlayer?) {
    guard next !== player else { return }
    let former = player
    player = next
    next?.attach(self) { [weak self] in self?.element?.invalidate() }
    if let former { leave(former) }
  }

  /// Views are notified of a cancelled chain when the tree stands; none is left when the graph is on
  /// its way out.
  private func leave(_ player: ChainPlayer) {
    guard let graph else {
      Task { player.detach(self) }
      return
    }
    graph.afterUpdate { player.detach(self) }
  }
}

extension View {
  /// Moves the player's chain on with the frames in which the view is shown.
  ///
  /// One such view is enough; when the last of several leaves, the chain is cancelled.
  public func chain(_ player: ChainPlayer) -> some View {
    ChainDriver(content: self, player: player)
  }
}
