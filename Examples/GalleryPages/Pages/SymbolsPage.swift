import Lamina

/// Symbols: all of them by name, variants, weights, layers in colours, values, effects.
struct SymbolsPage: View {
  var body: some View {
    PageScaffold(.symbols) {
      Sample(
        "Variants", "What symbolVariant(_:) makes of four symbols; one without keeps its look."
      ) {
        Variants()
      }
      Sample("Weights and sizes", "As thick as the letters beside them, from 12 points to 48.") {
        Weights()
      }
      Sample("Layers", "One colour, fainter behind, a palette, colours of their own.") { Layers() }
      Sample("Values", "What part of a symbol is lit.") { Values() }
      Sample("Effects", "Press one: it moves once. Two go on as long as they are active.") {
        Effects()
      }
      Sample("All by name", "Type a part of a name.") { SymbolSearch() }
    }
  }
}

private struct Variants: View {
  private let names = ["heart", "bell", "person.crop.circle", "wifi"]

  var body: some View {
    HStack(spacing: 24) {
      Captioned(".none") { row(.none) }
      Captioned(".fill") { row(.fill) }
      Captioned(".circle.fill") { row(.circle.fill) }
      Captioned(".slash") { row(.slash) }
    }
  }

  private func row(_ variants: SymbolVariants) -> some View {
    HStack(spacing: 8) {
      ForEach(names, id: \.self) { Image(systemName: $0) }
    }
    .font(.title3)
    .symbolVariant(variants)
    .padding(.vertical, 8)
  }
}

private struct Weights: View {
  private let weights: [Font.Weight] = [.ultraLight, .light, .regular, .semibold, .bold, .black]
  private let sizes: [CGFloat] = [12, 20, 48]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(sizes, id: \.self) { size in
        HStack(spacing: 16) {
          ForEach(weights.indices, id: \.self) { index in
            HStack(spacing: 4) {
              Image(systemName: "gearshape")
              if size < 40 {
                Image(systemName: "checkmark.circle.fill")
                Text("Ag")
              }
            }
            .font(.system(size: size, weight: weights[index]))
          }
        }
      }
    }
    .padding(.vertical, 8)
  }
}

private struct Layers: View {
  private let names = [
    "person.crop.circle.badge.plus", "exclamationmark.triangle.fill", "heart.circle.fill",
    "trash.slash",
  ]

  var body: some View {
    HStack(spacing: 24) {
      Captioned("monochrome") { row(.monochrome) }
      Captioned("hierarchical") { row(.hierarchical).foregroundStyle(.indigo) }
      Captioned("palette") { row(.palette).foregroundStyle(.orange, .teal) }
      Captioned("multicolor") { row(.multicolor) }
    }
  }

  private func row(_ mode: SymbolRenderingMode) -> some View {
    HStack(spacing: 8) {
      ForEach(names, id: \.self) { Image(systemName: $0) }
    }
    .font(.title3)
    .symbolRenderingMode(mode)
    .padding(.vertical, 8)
  }
}

private struct Values: View {
  @State private var value = 0.6

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 20) {
        Image(systemName: "wifi", variableValue: value)
        Image(systemName: "speaker.wave.3", variableValue: value)
        Image(systemName: "cellularbars", variableValue: value)
        Image(systemName: "chart.bar.fill", variableValue: value)
      }
      .font(.largeTitle)
      Slider(value: $value).frame(width: 240).accessibilityLabel("Lit part")
    }
    .padding(.vertical, 8)
  }
}

private struct Effects: View {
  @State private var count = 0
  @State private var isActive = false
  @State private var isPlaying = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 24) {
        Image(systemName: "bell.fill").symbolEffect(.bounce, value: count)
        Image(systemName: "gearshape.fill").symbolEffect(.rotate, value: count)
        Image(systemName: "hand.thumbsup.fill").symbolEffect(.wiggle, value: count)
        Image(systemName: "heart.fill").symbolEffect(.pulse, value: count)
        Image(systemName: "wifi").symbolEffect(
          .variableColor.iterative.reversing, isActive: isActive)
        Image(systemName: "leaf.fill").symbolEffect(.breathe, isActive: isActive)
        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
          .contentTransition(.symbolEffect(.replace))
      }
      .font(.largeTitle)
      HStack(spacing: 12) {
        Button("Move once") { count += 1 }
        Toggle("Go on", isOn: $isActive)
        Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
      }
    }
    .padding(.vertical, 8)
  }
}

/// All symbols whose names have a text in them.
private struct SymbolSearch: View {
  @State private var words = ""

  private var found: [String] {
    let words = words.lowercased()
    return words.isEmpty ? Image.systemNames : Image.systemNames.filter { $0.contains(words) }
  }

  var body: some View {
    let found = found
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        TextField("Name", text: $words).frame(width: 240)
        Text("\(found.count) symbols").foregroundStyle(.secondary)
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 104), spacing: 8)], spacing: 12) {
        ForEach(found, id: \.self) { name in
          VStack(spacing: 6) {
            Image(systemName: name).font(.title).accessibilityHidden(true)
            Text(name).font(.caption2).lineLimit(2).multilineTextAlignment(.center)
              .foregroundStyle(.secondary)
          }
          .frame(maxWidth: .infinity, minHeight: 64, alignment: .top)
        }
      }
    }
  }
}
