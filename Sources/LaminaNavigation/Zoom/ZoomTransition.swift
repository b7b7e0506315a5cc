import LaminaAnimation
import LaminaBasics
import LaminaDisplay
import LaminaGeometry
import LaminaLayers
import LaminaLayout
import LaminaThemes

/// What a screen grows out of, and what it grows over.
final class ZoomPlace {
  private let key: ZoomKey
  private weak var graph: ViewGraph?
  /// The node that the screen fills; the window's where there is none.
  var screen: () -> Node.ID? = { nil }

  init(_ key: ZoomKey, in graph: ViewGraph) { (self.key, self.graph) = (key, graph) }

  /// Where the source is in what the screen fills, as of the latest layout; nil where it is not there.
  var frames: (source: CGRect, whole: CGSize)? {
    guard let graph, let layer = graph.zoomSources.layer,
      let source = graph.zoomSources.frame(of: key, in: layer), !source.isEmpty,
      let whole = screen().map({ layer.frame(of: $0) })
        ?? CGRect(origin: .zero, size: layer.frame.size)
    else { return nil }
    return (source.offsetBy(dx: -whole.minX, dy: -whole.minY), whole.size)
  }

  /// How a screen comes and goes that grows out of the source.
  func movement(_ animation: Animation?) -> ScreenMovement {
    let way = ScreenWay(AnyTransition(ZoomTransition(place: self)), animation)
    return ScreenMovement(enter: way, leave: way)
  }
}

/// Grows out of a view, at whose place it begins in that view's size, and shrinks back into it.
///
/// ```
///  ┌──────────────┐   ┌──────────────┐
///  │              │   │ ┌─────────┐  │   the screen is as wide as the source, and cut off at its height;
///  │   ┌──┐       │ ▶ │ │  page   │  │ ▶ at the way's other end it is what it is
///  │   └──┘       │   │ └─────────┘  │
///  └──────────────┘   └──────────────┘
/// ```
private struct ZoomTransition: Transition, @MainActor Equatable {
  let place: ZoomPlace
  @Environment(\.measures) private var measures
  @Environment(\.layoutDirection) private var direction

  static func == (a: ZoomTransition, b: ZoomTransition) -> Bool { a.place === b.place }

  func body(content: Content, phase: TransitionPhase) -> some View {
    let frames = phase.isIdentity ? nil : place.frames
    let scale = frames.map { $0.source.width / max(1, $0.whole.width) } ?? 1
    return
      content
      .frame(width: frames?.whole.width, height: frames?.whole.height)
      .scaleEffect(scale, anchor: .top)
      .nodes(LayoutModifier(layout: ZoomLayout(frame: nil)))
      .clipShape(RoundedRectangle(cornerRadius: frames == nil ? 0 : measures[.cornerSheet]))
      .nodes(LayoutModifier(layout: ZoomLayout(frame: frames.map(mirrored))))
      .animation(fade(phase)) { $0.opacity(phase.isIdentity ? 1 : 0) }
  }

  /// The source becomes the screen while both are small.
  private func fade(_ phase: TransitionPhase) -> Animation {
    let length = Double(measures[.durationScreen])
    return phase == .didDisappear
      ? .linear(duration: 0.3 * length).delay(0.4 * length) : .linear(duration: 0.2 * length)
  }

  /// The source's place from where reading begins.
  private func mirrored(_ frames: (source: CGRect, whole: CGSize)) -> CGRect {
    guard direction == .rightToLeft else { return frames.source }
    var frame = frames.source
    frame.origin.x = frames.whole.width - frame.maxX
    return frame
  }
}

/// Puts a screen into a frame of what it fills, its top into the middle; nil for all of that.
private nonisolated struct ZoomLayout: Layout, Equatable {
  let frame: CGRect?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if proposal.width != nil, proposal.height != nil {
      return proposal.replacingUnspecifiedDimensions()
    }
    return subviews.first?.sizeThatFits(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let place = frame?.offsetBy(dx: bounds.minX, dy: bounds.minY) ?? bounds
    subviews.first?.place(
      at: CGPoint(x: place.midX, y: place.minY), anchor: .top,
      proposal: ProposedViewSize(place.size))
  }
}
