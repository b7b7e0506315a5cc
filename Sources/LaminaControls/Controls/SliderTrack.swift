import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaLayers
import LaminaLayout

/// What a slider does with drags and keys, and where its track is on screen.
@MainActor
package final class SliderSession: ControlKeeper {
  package let control = ControlMemory()
  let value = ControlValue(0.0)
  var scale = SliderScale(0...1, step: nil)
  var onEditingChanged: (Bool) -> Void = { _ in }
  /// Whether the slider begins on the right.
  var isMirrored = false
  /// The track's node.
  fileprivate var track: Node.ID?
  /// How wide the knob is.
  fileprivate var knob = SliderLeaf.usualKnob
  private var isEditing = false

  func attach(_ handlers: inout Handlers, to element: Element) {
    handlers.pointer.press = PointerHandlers.Press(changed: { _ in }, action: {})
    handlers.pointer.press?.takesReturn = false
    handlers.pointer.drag = PointerHandlers.Drag(minimumDistance: 0) { [weak element] step in
      guard let element else { return }
      self.drag(step, in: element)
    } ended: { _ in
      self.edit(false)
    }
    handlers.semantics.adjust = { steps in self.move(by: steps) }
    handlers.keys.key = { $0.isPlain && self.key($0.key) }
  }

  /// Puts the value under the pointer; a drag that began beside the track does nothing.
  private func drag(_ step: DragStep, in element: Element) {
    guard let layer = element.graph.shownLayer, let track,
      let frame = layer.frame(of: track), let control = layer.frame(of: element.id)
    else { return }
    let start = frame.minX - control.minX
    if !isEditing {
      guard (start - 4...start + frame.width + 4).contains(step.startLocation.x) else { return }
    }
    edit(true)
    let room = frame.width - knob
    guard room > 0 else { return }
    let place = min(max((step.location.x - start - knob / 2) / room, 0), 1)
    set(scale.value(at: isMirrored ? 1 - place : place))
  }

  private func key(_ key: Key) -> Bool {
    switch key {
    case .home: step(to: scale.nearest(to: scale.bounds.lowerBound))
    case .end: step(to: scale.nearest(to: scale.bounds.upperBound))
    case .leftArrow: move(by: isMirrored ? 1 : -1)
    case .rightArrow: move(by: isMirrored ? -1 : 1)
    case .pageUp: move(by: 5)
    case .pageDown: move(by: -5)
    case .space: return true
    default: return false
    }
    return true
  }

  private func move(by steps: Int) { step(to: scale.value(value.current, movedBy: steps)) }

  private func set(_ next: Double) { if value.current != next { value.write(next) } }

  /// One step of a key or an assistive tool is an edit of its own, but in the midst of a drag.
  private func step(to next: Double) {
    if value.current == next { return }
    let isAlone = !isEditing
    edit(true)
    set(next)
    if isAlone { edit(false) }
  }

  private func edit(_ isActive: Bool) {
    guard isActive != isEditing else { return }
    isEditing = isActive
    onEditingChanged(isActive)
  }
}

/// The line of a slider with its knob.
struct SliderTrack: PrimitiveView {
  let fraction: CGFloat
  let isPressed: Bool
  let isHovered: Bool
  let showsFocus: Bool
  let session: SliderSession
  /// Where what is filled begins, from 0 to 1.
  let neutral: CGFloat
  /// Where marks stand, from 0 to 1.
  let ticks: [CGFloat]

  static var comparesWhole: Bool { true }

  func nodes(_ element: Element) -> [Node] {
    session.track = element.id
    session.knob = element.scaled(SliderLeaf.usualKnob)
    let palette = element.read(\.paletteByRole)
    let isActive = element.read(\.appearsActive)
    let shade = isPressed ? ControlMetrics.pressedShade : isHovered ? ControlMetrics.hoverShade : 0
    let leaf = SliderLeaf(
      fraction: fraction, track: palette[.quaternary],
      filled: isActive ? palette[.accent] : Color.inactiveAccent.resolve(in: palette),
      ring: showsFocus && isActive && element.read(\.isFocusEffectEnabled)
        ? palette.focusRing : nil,
      outline: palette[.tertiary], shade: shade,
      isMirrored: element.read(\.layoutDirection) == .rightToLeft, neutral: neutral, ticks: ticks,
      knob: session.knob,
      lineHeight: element.scaled(4), idealWidth: element.scaled(160))
    return [Node(id: element.id, rule: .leaf(leaf))]
  }
}

