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
  @State private var mixing = ColorMixing()
  @State private var first: Color.Resolved?
  @Environment(\.paletteByRole) private var palette
  @ScaledMetric private var scale = 1.0

  var body: some View {
    let resolved = color.resolve(in: palette)
    let shown = shown(resolved)
    let _ = mixing.show(shown, write: write)
    VStack(alignment: .leading, spacing: 12) {
      pads(shown)
      ColorDigits(mix: shown, supportsOpacity: supportsOpacity, mixing: mixing)
      ColorChoices(
        supportsOpacity: supportsOpacity,
        chosen: ColorChoices.has(resolved, in: palette) ? resolved : nil, mixing: mixing)
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
  private func pads(_ mix: ColorMix) -> some View {
    VStack(spacing: 10) {
      ToneSquare(
        mix: mix, size: CGSize(width: width, height: (150 * scale).rounded()), mixing: mixing)
      HueLine(hue: mix.hue, length: width, mixing: mixing)
      if supportsOpacity { OpacityLine(mix: mix, length: width, mixing: mixing) }
    }
    .environment(\.layoutDirection, .leftToRight)
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

/// The hue on a line of all hues.
private struct HueLine: View {
  let hue: Double
  let length: CGFloat
  let mixing: ColorMixing

  var body: some View {
    ColorLine(
      name: "Hue", value: hue, length: length,
      knob: ColorMix(hue: hue, saturation: 1, brightness: 1).resolved,
      words: "\(Int((hue * 360).rounded()))°"
    ) { hue in
      mixing.change { $0.hue = hue }
    } ground: {
      HueGround()
    }
  }
}

/// How much a colour covers, on a line from nothing to all.
private struct OpacityLine: View {
  let mix: ColorMix
  let length: CGFloat
  let mixing: ColorMixing

  var body: some View {
    ColorLine(
      name: "Opacity", value: mix.opacity, length: length, knob: mix.resolved,
      words: mix.opacity.percentWords
    ) { opacity in
      mixing.change { $0.opacity = opacity }
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
