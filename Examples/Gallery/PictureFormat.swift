import Lamina

/// How large a picture is drawn, and of which moment.
struct PictureFormat {
  var size = CGSize(width: 1_000, height: 700)
  var scale: CGFloat = 1
  /// Seconds after the page appeared; nil for when it rests.
  var time: TimeInterval?
  /// By how much text is larger than usual; nil for what the desktop says.
  var textScale: Double?

  /// Reads "800x600", "1.25", "0.5" and "2"; what is nil stays as it is.
  init(
    size: String?, scale: String?, time: String?, text: String?
  ) throws(GalleryError) {
    if let size { self.size = try Self.size(size) }
    if let scale {
      guard let value = Double(scale), (0.25...8).contains(value) else { throw .badScale(scale) }
      self.scale = value
    }
    if let time {
      guard let value = Double(time), (0...600).contains(value) else { throw .badTime(time) }
      self.time = value
    }
    if let text {
      guard let value = Double(text), (0.5...4).contains(value) else { throw .badText(text) }
      textScale = value
    }
  }

  private static func size(_ text: String) throws(GalleryError) -> CGSize {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (100...8_000).contains(width), (100...8_000).contains(height)
    else { throw .badSize(text) }
    return CGSize(width: width, height: height)
  }
}
