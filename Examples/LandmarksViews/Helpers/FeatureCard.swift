import Lamina

/// A featured landmark as a broad card.
struct FeatureCard: View {
  var landmark: Landmark

  var body: some View {
    SceneryView(scenery: landmark.scenery, seed: landmark.id)
      .overlay { TextOverlay(landmark: landmark) }
  }
}

/// The name on a card, with shade below it.
private struct TextOverlay: View {
  var landmark: Landmark

  private var gradient: LinearGradient {
    LinearGradient(
      colors: [.black.opacity(0.6), .black.opacity(0)], startPoint: .bottom, endPoint: .center)
  }

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      gradient
      VStack(alignment: .leading) {
        Text(landmark.name).font(.title).bold()
        Text(landmark.region)
      }
      .padding()
    }
    .foregroundStyle(.white)
  }
}
