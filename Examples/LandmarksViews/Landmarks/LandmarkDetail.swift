import Lamina

/// All that there is to know about a landmark.
struct LandmarkDetail: View {
  @Environment(ModelData.self) private var modelData
  var landmark: Landmark

  private var isFavorite: Binding<Bool> {
    Binding(
      get: { modelData.landmarks.contains { $0.id == landmark.id && $0.isFavorite } },
      set: { isFavorite in
        guard let index = modelData.landmarks.firstIndex(where: { $0.id == landmark.id }) else {
          return
        }
        modelData.landmarks[index].isFavorite = isFavorite
      })
  }

  var body: some View {
    ScrollView {
      MapView(coordinates: landmark.coordinates)
        .frame(height: 300)

      CircleImage(landmark: landmark)
        .frame(width: 240, height: 240)
        .offset(y: -130)
        .padding(.bottom, -130)

      VStack(alignment: .leading) {
        HStack {
          Text(landmark.name)
            .font(.title)
          FavoriteButton(isSet: isFavorite)
        }

        HStack {
          Text(landmark.region)
          Spacer()
          Text(landmark.shore)
        }
        .font(.subheadline)
        .foregroundStyle(.secondary)

        Divider()

        Text("About \(landmark.name)")
          .font(.title2)
        Text(landmark.description)
      }
      .padding()
      .frame(maxWidth: 700)
    }
    .navigationTitle(landmark.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}
