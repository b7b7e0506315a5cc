import Lamina

/// A dream that moves, as large as its place.
struct StageView: View {
  let dream: Dream
  @State private var scene = DreamScene()
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    GeometryReader { geometry in
      LayerView(scene.root) { _, size in show(size) }
        .onChange(of: dream) { show(geometry.size) }
    }
    .accessibilityIdentifier("stage")
    .accessibilityLabel("\(dream.description): \(dream.creature.counted(dream.numberOfCreatures))")
  }

  private func show(_ size: CGSize) { scene.show(dream, in: size, moves: !reducesMotion) }
}
