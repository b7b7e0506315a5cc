import Lamina

/// Loading: what stands in for pictures that are on their way, and for those that never come.
struct LoadingPage: View {
  @State private var loader = StagedLoader(folder: LandmarkPicture.folder)

  var body: some View {
    PageScaffold(.loading) {
      Sample("Before the picture", "A placeholder, how far it is, and what went wrong.") {
        Stages()
      }
      Sample("Effects", "An effect is made once, by a worker, at the size that is shown.") {
        Effects()
      }
      Sample("See them come", "Each fades in above its placeholder when it has been drawn.") {
        Arrivals()
      }
    }
    .imageLoader(loader)
  }
}

private struct Stages: View {
  var body: some View {
    HStack(alignment: .top, spacing: 20) {
      Captioned("on its way") { Framed(way: "never", file: "lake.jpg") }
      Captioned("six tenths") { Framed(way: "half", file: "lake.jpg") }
      Captioned("failed") { Framed(way: "fails", file: "arch.jpg") }
      Captioned("here") { picture(LandmarkPicture.url("harbor.jpg")) }
    }
  }

  private func picture(_ url: URL) -> some View {
    AsyncImage(url: url) { image in
      image.resizable().scaledToFill().accessibilityLabel("A harbour")
    } placeholder: {
      Color(role: .quaternary)
    }
    .frame(width: 128, height: 128).cornerRadius(10)
  }
}

/// A picture with a bar while it comes, and a button when it does not.
private struct Framed: View {
  let way: String
  let file: String

  var body: some View {
    AsyncImage(url: StagedLoader.url(way, file)) { image in
      image.resizable().scaledToFill()
        .accessibilityLabel((file as NSString).deletingPathExtension)
    } placeholder: { progress in
      Loading(fraction: progress.fraction)
    } failure: { _, reload in
      VStack(spacing: 10) {
        Image(systemName: "exclamationmark.triangle").foregroundStyle(.secondary)
        Button("Try again") { reload() }.buttonStyle(.bordered)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(role: .groupedBackground))
    }
    .fade(0.4)
    .frame(width: 128, height: 128).cornerRadius(10)
  }
}

/// Grey, and a bar where it is known how much will come.
private struct Loading: View {
  let fraction: Double?

  var body: some View {
    Color(role: .groupedBackground)
      .overlay {
        if let fraction { ProgressView(value: fraction).accessibilityLabel("Loading").padding(20) }
      }
  }
}

private struct Effects: View {
  var body: some View {
    HStack(spacing: 20) {
      Captioned("without") { picture([]) }
      Captioned(".gray") { picture(.gray |> .contrast(1.2)) }
      Captioned(".blur(4)") { picture([.blur(4)]) }
      Captioned(".sepia") { picture([.sepia]) }
    }
  }

  private func picture(_ effects: [ImageEffect]) -> some View {
    AsyncImage(url: LandmarkPicture.url("bridge.webp")) { image in
      image.resizable().scaledToFill().accessibilityLabel("A bridge")
    } placeholder: {
      Color(role: .quaternary)
    }
    .imageModification(effects)
    .frame(width: 128, height: 128).cornerRadius(10)
  }
}

private struct Arrivals: View {
  @State private var round = 0
  private let files = ["aurora.png", "bay.webp", "peak.jpg", "island.jpg", "meadow.png"]

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack(spacing: 12) {
        ForEach(files, id: \.self) { file in
          Framed(way: round == 0 ? "never" : "slow", file: file).id("\(round) \(file)")
        }
      }
      Button(round == 0 ? "Load" : "Load again") { round += 1 }
    }
  }
}
