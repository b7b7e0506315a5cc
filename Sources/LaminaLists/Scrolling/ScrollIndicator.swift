import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// The thumb that shows where a scroll view stands, and can be dragged.
///
/// ```
///  track (clips, moves its content by boundsOrigin) ─▶ thumb at the track's start
/// ```
///
/// The track is a layer that is scrolled against the content, so showing another offset moves a
/// layer and evaluates nothing.
struct ScrollIndicator: PrimitiveView {
  /// How thick the thumb is and how far it keeps from the edge, in points.
  static let thickness: CGFloat = 6
  static let margin: CGFloat = 3
  private static let shortest: CGFloat = 28

  let axis: Axis
  let state: ScrollState

  func update(_ element: Element) {
    state.showThumb(axis, in: element.id) { [weak element] in
      element?.rebuild()
      element?.graph.needsAnotherPass()
    }
    var handlers = Handlers()
    let (state, axis) = (state, axis)
    var start: CGFloat?
    handlers.pointer.drag = PointerHandlers.Drag(
      minimumDistance: 0,
      changed: { [weak graph = element.graph] step in
        guard state.traits.isEnabled else { return }
        let from = start ?? state.offset[axis]
        start = from
        let way = axis == .vertical ? step.translation.height : step.translation.width
        state.drag(axis, to: from + way * state.offsetPerPoint(axis))
        graph?.requestFrame()
      },
      ended: { [weak graph = element.graph] _ in
        if start != nil { state.letThumbGo(axis) }
        start = nil
        graph?.requestFrame()
      })
    element.graph.handlers[thumbID(element)] = handlers
  }

  private func thumbID(_ element: Element) -> Node.ID {
    element.wrapperID(for: element.id, isFirst: false)
  }

  func nodes(_ element: Element) -> [Node] {
    let length = state.lengthOfNextThumb(axis)
    let color = element.read(\.paletteByRole)[.primary].opacity(0.28)
    let thickness = Self.thickness
    let leaf = ShapeLeaf(
      shape: ShapeOutline(Capsule()), operations: [.fill(.color(color), eoFill: false)])
    var traits = NodeTraits()
    traits.interaction = [.hits, .solid]
    let thumb = Node(
      id: thumbID(element),
      rule: .container(
        AnyLayout(
          FrameLayout(
            width: axis == .vertical ? thickness : length,
            height: axis == .vertical ? length : thickness))),
      children: [
        Node(id: element.wrapperID(for: thumbID(element), isFirst: false), rule: .leaf(leaf))
      ], traits: traits)
    // A thumb moves from the left, on whichever side reading begins.
    let isReversed = element.read(\.layoutDirection) == .rightToLeft
    let alignment: Alignment =
      axis == .vertical ? .topTrailing : isReversed ? .bottomTrailing : .bottomLeading
    let layout = FlexFrameLayout(
      maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    return [
      element.node(AnyLayout(layout), [thumb]) { $0.appearance.clip = BoundsOutline() }
    ]
  }

  /// The thumb's length on a track, in points.
  static func length(track: CGFloat, viewport: CGFloat, content: CGFloat) -> CGFloat {
    guard content > viewport, track > 0 else { return 0 }
    return min(track, max(shortest, track * viewport / content))
  }
}

extension ScrollState {
  /// How long the thumb is; 0 when there is nothing to scroll.
  func thumbLength(_ axis: Axis) -> CGFloat {
    guard canScroll(axis) else { return 0 }
    return ScrollIndicator.length(
      track: traits.track(axis, in: viewport), viewport: viewport[axis], content: content[axis])
  }

  /// How far the content moves for each point that the thumb is dragged.
  func offsetPerPoint(_ axis: Axis) -> CGFloat {
    let room = traits.track(axis, in: viewport) - thumbLength(axis)
    return room > 0 ? limit(axis) / room : 0
  }

  /// Where the thumbs are: the offsets of their tracks' layers.
  var indicatorOffsets: [Node.ID: CGPoint] {
    thumbs.offsets { axis in
      guard canScroll(axis) else { return nil }
      let perPoint = offsetPerPoint(axis)
      return perPoint > 0 ? sizes.held(offset[axis], axis) / perPoint : 0
    }
  }

  /// Follows a dragged thumb.
  func drag(_ axis: Axis, to position: CGFloat) {
    setMotion(nil, axis)
    takeOver(axis, for: nil)
    move(axis, to: sizes.held(position, axis))
  }

  /// Comes to rest where it may after a thumb was dragged.
  func letThumbGo(_ axis: Axis) {
    takeHold(axis)
    _ = settle(axis, velocity: 0, wouldEndAt: offset[axis])
  }
}
