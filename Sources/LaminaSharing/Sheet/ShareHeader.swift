import LaminaContentTypes
import LaminaGeometry
import LaminaLayout
import LaminaText

/// What is shared: a picture, the first title and what it is, or how many there are.
struct ShareHeader: View {
  let items: [ShareItem]
  let previews: [ItemPreview]
  @ScaledMetric private var side = 44.0

  var body: some View {
    HStack(spacing: 12) {
      picture
        .frame(width: side, height: side)
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        title.font(.headline).lineLimit(2)
        Text(detail).font(.caption).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isHeader)
  }

  private var title: Text { previews.first?.title ?? Text(items.first?.title ?? "") }

  private var detail: String {
    guard items.count == 1, let type = items.first?.types.first else {
      return "\(items.count) items"
    }
    if case .url(let url)? = items.first?.placeholder { return url.absoluteString }
    return type.localizedDescription ?? type.identifier
  }

  @ViewBuilder private var picture: some View {
    if let picture = previews.lazy.compactMap(\.picture).first ?? ownPicture {
      picture.resizable(resizingMode: .aspectFill)
    } else {
      ZStack {
        RoundedRectangle(cornerRadius: 8).fill(.secondary.opacity(0.15))
        Image(systemName: symbol).foregroundStyle(.secondary).accessibilityHidden(true)
      }
    }
  }

  private var ownPicture: Image? {
    guard let content = items.first?.placeholder, content.type.conforms(to: .image) else {
      return nil
    }
    switch content {
    case .file(let file): return Image(file: file.path)
    case .data(let data, _, let name): return Image(data: data, name: name)
    case .text, .attributedText, .url: return nil
    }
  }

  private var symbol: String {
    guard let item = items.first else { return "doc" }
    if item.canBe(.url) { return "link" }
    return item.canBe(.image) ? "photo" : "doc"
  }
}
