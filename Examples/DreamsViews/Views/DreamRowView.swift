package import Lamina

/// What the list shows of a dream: a `DreamRow` over views.
package struct DreamRowView: View {
  private let dream: Dream
  @ScaledMetric private var height: CGFloat = 78

  package init(dream: Dream) { self.dream = dream }

  package var body: some View {
    Self.layout {
      words
      ForEach(0..<dream.numberOfCreatures, id: \.self) { _ in DrawingView(dream.creature.drawing) }
    }
    .frame(height: height)
  }

  /// The first view is what the dream says.
  private static let layout = ElementLayout { subviews in
    DreamRow(words: subviews[0], companions: Array(subviews.dropFirst()))
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(dream.description)
        .font(.system(size: 14, weight: .semibold))
        .lineLimit(2)
      HStack(spacing: 5) {
        Text(dream.creature.counted(dream.numberOfCreatures))
          .font(.caption)
          .foregroundStyle(.secondary)
          .lineLimit(1)
        ForEach(dream.orderedEffects, id: \.self) { effect in
          DrawingView(effect.icon).frame(width: 14, height: 14)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

/// The favourite creature in the list: a `FavoriteRow` over views.
struct FavoriteRowView: View {
  let creature: Creature
  @ScaledMetric private var height: CGFloat = 66

  var body: some View {
    Self.layout {
      VStack(alignment: .leading, spacing: 3) {
        Text(creature.name.prefix(1).uppercased() + creature.name.dropFirst())
          .font(.system(size: 14, weight: .semibold))
        Text("New dreams are of it")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      DrawingView(creature.drawing)
    }
    .frame(height: height)
  }

  private static let layout = ElementLayout { subviews in
    FavoriteRow(words: subviews[0], creature: subviews[1])
  }
}