/// Draws a slider's line, the part up to the knob, and the knob.
nonisolated struct SliderLeaf: LeafContent {
  /// How wide the knob is where text has its usual size.
  static let usualKnob: CGFloat = 18
  let fraction: CGFloat
  let track: Color.Resolved
  let filled: Color.Resolved
  let ring: Color.Resolved?
  /// Of the knob, which is as light as most grounds.
  let outline: Color.Resolved
  let shade: Float
  /// Whether it begins on the right.
  var isMirrored = false
  /// Where what is filled begins.
  let neutral: CGFloat
  let ticks: [CGFloat]
  let knob: CGFloat
  let lineHeight: CGFloat
  let idealWidth: CGFloat

  func dimensions(
    _ proposal: ProposedViewSize, in context: inout LeafContext
  ) -> LeafDimensions {
    let width = max(proposal.width ?? idealWidth, knob * 2)
    return LeafDimensions(size: CGSize(width: width, height: knob + 2))
  }

  func contents(size: CGSize, in context: inout LeafContext) -> Contents {
    let scale = context.scale
    let middle = size.height / 2
    let place = isMirrored ? 1 - fraction : fraction
    let x = (place * (size.width - knob)).snapped(scale: scale)
    let line = CGRect(
      x: 1, y: (middle - lineHeight / 2).snapped(scale: scale), width: size.width - 2,
      height: max(1, lineHeight.snapped(scale: scale)))
    let done = filled(of: line, to: x + knob / 2, width: size.width)
    let disc = CGRect(x: x, y: middle - knob / 2, width: knob, height: knob)
    return .drawn(
      DisplayList { list in
        drawTicks(below: line, width: size.width, scale: scale, into: &list)
        draw(line, done, knob: disc, into: &list)
      })
  }

  /// The part of the line from where filling begins to the middle of the knob.
  private func filled(of line: CGRect, to knobMiddle: CGFloat, width: CGFloat) -> CGRect {
    var done = line
    let begin =
      neutral > 0 ? middle(of: neutral, width: width) : isMirrored ? line.maxX : line.minX
    done.origin.x = min(begin, knobMiddle)
    done.size.width = abs(knobMiddle - begin)
    return done
  }

  /// Where the middle of the knob stands for a fraction.
  private func middle(of fraction: CGFloat, width: CGFloat) -> CGFloat {
    knob / 2 + (isMirrored ? 1 - fraction : fraction) * (width - knob)
  }

  /// Short lines below the long one, where they can be told apart.
  private func drawTicks(
    below line: CGRect, width: CGFloat, scale: CGFloat, into list: inout DisplayList.Recorder
  ) {
    guard !ticks.isEmpty, (width - knob) / CGFloat(max(ticks.count - 1, 1)) >= 5 else { return }
    let thickness = CGFloat.hairline(scale: scale)
    for tick in ticks {
      let x = (middle(of: tick, width: width) - thickness / 2).snapped(scale: scale)
      list.fill(
        CGRect(x: x, y: line.maxY + 2, width: thickness, height: knob / 2 - line.height / 2 - 2),
        with: .color(outline))
    }
  }

  private func draw(
    _ line: CGRect, _ done: CGRect, knob: CGRect, into list: inout DisplayList.Recorder
  ) {
    list.fill(roundedRect: line, radius: line.height / 2, with: .color(track))
    list.fill(roundedRect: done, radius: line.height / 2, with: .color(filled))
    let disc = knob.insetBy(dx: 1, dy: 1)
    list.knob(in: disc)
    list.fill(Path(ellipseIn: disc), with: .color(Color.Resolved.black.opacity(shade)))
    list.stroke(
      Path(ellipseIn: disc), with: .color(outline), style: StrokeStyle(lineWidth: 1))
    if let ring {
      let around = FocusRing.gap + FocusRing.lineWidth / 2 - 1
      list.stroke(
        Path(ellipseIn: knob.insetBy(dx: -around, dy: -around)), with: .color(ring),
        style: StrokeStyle(lineWidth: FocusRing.lineWidth))
    }
  }
}
