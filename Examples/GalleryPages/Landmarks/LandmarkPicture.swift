import Lamina

/// A landmark's picture, filling its place.
struct LandmarkPicture: View {
  let file: String

  init(_ file: String) { self.file = file }

  var body: some View { Self.image(file) }

  /// The picture in one of the files of `Resources/Landmarks`.
  static func image(_ file: String) -> Image { resource("Landmarks/\(file)").resizable() }

  /// A picture of sixteen by sixteen pixels.
  static var pixelArt: Image { resource("Pixels.png") }

  /// Where the files are.
  static var folder: String { "\(Bundle.module.bundlePath)/Landmarks" }

  /// Where the picture in one of the files is.
  static func path(_ file: String) -> String { "\(folder)/\(file)" }

  /// Where the picture in one of the files is.
  static func url(_ file: String) -> URL { URL(fileURLWithPath: path(file)) }

  private static func resource(_ path: String) -> Image {
    let name = (path as NSString).lastPathComponent
    return Image(
      .file("\(Bundle.module.bundlePath)/\(path)"), label: (name as NSString).deletingPathExtension)
  }
}
