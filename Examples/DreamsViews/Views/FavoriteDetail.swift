import Lamina

/// The favourite creature's own screen.
struct FavoriteDetail: View {
  let creature: Creature
  let store: DreamsStore

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 15) {
        StageView(dream: dream).frame(height: 264)
        VStack(alignment: .leading, spacing: 4) {
          Text("Favourite creature").font(.title2.bold())
          Text("A new dream is a dream of \(creature.counted(1)), until you change it.")
            .foregroundStyle(.secondary)
        }
        CreaturePicker(selection: creature) { store.perform(.setFavorite($0)) }
      }
      .padding(20)
      .frame(maxWidth: 760)
      .frame(maxWidth: .infinity)
    }
    .accessibilityIdentifier("favorite detail")
  }

  /// A dream of nothing but the creature.
  private var dream: Dream {
    Dream(id: Dream.ID(0), description: "Favourite creature", creature: creature, effects: [.magic])
  }
}
