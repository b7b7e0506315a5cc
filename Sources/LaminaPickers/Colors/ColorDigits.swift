import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// The digits of a colour in a field: what is typed or pasted counts as soon as it is a colour.
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
        .onSubmit { text = mix.hex }
      ColorDropper { write(ColorMix($0, former: mix)) }
        .help("Drag to a place in the window to take its colour")
    }
    .onAppear { text = mix.hex }
    .onChange(of: mix.hex) { if !isSame { text = mix.hex } }
    .onChange(of: isTyped) { if !isTyped { text = mix.hex } }
    .onChange(of: text) { read() }
  }

  /// Whether what stands in the field is the colour, however it is written.
  private var isSame: Bool { ColorMix(hex: text, former: mix)?.hex == mix.hex }

  private func read() {
    guard isTyped, !isSame, let next = ColorMix(hex: text, former: mix) else { return }
    write(next)
  }
}
