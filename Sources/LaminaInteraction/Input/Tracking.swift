import LaminaDisplay
package import LaminaGeometry
package import LaminaInput

extension PointerHandlers {
  /// Follows a button, whichever it is, from where it went down on the node to where it comes up.
  ///
  /// ```
  ///  down ──true──▶ moved … moved ──▶ up          taken away: another button, a lost window,
  ///    └─false─▶ the next one outwards is asked    Escape, scrolling by finger ──▶ cancelled
  /// ```
  ///
  /// Events are in the node's own coordinates, with modifiers and click counts; beside each is its
  /// place in the surface. The node that took it receives movements outside of it too, and nothing after
  /// `up` or `cancelled`. Nodes further out get neither press, tap nor drag of that button; taps of the
  /// same node are called when it hardly moved. Controls and gestures inside come first.
  package struct Tracking {
    /// A button went down on the node; whether it is followed.
    package var down: (PointerEvent, CGPoint) -> Bool
    package var moved: (PointerEvent, CGPoint) -> Void
    package var up: (PointerEvent, CGPoint) -> Void
    package var cancelled: () -> Void
    /// Whether a finger is followed rather than scrolls.
    package var winsOverScrolling: Bool
    /// Whether nodes further out that observe where buttons go down are notified, too.
    package var isObserved: Bool

    package init(
      winsOverScrolling: Bool = false, isObserved: Bool = false,
      down: @escaping (PointerEvent, CGPoint) -> Bool,
      moved: @escaping (PointerEvent, CGPoint) -> Void = { _, _ in },
      up: @escaping (PointerEvent, CGPoint) -> Void = { _, _ in },
      cancelled: @escaping () -> Void = {}
    ) {
      self.winsOverScrolling = winsOverScrolling
      self.isObserved = isObserved
      self.down = down
      self.moved = moved
      self.up = up
      self.cancelled = cancelled
    }
  }
}

/// The button that a node follows, until it comes up or is taken away.
@MainActor
final class TrackedButton {
  let id: Node.ID
  private let button: PointerEvent.Button
  private let device: PointerEvent.Device
  /// The latest handlers: a node that is gone is notified, too.
  private var tracking: PointerHandlers.Tracking
  private(set) var hasMoved = false
  private let start: CGPoint

  /// Asks the node `id` whether it follows the button of `event`; nil when it does not.
  init?(_ event: PointerEvent, on id: Node.ID, in graph: ViewGraph) {
    var down = event.converted(to: id, in: graph)
    if event.button ?? .primary == .primary, event.device == .mouse {
      down.clickCount = min(event.clickCount, graph.pointer.gestures.clicks[id])
    }
    guard let tracking = graph.handlers[id]?.pointer.tracking, tracking.down(down, event.position)
    else {
      return nil
    }
    self.id = id
    self.tracking = tracking
    start = event.position
    button = event.button ?? .primary
    device = event.device
  }

  var winsOverScrolling: Bool { tracking.winsOverScrolling }
  var isObserved: Bool { tracking.isObserved }

  /// Whether `event` comes from what pressed the button.
  func isFollowing(_ event: PointerEvent) -> Bool { event.device == device }

  func moved(_ event: PointerEvent, in graph: ViewGraph) {
    guard refresh(in: graph) else { return }
    let way = hypot(event.position.x - start.x, event.position.y - start.y)
    if way > ScrollMachine.slop { hasMoved = true }
    tracking.moved(event.converted(to: id, in: graph), event.position)
  }

  /// Ends when it is this button that came up; whether it was.
  func up(_ event: PointerEvent, in graph: ViewGraph) -> Bool {
    guard isFollowing(event), (event.button ?? .primary) == button else { return false }
    _ = refresh(in: graph)
    tracking.up(event.converted(to: id, in: graph), event.position)
    return true
  }

  func cancel() { tracking.cancelled() }

  /// Takes over what an evaluation has made again; false when the node follows nothing any longer.
  private func refresh(in graph: ViewGraph) -> Bool {
    guard let latest = graph.handlers[id]?.pointer.tracking else { return false }
    tracking = latest
    return true
  }
}

extension PointerEvent {
  /// The event with its position in the coordinates of a node.
  @MainActor
  fileprivate func converted(to id: Node.ID, in graph: ViewGraph) -> PointerEvent {
    var event = self
    event.position = graph.convert(position, to: id)
    return event
  }
}
