import Lamina

/// A landmark in a row of its kind.
struct CategoryItem: View {
  var landmark: Landmark

  var body: some View {
    VStack(alignment: .leading) {
      SceneryView(scenery: landmark.scenery, seed: landmark.id)
        .frame(width: 155, height: 155)
        .cornerRadius(5)
      Text(landmark.name)
        .foregroundStyle(.primary)
        .font(.caption)
    }
    .padding(.leading, 15)
  }
}
