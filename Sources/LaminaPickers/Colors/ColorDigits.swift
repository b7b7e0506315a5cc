import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// A patch of a colour, its digits in a field, and what takes another one from the window.
struct ColorDigits: View {
  let color: Color.Resolved
  let hex: String
  let target: ColorTarget
  @ScaledMetric private var scale = 1.0

  var body: some View {
    HStack(spacing: 8) {
      ColorSwatch(color: color, radius: 5)
        .frame(width: (36 * scale).rounded(), height: (28 * scale).rounded())
        .accessibilityHidden(true)
      Text("#").foregroundStyle(.secondary).accessibilityHidden(true)
      HexField(hex: hex, target: target)
      ColorDropper(target: target).help("Drag to a place in the window to take its colour")
    }
  }
}

/// The digits of a colour in a field: what is typed or pasted counts as soon as it has six digits, or eight where
/// opacities count; three and four, which may be on their way to more, count with Return.
private struct HexField: View {
  let hex: String
  let target: ColorTarget
  @State private var text = ""
  @FocusState private var isTyped: Bool

  var body: some View {
    TextField("Hex", text: $text)
      .focused($isTyped)
      .monospacedDigit()
      .accessibilityLabel("Hex")
      .onSubmit(submit)
      .onAppear { text = hex }
      .onChange(of: hex) { if !isSame { text = hex } }
      .onChange(of: isTyped) { if !isTyped { text = hex } }
      .onChange(of: text) { read() }
  }

  /// What stands in the field, as a colour.
  private var typed: ColorMix? {
    ColorMix(hex: text, former: target.current).map { typed in
      target.supportsOpacity ? typed : typed.changing { $0.opacity = 1 }
    }
  }

  /// Whether what stands in the field is the colour, however it is written.
  private var isSame: Bool { typed?.hex == hex }

  private func read() {
    let isWhole =
      (target.supportsOpacity ? [6, 8] : [6]).contains(ColorMix.digits(of: text).count)
    guard isTyped, isWhole, !isSame, let typed else { return }
    target.write(typed)
  }

  private func submit() {
    let next = typed ?? target.current
    if next.hex != hex { target.write(next) }
    text = next.hex
  }
}
