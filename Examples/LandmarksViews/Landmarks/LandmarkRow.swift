import Lamina

/// A landmark in the list.
struct LandmarkRow: View {
  var landmark: Landmark

  var body: some View {
    HStack {
      SceneryView(scenery: landmark.scenery, seed: landmark.id)
        .frame(width: 50, height: 50)
        .cornerRadius(5)
      VStack(alignment: .leading, spacing: 2) {
        Text(landmark.name).bold()
        Text(landmark.region)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if landmark.isFavorite {
        Image(systemName: "star.fill")
          .foregroundStyle(.yellow)
          .accessibilityLabel("Favorite")
      }
    }
  }
}
