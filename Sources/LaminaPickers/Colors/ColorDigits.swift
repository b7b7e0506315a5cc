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
///
/// What is not being typed is the colour's own digits: a drag of the colour changes nothing here but what is shown.
private struct HexField: View {
  let hex: String
  let target: ColorTarget
  /// What was typed; nil where the colour's digits stand.
  @State private var typed: String?
  @FocusState private var isTyping: Bool

  var body: some View {
    TextField("Hex", text: Binding(get: { typed ?? hex }, set: { typed = $0 }))
      .focused($isTyping)
      .monospacedDigit()
      .accessibilityLabel("Hex")
      .onSubmit(submit)
      .onChange(of: hex) { if typed != nil, !isSame { typed = nil } }
      .onChange(of: isTyping) { if !isTyping { typed = nil } }
      .onChange(of: typed) { read() }
  }

  /// What stands in the field, as a colour.
  private var mix: ColorMix? {
    ColorMix(hex: typed ?? hex, former: target.current).map { mix in
      target.supportsOpacity ? mix : mix.changing { $0.opacity = 1 }
    }
  }

  /// Whether what stands in the field is the colour, however it is written.
  private var isSame: Bool { mix?.hex == hex }

  private func read() {
    guard let typed else { return }
    let isWhole =
      (target.supportsOpacity ? [6, 8] : [6]).contains(ColorMix.digits(of: typed).count)
    guard isTyping, isWhole, !isSame, let mix else { return }
    target.write(mix)
  }

  private func submit() {
    if let mix, mix.hex != hex { target.write(mix) }
    typed = nil
  }
}
