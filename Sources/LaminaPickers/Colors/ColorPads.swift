import LaminaInput
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// All tones of a hue: saturation to the right, brightness upwards.
struct ToneSquare: View {
  let mix: ColorMix
  let size: CGSize
  let target: ColorTarget

  var body: some View {
    let place = CGPoint(x: mix.saturation, y: 1 - mix.brightness)
    var knob = mix.resolved
    let _ = knob.opacity = 1
    ColorPad(
      name: "Saturation and Brightness", place: place, size: size, knob: knob,
      words:
        "saturation \(mix.saturation.percentWords), brightness \(mix.brightness.percentWords)",
      isFlat: false
    ) { next in
      target.change { ($0.saturation, $0.brightness) = (Double(next.x), Double(1 - next.y)) }
    } ground: {
      ToneGround(pure: mix.pure).clipShape(RoundedRectangle(cornerRadius: 6))
    }
  }
}

/// The tones of a hue, drawn once for it.
private struct ToneGround: View {
  let pure: Color.Resolved

  var body: some View {
    ZStack {
      Color(pure)
      LinearGradient(
        colors: [.white, Color.white.opacity(0)], startPoint: .leading, endPoint: .trailing)
      LinearGradient(
        colors: [Color.black.opacity(0), .black], startPoint: .top, endPoint: .bottom)
    }
  }
}

/// A number from 0 to 1 on a line of colours.
struct ColorLine<Ground: View>: View {
  let name: String
  let value: Double
  let length: CGFloat
  let knob: Color.Resolved
  let words: String
  let write: (Double) -> Void
  @ViewBuilder let ground: () -> Ground
  @ScaledMetric private var height = 18.0

  var body: some View {
    ColorPad(
      name: name, place: CGPoint(x: value, y: 0.5),
      size: CGSize(width: length, height: height.rounded()), knob: knob, words: words, isFlat: true
    ) { next in
      write(Double(next.x))
    } ground: {
      ground().clipShape(Capsule()).padding(.vertical, 2)
    }
  }
}

/// An area with a knob, which follows a drag and the arrow keys.
struct ColorPad<Ground: View>: RememberingView {
  let name: String
  /// Where the knob is, each part from 0 to 1.
  let place: CGPoint
  let size: CGSize
  let knob: Color.Resolved
  let words: String
  /// Whether the knob moves to the sides alone.
  let isFlat: Bool
  let write: (CGPoint) -> Void
  @ViewBuilder let ground: () -> Ground

  func makeMemory(for element: Element) -> PadMemory { PadMemory() }

  func update(_ element: Element) {
    let memory = memory(of: element)
    memory.place = place
    memory.size = size
    memory.isFlat = isFlat
    memory.write = write
    control(memory).update(element)
  }

  func nodes(_ element: Element) -> [Node] { control(memory(of: element)).nodes(element) }

  private func control(_ memory: PadMemory) -> Control<some View> {
    var semantics = Semantics(role: .slider, label: name, value: words)
    semantics.children = .ignore
    semantics.actions = [.increment, .decrement]
    if isFlat { semantics.number = .init(Double(place.x), in: 0...1) }
    let pad = self
    return Control(semantics: semantics) { handlers, _ in
      memory.attach(&handlers)
    } content: { phase in
      PadFace(pad: pad, inset: memory.inset, showsFocus: phase.showsFocus)
    }
  }
}

/// What is seen of a pad: its ground, and the knob before it.
private struct PadFace<Ground: View>: View {
  let pad: ColorPad<Ground>
  let inset: CGFloat
  let showsFocus: Bool

  var body: some View {
    let side = 2 * inset
    pad.ground()
      .frame(width: pad.size.width, height: pad.size.height)
      .overlay(alignment: .topLeading) {
        Circle().fill(Color(pad.knob))
          .overlay { Circle().strokeBorder(.white, lineWidth: 2.5) }
          .overlay { Circle().strokeBorder(Color.black.opacity(0.45), lineWidth: 1) }
          .overlay(FocusRing(isVisible: showsFocus, radius: .points(inset), gap: 1))
          .frame(width: side, height: side)
          .offset(
            x: pad.place.x * (pad.size.width - side), y: pad.place.y * (pad.size.height - side))
      }
      .contentShape(Rectangle())
  }
}

/// What drags and keys do with a pad.
@MainActor
package final class PadMemory: ControlKeeper {
  package let control = ControlMemory()
  var place = CGPoint.zero
  var size = CGSize.zero
  var isFlat = true
  var write: (CGPoint) -> Void = { _ in }

  /// Half of how wide the knob is: its middle stays so far from the edges.
  var inset: CGFloat { isFlat ? size.height / 2 : 8 }

  func attach(_ handlers: inout Handlers) {
    handlers.pointer.press = PointerHandlers.Press(changed: { _ in }, action: {})
    handlers.pointer.press?.takesReturn = false
    handlers.pointer.drag = PointerHandlers.Drag(minimumDistance: 0) { [weak self] drag in
      self?.drag(to: drag.location)
    } ended: { _ in
    }
    handlers.semantics.adjust = { [weak self] steps in
      guard let self else { return }
      move(by: isFlat ? CGSize(width: steps, height: 0) : CGSize(width: 0, height: -steps))
    }
    handlers.keys.key = { [weak self] event in
      guard let self, event.isPlain else { return false }
      return key(event.key)
    }
  }

  private func drag(to point: CGPoint) {
    let room = CGSize(width: size.width - 2 * inset, height: size.height - 2 * inset)
    guard room.width > 0 else { return }
    put(
      CGPoint(
        x: (point.x - inset) / room.width,
        y: isFlat ? 0.5 : (point.y - inset) / max(room.height, 1)))
  }

  private func key(_ key: Key) -> Bool {
    switch key {
    case .leftArrow: move(by: CGSize(width: -1, height: 0))
    case .rightArrow: move(by: CGSize(width: 1, height: 0))
    case .upArrow: move(by: isFlat ? CGSize(width: 1, height: 0) : CGSize(width: 0, height: -1))
    case .downArrow: move(by: isFlat ? CGSize(width: -1, height: 0) : CGSize(width: 0, height: 1))
    case .pageUp: move(by: isFlat ? CGSize(width: 10, height: 0) : CGSize(width: 0, height: -10))
    case .pageDown:
      move(by: isFlat ? CGSize(width: -10, height: 0) : CGSize(width: 0, height: 10))
    case .home: put(CGPoint(x: 0, y: place.y))
    case .end: put(CGPoint(x: 1, y: place.y))
    default: return false
    }
    return true
  }

  /// Goes so many hundredths to the right and down.
  private func move(by steps: CGSize) {
    put(CGPoint(x: place.x + steps.width / 100, y: place.y + steps.height / 100))
  }

  private func put(_ point: CGPoint) {
    let next = CGPoint(x: min(max(point.x, 0), 1), y: min(max(point.y, 0), 1))
    guard next != place else { return }
    place = next
    write(next)
  }
}
