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
    let resolved = color.resolve(in: palette)
    let shown = shown(resolved)
    VStack(alignment: .leading, spacing: 12) {
      mixing(shown)
      ColorDigits(mix: shown, supportsOpacity: supportsOpacity, write: write)
      ColorChoices(supportsOpacity: supportsOpacity, chosen: resolved) { write(ColorMix($0)) }
    }
    .frame(width: width)
    .padding(14)
    .onAppear { first = first ?? resolved }
    .onDisappear { if first != resolved { RecentColors.add(resolved) } }
  }

  private var width: CGFloat { (240 * scale).rounded() }

  /// What is mixed, or what the colour is where it was changed elsewhere.
  private func shown(_ resolved: Color.Resolved) -> ColorMix {
    mix.resolved == resolved ? mix : ColorMix(resolved, former: mix)
  }

  /// From left to right in whichever direction words are written: a spectrum has no beginning in language.
  private func mixing(_ mix: ColorMix) -> some View {
    VStack(spacing: 10) {
      ToneSquare(
        mix: mix, size: CGSize(width: width, height: (150 * scale).rounded()), write: write)
      ColorLine(
        name: "Hue", value: mix.hue, length: width, knob: mix.pure,
        words: "\(Int((mix.hue * 360).rounded()))°"
      ) { hue in
        write(mix.changing { $0.hue = hue })
      } ground: {
        HueGround()
      }
      if supportsOpacity { opacityLine(mix) }
    }
    .environment(\.layoutDirection, .leftToRight)
  }

  private func opacityLine(_ mix: ColorMix) -> some View {
    var whole = mix.resolved
    whole.opacity = 1
    return ColorLine(
      name: "Opacity", value: mix.opacity, length: width, knob: mix.resolved,
      words: mix.opacity.percentWords
    ) { opacity in
      write(mix.changing { $0.opacity = opacity })
    } ground: {
      OpacityGround(color: whole)
    }
  }

  private func write(_ next: ColorMix) {
    mix = supportsOpacity ? next : next.changing { $0.opacity = 1 }
    color = mix.color
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
