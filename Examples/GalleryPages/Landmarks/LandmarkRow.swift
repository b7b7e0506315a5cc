package import Lamina

/// A row: thumbnail, name, and a star that tells and makes a favourite.
package struct LandmarkRow: View {
  let landmark: Landmark

  package var body: some View {
    HStack(spacing: 12) {
      LandmarkPicture(landmark.kind.file)
        .frame(width: 44, height: 44)
        .cornerRadius(8)
      VStack(alignment: .leading, spacing: 2) {
        Text(landmark.name)
        Text(landmark.region).font(.caption).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Spacer()
      FavoriteStar(landmark: landmark)
    }
    .padding(.vertical, 4)
  }
}

/// The star of a landmark: yellow for a favourite, an outline otherwise; a click flips it.
package struct FavoriteStar: View {
  let landmark: Landmark

  package var body: some View {
    Button {
      landmark.isFavorite.toggle()
    } label: {
      Image(systemName: landmark.isFavorite ? "star.fill" : "star")
        .font(.system(size: 18))
        .foregroundStyle(landmark.isFavorite ? Color.yellow : Color(role: .quaternary))
        .padding(6)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(landmark.isFavorite ? "Favourite" : "Not a favourite")
    .accessibilityIdentifier("star \(landmark.id)")
  }
}
