package import LaminaDisplay
package import LaminaGeometry
import LaminaInput

/// Where one scroll view stands.
@MainActor
package final class ScrollState {
  package let id: Node.ID
  package var axes: Axis.Set
  /// What the content's top left corner has moved by; beyond the ends while it bounces.
  package private(set) var offset = CGPoint.zero
  package private(set) var viewport = CGSize.zero
  package private(set) var content = CGSize.zero
  /// Is told after each movement.
  package var onScroll: [ObjectIdentifier: () -> Void] = [:]

  init(id: Node.ID, axes: Axis.Set) {
    self.id = id
    self.axes = axes
  }

  /// The furthest offset on an axis.
  package func limit(_ axis: Axis) -> CGFloat { max(0, content[axis] - viewport[axis]) }

  /// Whether there is anything to scroll along `axis`.
  package func canScroll(_ axis: Axis) -> Bool {
    axes.contains(axis == .horizontal ? .horizontal : .vertical) && limit(axis) > 0
  }

  /// Takes over what the latest preparation found; an offset past a new end is held at the end.
  func adopt(viewport: CGSize, content: CGSize) {
    guard viewport != self.viewport || content != self.content else { return }
    (self.viewport, self.content) = (viewport, content)
  }

  func move(to offset: CGPoint) {
    guard offset != self.offset else { return }
    self.offset = offset
    for call in onScroll.values { call() }
  }
}

// MARK: - Movement

extension ScrollState {
  /// Where it will come to rest.
  var target: CGPoint { offset }

  /// Whether it moves by itself.
  var isMoving: Bool { false }

  /// Whether the content goes on in the direction of `delta`.
  func hasRoom(_ axis: Axis, towards delta: CGFloat) -> Bool {
    delta < 0 ? target[axis] > 0 : target[axis] < limit(axis)
  }

  /// Follows a wheel or touchpad.
  func scroll(_ axis: Axis, by delta: CGFloat, _ event: ScrollEvent) {
    move(axis, to: target[axis] + delta)
  }

  /// Follows a key.
  func scroll(_ axis: Axis, _ key: KeyScroll) {
    switch key {
    case .line(let count): move(axis, to: target[axis] + count * ScrollEvent.pointsPerNotch)
    case .page(let count): move(axis, to: target[axis] + count * viewport[axis] * 0.9)
    case .start: move(axis, to: 0)
    case .end: move(axis, to: limit(axis))
    }
  }

  /// Scrolls as little as brings `rect` (in the content's coordinates) in sight.
  func reveal(_ rect: CGRect) {
    for axis in Axis.allCases where canScroll(axis) {
      let (start, end) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
      if start < target[axis] {
        move(axis, to: start)
      } else if end > target[axis] + viewport[axis] {
        move(axis, to: min(start, end - viewport[axis]))
      }
    }
  }

  /// Moves what is shown along with content that moved under it.
  func shift(_ axis: Axis, by distance: CGFloat) {
    guard distance != 0 else { return }
    var next = offset
    next[axis] = max(0, next[axis] + distance)
    move(to: next)
  }

  func stop() {}
  func advance(to time: TimeInterval) {}

  private func move(_ axis: Axis, to position: CGFloat) {
    var next = offset
    next[axis] = min(max(position, 0), limit(axis))
    move(to: next)
  }
}
