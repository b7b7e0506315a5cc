import Lamina

/// Stacks: alignment, spacers, priorities, layers, flexible frames, sizes that are read.
struct StacksPage: View {
  var body: some View {
    PageScaffold(.stacks) {
      Sample("Alignment", "Children of a row stand on its top, middle, bottom, or on one baseline.")
      {
        Alignments()
      }
      Sample("Spacer", "Takes what the others leave; two of them share it.") { Spacers() }
      Sample("Who gets the room", "Equal shares, minimum and maximum widths, layout priority.") {
        Shares()
      }
      Sample("Layers", "ZStack puts one over the other; overlay and background follow their view.")
      {
        Layers()
      }
      Sample("GeometryReader", "Says how large a place is: here the height of each bar.") {
        Bars()
      }
    }
  }
}

private struct Alignments: View {
  var body: some View {
    TextRow(spacing: 20) {
      Captioned(".top") { row(.top) }
      Captioned(".center") { row(.center) }
      Captioned(".bottom") { row(.bottom) }
      Captioned(".firstTextBaseline") {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
          Text("Big").font(.largeTitle)
          Text("and small").font(.caption)
        }
        .textFrame(height: 64)
      }
    }
  }

  private func row(_ alignment: VerticalAlignment) -> some View {
    HStack(alignment: alignment, spacing: 8) {
      Tile(.blue).frame(width: 28, height: 64)
      Tile(.teal).frame(width: 28, height: 28)
      Tile(.green).frame(width: 28, height: 44)
    }
  }
}

private struct Spacers: View {
  var body: some View {
    VStack(spacing: 12) {
      bar {
        Tile(.orange).frame(width: 80)
        Spacer()
        Tile(.pink).frame(width: 80)
      }
      bar {
        Spacer()
        Tile(.orange).frame(width: 80)
        Tile(.pink).frame(width: 80)
      }
      bar {
        Tile(.orange).frame(width: 80)
        Spacer()
        Tile(.yellow).frame(width: 80)
        Spacer()
        Tile(.pink).frame(width: 80)
      }
    }
  }

  private func bar<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    HStack(content: content)
      .frame(height: 28)
      .padding(6)
      .background(Color(role: .groupedBackground), in: RoundedRectangle(cornerRadius: 10))
  }
}

private struct Shares: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 8) {
        Tile(.indigo, "a third")
        Tile(.indigo, "a third")
        Tile(.indigo, "a third")
      }
      HStack(spacing: 8) {
        Tile(.purple, "maxWidth: 160").textFrame(maxWidth: 160)
        Tile(.purple, "the rest")
        Tile(.purple, "width: 120").textFrame(width: 120)
      }
      HStack(spacing: 8) {
        Text("Without priority a long sentence gives way and is cut where its share ends")
        Text("With layoutPriority(1) this one keeps all of its words").layoutPriority(1)
      }
      .lineLimit(1)
      .padding(.horizontal, 10)
      .frame(maxWidth: .infinity)
      .textFrame(height: 34)
      .background(Color(role: .groupedBackground), in: RoundedRectangle(cornerRadius: 8))
    }
    .frame(maxWidth: .infinity)
  }
}

private struct Layers: View {
  var body: some View {
    TextRow(spacing: 20) {
      Captioned("ZStack") {
        ZStack {
          Tile(.cyan).frame(width: 110, height: 90)
          Tile(.teal).frame(width: 80, height: 60)
          Tile(.green).frame(width: 50, height: 30)
        }
      }
      Captioned("ZStack(.bottomTrailing)") {
        ZStack(alignment: .bottomTrailing) {
          Tile(.cyan).frame(width: 110, height: 90)
          Tile(.teal).frame(width: 80, height: 60)
          Tile(.green).frame(width: 50, height: 30)
        }
      }
      Captioned("overlay: a badge") {
        LandmarkPicture("pagoda.png").frame(width: 90, height: 90)
          .cornerRadius(16)
          .overlay(alignment: .topTrailing) {
            Text("7").font(.caption.bold()).foregroundStyle(.readable(on: .red))
              .textFrame(width: 24, height: 24)
              .background(.red, in: Circle())
              .offset(x: 8, y: -8)
          }
      }
      Captioned("background: a chip") {
        Text("Northern lights").padding(.horizontal, 14).padding(.vertical, 7)
          .background(Color(role: .selection), in: Capsule())
          .textFrame(height: 90)
      }
    }
  }
}

private struct Bars: View {
  private let heights: [CGFloat] = [0.35, 0.5, 0.42, 0.65, 0.8, 0.72, 1, 0.88, 0.6, 0.7, 0.45, 0.3]

  var body: some View {
    GeometryReader { place in
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(heights.indices, id: \.self) { month in
          RoundedRectangle(cornerRadius: 6)
            .fill(
              LinearGradient(colors: [.mint, .blue], startPoint: .top, endPoint: .bottom)
            )
            .frame(height: place.size.height * heights[month])
        }
      }
      .frame(height: place.size.height, alignment: .bottom)
    }
    .frame(height: 110)
  }
}

/// A box of a colour, with a word in it.
private struct Tile: View {
  let color: Color
  let word: String
  @ScaledMetric private var height: CGFloat = 34

  init(_ color: Color, _ word: String = "") {
    self.color = color
    self.word = word
  }

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(color)
      .frame(minHeight: 28, maxHeight: word.isEmpty ? nil : height)
      .overlay {
        Text(word).font(.caption.bold()).foregroundStyle(.readable(on: color)).lineLimit(1)
      }
  }
}
