import Lamina
import RainforestScene

/// Rainforest: two thousand cards, each with a picture that takes longer to decode than a frame lasts.
struct RainforestPage: View {
  @Environment(\.rainforestFolder) private var folder
  @State private var variant = CardVariant.blurred
  @State private var drawing = Drawing.asynchronous
  @State private var cards: [ForestCard]?

  var body: some View {
    HStack(spacing: 0) {
      feed.frame(width: CardMetrics.width + 2 * CardMetrics.margin)
      Hairline(axis: .vertical)
      ScrollView { explanation.padding(PageMetrics.margin) }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(role: .secondaryBackground))
    }
    .onAppear { if folder.isComplete { cards = ForestCard.all(in: folder) } }
  }

  @ViewBuilder private var feed: some View {
    if let cards {
      CardList(cards: cards, variant: variant).displayPolicy(drawing.policy)
    } else if !folder.isComplete {
      Planting(folder: folder) { cards = ForestCard.all(in: folder) }
    } else {
      Color.clear
    }
  }

  private var explanation: some View {
    VStack(alignment: .leading, spacing: PageMetrics.sampleSpacing) {
      PageHeading(.rainforest)
      Choice(
        title: "Behind the cards",
        options: [(.plain, "White"), (.blurred, "Blur"), (.shadowed, "Shadow")],
        selection: $variant)
      Choice(
        title: "Pictures are drawn", options: Drawing.allCases.map { ($0, $0.rawValue) },
        selection: $drawing)
      Text(drawing.explanation).foregroundStyle(.secondary)
      Text(
        """
        Every card's photograph is a file of 1600x1000 pixels, which takes 10 to 50 ms to decode; \
        a frame lasts 17. Start the gallery with LAMINA_FRAMES=overlay to see what each frame costs.
        """
      )
      .foregroundStyle(.secondary)
    }
  }
}

/// How the pictures are drawn.
private enum Drawing: String, CaseIterable {
  case asynchronous = "Ahead"
  case placeholder = "With stand-ins"
  case synchronous = "At once"

  var policy: DisplayPolicy {
    switch self {
    case .asynchronous: .asynchronous
    case .placeholder: .placeholder(DisplayPolicy.Placeholder())
    case .synchronous: .synchronous
    }
  }

  var explanation: String {
    switch self {
    case .asynchronous:
      "Workers decode ahead of where the list is going. What is late appears when it is ready."
    case .placeholder: "The same, and a grey field stands in for what is late, and fades."
    case .synchronous: "The main thread draws what a frame needs. Scroll: it stutters."
    }
  }
}

/// What is shown while the pictures are made, for the first time on a machine.
private struct Planting: View {
  let folder: PictureFolder
  let onDone: () -> Void
  @State private var done = 0
  @State private var failure: String?

  var body: some View {
    VStack(spacing: 12) {
      if let failure {
        Text("The pictures could not be made: \(failure)").foregroundStyle(.red)
      } else {
        Text("Growing a rainforest").font(.title3.weight(.semibold))
        ProgressView(value: Double(done), total: Double(folder.pictureCount)).frame(width: 200)
        Text("\(done) of \(folder.pictureCount) pictures").foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .task { await plant() }
  }

  private func plant() async {
    let work = Task.detached { [folder] in
      try folder.make { count in Task { @MainActor in done = max(done, count) } }
    }
    do {
      try await work.value
      onDone()
    } catch {
      failure = "\(error)"
    }
  }
}
