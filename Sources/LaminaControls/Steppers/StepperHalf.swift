import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaThemes

/// Half of a stepper: it acts when it goes down, and again and again while it is held.
///
/// ```
///  down     0.5 s      then faster and faster (HeldRepeat)
///  ├ step ────┤ step ─┤ step ─┤ …     until it comes up, is left, or there is no step any more
/// ```
struct StepperHalf: RememberingView {
  let symbol: String
  /// One step; the half is disabled where there is none.
  let action: (() -> Void)?
  /// Whether it alone of a stepper is disabled.
  let isDimmed: Bool
  let onEditingChanged: (Bool) -> Void

  func makeMemory(for element: Element) -> HeldHalf { HeldHalf() }

  func update(_ element: Element) {
    let half = memory(of: element)
    half.action = action ?? {}
    half.onEditingChanged = onEditingChanged
    control(half).update(element)
    half.follow(element)
  }

  func nodes(_ element: Element) -> [Node] { control(memory(of: element)).nodes(element) }

  private func control(_ half: HeldHalf) -> Control<some View> {
    var semantics = Semantics()
    semantics.isHidden = true
    return Control(semantics: semantics, isFocusable: false) { handlers, element in
      handlers.pointer.down = { [weak element] in half.begin($0, in: element) }
      handlers.pointer.press = PointerHandlers.Press(changed: { _ in }, action: half.release)
    } content: { phase in
      HalfFace(symbol: symbol, shade: phase.shade, isDimmed: isDimmed)
    }
  }
}

/// A sign in the middle of a half, with a soft box behind it while it is used.
private struct HalfFace: View {
  let symbol: String
  let shade: Float
  let isDimmed: Bool
  @ScaledMetric private var width = 30.0

  var body: some View {
    ZStack {
      ControlBox(shade: shade * 1.4, radius: .theme(.cornerSmall)).padding(2)
      Image(systemName: symbol).imageScale(.small)
        .opacity(isDimmed ? ControlMetrics.disabledOpacity : 1)
        .accessibilityHidden(true)
    }
    .frame(width: width.rounded())
    .frame(maxHeight: .infinity)
    .contentShape(Rectangle())
  }
}
