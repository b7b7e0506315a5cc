import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// The digits of a colour in a field: what is typed or pasted counts as soon as it has six digits, or eight where
/// opacities count; three and four, which may be on their way to more, count with Return.
struct ColorDigits: View {
  let mix: ColorMix
  let supportsOpacity: Bool
  let write: (ColorMix) -> Void
  @State private var text = ""
  @FocusState private var isTyped: Bool
  @ScaledMetric private var scale = 1.0

  var body: some View {
    HStack(spacing: 8) {
      ColorSwatch(color: mix.resolved, radius: 5)
        .frame(width: (36 * scale).rounded(), height: (28 * scale).rounded())
        .accessibilityHidden(true)
      Text("#").foregroundStyle(.secondary).accessibilityHidden(true)
      TextField("Hex", text: $text)
        .focused($isTyped)
        .monospacedDigit()
        .accessibilityLabel("Hex")
        .onSubmit(submit)
      ColorDropper { write(ColorMix($0, former: mix)) }
        .help("Drag to a place in the window to take its colour")
    }
    .onAppear { text = mix.hex }
    .onChange(of: mix.hex) { if !isSame { text = mix.hex } }
    .onChange(of: isTyped) { if !isTyped { text = mix.hex } }
    .onChange(of: text) { read() }
  }

  /// What stands in the field, as a colour.
  private var typed: ColorMix? {
    ColorMix(hex: text, former: mix).map { typed in
      supportsOpacity ? typed : typed.changing { $0.opacity = 1 }
    }
  }

  /// Whether what stands in the field is the colour, however it is written.
  private var isSame: Bool { typed?.hex == mix.hex }

  private func read() {
    let isWhole = (supportsOpacity ? [6, 8] : [6]).contains(ColorMix.digits(of: text).count)
    guard isTyped, isWhole, !isSame, let typed else { return }
    write(typed)
  }

  private func submit() {
    let next = typed ?? mix
    if next.hex != mix.hex { write(next) }
    text = next.hex
  }
}
