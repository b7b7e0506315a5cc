import Lamina

/// The landmark that is selected, large.
struct LandmarkDetail: View {
  let landmark: Landmark

  var body: some View {
    VStack(spacing: 16) {
      LandmarkPicture(landmark.kind.file)
        .frame(width: 144, height: 144)
        .clipShape(Circle())
        .overlay(Circle().strokeBorder(.white, lineWidth: 4))
        .shadow(color: .black.opacity(0.25), radius: 8, x: 0, y: 3)
      VStack(spacing: 4) {
        Text(landmark.name)
          .font(.title2.bold())
          .multilineTextAlignment(.center)
          .accessibilityIdentifier("detail")
        Text(landmark.region).foregroundStyle(.secondary)
      }
      Button {
        landmark.isFavorite.toggle()
      } label: {
        Label(
          landmark.isFavorite ? "Favourite" : "Make a favourite",
          systemImage: landmark.isFavorite ? "star.fill" : "star")
      }
      Spacer()
    }
    .padding(.vertical, 40)
    .padding(.horizontal, 20)
    .frame(maxWidth: .infinity)
  }
}
