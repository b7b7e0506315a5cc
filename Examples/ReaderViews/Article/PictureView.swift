import Lamina
import ReaderFeed

/// A picture of an article, or a stand-in that says which picture is missing.
struct PictureView: View {
  let picture: Picture
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    if let path = picture.path {
      Image(file: path)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .overlay {
          // Pictures on white would dazzle by night.
          if colorScheme == .dark { Color.black.opacity(0.2) }
        }
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .accessibilityLabel(picture.alt)
    } else {
      MissingPicture(picture: picture)
    }
  }
}

/// Where a picture would be.
private struct MissingPicture: View {
  let picture: Picture

  var body: some View {
    VStack(spacing: 4) {
      Text("Picture not available")
        .font(.caption)
        .foregroundStyle(.secondary)
      if !picture.alt.isEmpty {
        Text(picture.alt)
          .font(.callout)
          .foregroundStyle(.secondary)
      }
      if !picture.source.isEmpty {
        Text(picture.source)
          .font(.caption)
          .foregroundStyle(.secondary)
          .lineLimit(1)
          .truncationMode(.middle)
      }
    }
    .multilineTextAlignment(.center)
    .padding(20)
    .frame(maxWidth: .infinity, minHeight: 96)
    .background(ReaderStyle.panel, in: RoundedRectangle(cornerRadius: 8))
    .overlay {
      RoundedRectangle(cornerRadius: 8)
        .stroke(ReaderStyle.bar, style: StrokeStyle(lineWidth: 1, dash: [5, 4]))
    }
    .accessibilityLabel("Missing picture: \(picture.alt)")
  }
}
