import Lamina
import RainforestScene

/// Rainforest: two thousand cards, each with a picture that takes longer to decode than a frame lasts.
struct RainforestPage: View {
  @Environment(\.rainforestFolder) private var folder
  @State private var variant = CardVariant.plain
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
      CardList(cards: cards, variant: variant)
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
        options: [(.plain, "White"), (.shadowed, "Shadow")],
        selection: $variant)
      Text(
        """
        Every card's photograph is a file of 1600x1000 pixels, and takes 15 to 50 ms to decode. \
        Workers do that ahead of where the list is going, and lay out the text: the main thread \
        only puts finished pictures together.
        """
      )
      .foregroundStyle(.secondary)
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
