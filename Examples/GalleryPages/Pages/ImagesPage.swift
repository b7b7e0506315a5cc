import Lamina

/// Images: formats, aspect, clip shapes, interpolation, stencils, a file that is missing.
struct ImagesPage: View {
  var body: some View {
    PageScaffold(.images) {
      Sample("Formats", "PNG, JPEG and WebP files, decoded by a worker to the size they have here.")
      {
        Formats()
      }
      Sample("Effects", "Done by a worker, once for equal pictures, and composed with |>.") {
        Effects()
      }
      Sample("Aspect", "A square picture in a wide place: whole, filling it, or stretched.") {
        Aspects()
      }
      Sample("Clip shapes", "A picture is cut to any shape, also to one's own.") { ClipShapes() }
      Sample("Interpolation", "Sixteen pixels on a side, eight times as large.") {
        Interpolations()
      }
      Sample("Stand-ins and more", "What cannot be shown says so in its place.") { StandIns() }
    }
  }
}

private struct Formats: View {
  var body: some View {
    HStack(spacing: 20) {
      Captioned("aurora.png") { thumbnail("aurora.png") }
      Captioned("harbor.jpg") { thumbnail("harbor.jpg") }
      Captioned("bridge.webp") { thumbnail("bridge.webp") }
      Captioned("pagoda.png") { thumbnail("pagoda.png") }
    }
  }

  private func thumbnail(_ name: String) -> some View {
    LandmarkPicture(name).frame(width: 128, height: 128).cornerRadius(10)
  }
}

private struct Aspects: View {
  var body: some View {
    HStack(spacing: 20) {
      Captioned("scaledToFit()") { place { LandmarkPicture.image("lake.jpg").scaledToFit() } }
      Captioned("scaledToFill()") { place { LandmarkPicture.image("lake.jpg").scaledToFill() } }
      Captioned("resizable() alone") { place { LandmarkPicture.image("lake.jpg") } }
    }
  }

  private func place<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    content()
      .frame(width: 190, height: 104)
      .background(Color(role: .groupedBackground))
      .cornerRadius(10)
  }
}

private struct ClipShapes: View {
  var body: some View {
    HStack(spacing: 20) {
      Captioned("Circle()") { picture("peak.jpg").clipShape(Circle()) }
      Captioned("RoundedRectangle") {
        picture("windmill.webp").clipShape(RoundedRectangle(cornerRadius: 24))
      }
      Captioned("Capsule()") {
        LandmarkPicture.image("bay.webp").scaledToFill().frame(width: 128, height: 72)
          .clipShape(Capsule()).padding(.vertical, 12)
      }
      Captioned("Star(points: 8)") {
        picture("meadow.png").clipShape(Star(points: 8, depth: 0.78))
      }
      Captioned("with a ring") {
        picture("island.jpg").clipShape(Circle())
          .overlay(Circle().strokeBorder(.white, lineWidth: 4))
          .shadow(color: .black.opacity(0.3), radius: 5, x: 0, y: 2)
      }
    }
  }

  private func picture(_ name: String) -> some View {
    LandmarkPicture(name).frame(width: 96, height: 96)
  }
}

private struct Interpolations: View {
  var body: some View {
    HStack(spacing: 20) {
      Captioned("16 x 16, as it is") { LandmarkPicture.pixelArt.frame(width: 128, height: 128) }
      Captioned("interpolation(.none)") { enlarged(.none) }
      Captioned("interpolation(.medium)") { enlarged(.medium) }
    }
  }

  private func enlarged(_ interpolation: Interpolation) -> some View {
    LandmarkPicture.pixelArt.resizable().interpolation(interpolation)
      .frame(width: 128, height: 128)
      .cornerRadius(10)
  }
}

private struct Effects: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .firstTextBaseline, spacing: 20) {
        Captioned("no effect") { picture([]) }
        Captioned(".gray") { picture([.gray]) }
        Captioned(".sepia") { picture([.sepia]) }
        Captioned(".contrast(1.6)") { picture([.contrast(1.6)]) }
        Captioned(".brightness(0.2)") { picture([.brightness(0.2)]) }
      }
      HStack(alignment: .firstTextBaseline, spacing: 20) {
        Captioned(".saturation(2)") { picture([.saturation(2)]) }
        Captioned(".tint(.indigo)") { picture([.tint(.indigo.opacity(0.5))]) }
        Captioned(".blur(4)") { picture([.blur(4)]) }
        Captioned("white glass") {
          picture([.blur(12, tint: .white.opacity(0.3), saturation: 1.8)])
        }
        Captioned("gray, blur, contrast") { picture(.gray |> .blur(2) |> .contrast(1.5)) }
      }
    }
  }

  private func picture(_ effects: [ImageEffect]) -> some View {
    (LandmarkPicture.image("fjord.jpg").resizable(resizingMode: .aspectFill) |> effects)
      .frame(width: 112, height: 84)
      .cornerRadius(10)
  }
}

private struct StandIns: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 20) {
      Captioned("a missing file") {
        Image(.file("/no/such/picture.png"), label: "A missing picture").resizable().frame(
          width: 96, height: 96
        )
        .cornerRadius(10)
      }
      Captioned("opacity(0.4)") {
        LandmarkPicture("arch.jpg").frame(width: 96, height: 96).cornerRadius(10).opacity(0.4)
      }
      Captioned("a symbol") {
        Image(systemName: "heart.fill").font(.system(size: 56)).foregroundStyle(.pink)
          .frame(width: 96, height: 96)
      }
      Captioned("under a gradient") {
        LandmarkPicture("volcano.png").frame(width: 96, height: 96)
          .overlay(
            Rectangle().fill(
              LinearGradient(
                colors: [.clear, .black.opacity(0.8)], startPoint: .center, endPoint: .bottom))
          )
          .overlay(alignment: .bottomLeading) {
            Text("Volcano").font(.caption.bold()).foregroundStyle(.white).padding(8)
          }
          .cornerRadius(10)
      }
    }
  }
}
