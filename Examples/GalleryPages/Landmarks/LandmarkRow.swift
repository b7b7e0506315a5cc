package import Lamina

/// A row: thumbnail, name, and a star that shows and makes a favourite.
package struct LandmarkRow: View {
  let landmark: Landmark

  package var body: some View {
    HStack(spacing: 12) {
      LandmarkPicture(landmark.kind.file)
        .frame(width: 44, height: 44)
        .cornerRadius(8)
        .accessibilityHidden(true)
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
  @Environment(\.colorPalette) private var palette

  package var body: some View {
    Button {
      landmark.isFavorite.toggle()
    } label: {
      star.font(.system(size: 18)).padding(6)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(landmark.isFavorite ? "Favourite" : "Not a favourite")
    .accessibilityIdentifier("star \(landmark.id)")
  }

  /// Yellow is too near to white to be seen on it without a darker outline.
  @ViewBuilder private var star: some View {
    if landmark.isFavorite {
      Image(systemName: "star.fill").foregroundStyle(.yellow)
        .overlay { Image(systemName: "star").foregroundStyle(outline) }
    } else {
      Image(systemName: "star").foregroundStyle(.secondary)
    }
  }

  private var outline: Color {
    palette[.background].luminance > 0.5 ? Color(red: 0.68, green: 0.46, blue: 0) : .yellow
  }
}
