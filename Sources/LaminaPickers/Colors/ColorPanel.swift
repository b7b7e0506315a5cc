import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// What a colour is picked with: a square, lines, digits, and colours that are there.
struct ColorPanel: View {
  @Binding var color: Color
  let supportsOpacity: Bool
  /// What is mixed: grey keeps its hue here.
  @State private var mix = ColorMix(hue: 0, saturation: 0, brightness: 0)
  @State private var first: Color.Resolved?
  @Environment(\.paletteByRole) private var palette
  @ScaledMetric private var scale = 1.0

  var body: some View {
    let target = ColorTarget(
      color: $color, mix: $mix, supportsOpacity: supportsOpacity, palette: palette)
    let resolved = color.resolve(in: palette)
    let shown = target.current
    VStack(alignment: .leading, spacing: 12) {
      mixing(shown, target)
      ColorDigits(color: shown.resolved, hex: shown.hex, target: target)
      ColorChoices(
        chosen: ColorChoice.holds(resolved, supportsOpacity: supportsOpacity, in: palette)
          ? resolved : nil, target: target)
    }
    .frame(width: width)
    .padding(14)
    .onAppear { first = first ?? resolved }
    .onDisappear { if first != resolved { RecentColors.add(resolved) } }
  }

  private var width: CGFloat { (240 * scale).rounded() }

  /// From left to right in whichever direction words are written: a spectrum has no beginning in language.
  private func mixing(_ mix: ColorMix, _ target: ColorTarget) -> some View {
    VStack(spacing: 10) {
      ToneSquare(
        mix: mix, size: CGSize(width: width, height: (150 * scale).rounded()), target: target)
      HueLine(hue: mix.hue, length: width, target: target)
      if supportsOpacity { OpacityLine(mix: mix, length: width, target: target) }
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}

extension ColorMix {
  /// The mix, changed.
  nonisolated func changing(_ change: (inout ColorMix) -> Void) -> ColorMix {
    var mix = self
    change(&mix)
    return mix
  }
}

/// The hue on a line of all hues.
package struct HueLine: View {
  let hue: Double
  let length: CGFloat
  let target: ColorTarget

  package var body: some View {
    ColorLine(
      name: "Hue", value: hue, length: length,
      knob: ColorMix(hue: hue, saturation: 1, brightness: 1).resolved,
      words: "\(Int((hue * 360).rounded()))°"
    ) { next in
      target.change { $0.hue = next }
    } ground: {
      HueGround()
    }
  }
}

/// How much a colour covers, on a line from nothing to all.
private struct OpacityLine: View {
  let mix: ColorMix
  let length: CGFloat
  let target: ColorTarget

  var body: some View {
    ColorLine(
      name: "Opacity", value: mix.opacity, length: length, knob: mix.resolved,
      words: mix.opacity.percentWords
    ) { next in
      target.change { $0.opacity = next }
    } ground: {
      OpacityGround(color: mix.changing { $0.opacity = 1 }.resolved)
    }
  }
}

/// All hues once around.
private struct HueGround: View {
  private static let stops = (0...6).map {
    Color(ColorMix(hue: Double($0 % 6) / 6, saturation: 1, brightness: 1).resolved)
  }

  var body: some View {
    LinearGradient(colors: Self.stops, startPoint: .leading, endPoint: .trailing)
  }
}

/// A colour that covers more and more.
private struct OpacityGround: View {
  let color: Color.Resolved

  var body: some View {
    ZStack {
      Color.white
      Checkers(side: 6).fill(Color(white: 0.75))
      LinearGradient(
        colors: [Color(color.opacity(0)), Color(color)], startPoint: .leading, endPoint: .trailing)
    }
  }
}
