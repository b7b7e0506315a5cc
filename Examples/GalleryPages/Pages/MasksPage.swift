import Lamina

/// Masks: what the alpha of one thing leaves of another, at rest and moving.
struct MasksPage: View {
  var body: some View {
    PageScaffold(.masks) {
      Sample(
        "A spotlight",
        "A soft disc is the mask of an evening at a lake, and goes around: find the fox."
      ) {
        Lit()
      }
      Sample("A placeholder that shimmers", "Light bars above grey ones, seen where a gleam is.") {
        Shimmering()
      }
      Sample("Letters", "A text is the mask of a wheel of colours.") { Letters() }
      Sample("Fading edges", "A gradient is the mask of a row that scrolls, and of a text.") {
        FadingEdges()
      }
    }
  }
}

private struct FadingEdges: View {
  private let files = [
    "aurora.png", "bay.webp", "bridge.webp", "canyon.jpg", "cliffs.webp", "dunes.png", "fjord.jpg",
    "glacier.png", "harbor.jpg", "island.jpg",
  ]
  private let text = """
    A layer's mask is a layer too. Where it is opaque the other is seen, where it is clear nothing \
    is, and in between as much as its alpha says. Its colours do not matter.
    """

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 10) {
          ForEach(files, id: \.self) { file in
            LandmarkPicture(file).frame(width: 96, height: 96).cornerRadius(10)
          }
        }
      }
      .mask {
        LinearGradient(
          stops: [stop(0, 0), stop(1, 0.08), stop(1, 0.8), stop(0, 1)], startPoint: .leading,
          endPoint: .trailing)
      }
      Text(text).font(.title3).lineSpacing(3)
        .mask {
          LinearGradient(
            stops: [stop(1, 0.3), stop(0.45, 1)], startPoint: .top, endPoint: .bottom)
        }
    }
  }

  private func stop(_ opacity: Double, _ location: CGFloat) -> Gradient.Stop {
    Gradient.Stop(color: .black.opacity(opacity), location: location)
  }
}

private struct Shimmering: View {
  @State private var shimmer = Shimmer()
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    LayerView(shimmer.root) { _, size in shimmer.lay(size, moves: !reducesMotion) }.frame(
      height: 96)
  }
}

private struct Lit: View {
  @State private var spotlight = Spotlight()
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    LayerView(spotlight.root) { _, size in spotlight.lay(size, moves: !reducesMotion) }.frame(
      height: 220)
  }
}

private struct Letters: View {
  @State private var lettering = Lettering()
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    LayerView(lettering.root) { _, size in lettering.lay(size, moves: !reducesMotion) }.frame(
      height: 110)
  }
}
