package import Lamina

nonisolated extension SharedPicture: Transferable {
  /// A picture for those who take one, and what the dreams say for all others.
  package static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { (picture: SharedPicture) in
      guard let bitmap = await picture.bitmap() else { throw ShareError.cancelled }
      return try bitmap.pngData()
    }
    .suggestedFileName(\.name)
    ProxyRepresentation(exporting: \.words)
  }

  /// What the dreams say, one a line.
  package var words: String { dreams.map(\.description).joined(separator: "\n") }
}
