import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText
import LaminaThemes

/// Knows which explanation is due, and since when the pointer rests.
///
/// ```
///  enter ──▶ waiting ──0.6 s──▶ shown ──leave, press──▶ nothing
/// ```
@MainActor
package final class Tooltips: PressObserver {
  /// How long the pointer rests before the explanation shows, in seconds.
  static let delay: TimeInterval = 0.6

  enum State {
    case nothing
    /// Since the first frame after the pointer came; nil before.
    case waiting(String, since: TimeInterval?)
    case shown(String, at: CGPoint)
  }

  fileprivate(set) var state = State.nothing
  fileprivate weak var host: Element?
  /// Nil once the graph is on its way out: then there is nothing left to show.
  fileprivate weak var graph: ViewGraph?
  private var owner: Node.ID?

  package init(graph: ViewGraph) {}

  package func pressed() { cancel() }

  func begin(_ text: String, at id: Node.ID) {
    owner = id
    state = .waiting(text, since: nil)
    host?.invalidate()
  }

  func end(_ id: Node.ID) { if owner == id { cancel() } }

  /// Shows nothing until the pointer enters something again.
  package func cancel() {
    guard owner != nil else { return }
    owner = nil
    state = .nothing
    if graph != nil { host?.invalidate() }
  }
}

/// Shows the explanation that is due above everything else in the window.
package struct TooltipHost: PrimitiveView {
  package init() {}

  package func update(_ element: Element) {
    let tooltips = element.graph.tooltips
    tooltips.host = element
    tooltips.graph = element.graph
    if case .waiting(let text, let since) = tooltips.state {
      let now = element.graph.frameTime
      let start = since ?? now
      if now - start >= Tooltips.delay, let pointer = element.graph.pointer.position {
        tooltips.state = .shown(text, at: pointer)
      } else {
        tooltips.state = .waiting(text, since: start)
        element.graph.tick(element, at: start + Tooltips.delay)
      }
    }
    if case .shown(let text, let place) = tooltips.state {
      element.setChild(0, to: Tooltip(text: text, place: place))
    } else {
      element.setChildren([])
    }
  }
}

/// A sentence on a dark ground, near the pointer.
private struct Tooltip: PrimitiveView {
  let text: String
  let place: CGPoint

  func update(_ element: Element) {
    let radius = element.read(\.measures)[.cornerItem]
    element.setChild(
      0,
      to: Text(verbatim: text).font(.caption).foregroundStyle(.background)
        .padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
        .background(Color.primary.opacity(0.92), in: RoundedRectangle(cornerRadius: radius))
        .floating()
        .nodes(
          LayoutModifier(
            layout: TooltipLayout(
              place: place, floatingRoom: element.read(\.floatingRoom),
              isMirrored: element.read(\.layoutDirection) == .rightToLeft))
        )
        .allowsHitTesting(false)
        .accessibilityHidden(true))
  }
}

/// Places its subview below a point, or above it where there is no room.
nonisolated struct TooltipLayout: Layout, Equatable {
  private static let margin: CGFloat = 4
  private static let maxWidth: CGFloat = 320
  /// The pointer, where it is seen.
  let place: CGPoint
  /// Where it may stand.
  var floatingRoom = FloatingRoom()
  /// Whether what is placed here will be seen with left and right exchanged.
  var isMirrored = false

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let room = floatingRoom.within(bounds, isMirrored: isMirrored, margin: Self.margin)
    let inner = ProposedViewSize(width: min(Self.maxWidth, max(0, room.width)), height: nil)
    for subview in subviews {
      let size = subview.sizeThatFits(inner)
      // It begins below the pointer and goes on as it is read: leftwards where that is so.
      let start = isMirrored ? bounds.width - place.x : place.x
      let x = max(room.minX, min(bounds.minX + start, room.maxX - size.width))
      let below = bounds.minY + place.y + 20
      let y = below + size.height > room.maxY ? bounds.minY + place.y - size.height - 8 : below
      subview.place(at: CGPoint(x: x, y: max(room.minY, y)), proposal: inner)
    }
  }
}

extension ViewGraph {
  var tooltips: Tooltips { service() }
}
