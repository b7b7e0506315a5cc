import LaminaDrawing
import LaminaGeometry

/// A picture by name: files for scales and looks.
nonisolated final class ImageAsset: Sendable, Equatable {
  private struct Contents: Decodable {
    struct Properties: Decodable {
      let intent: String?
      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    let images: [Entry]?
    let properties: Properties?
  }

  private struct Entry: Decodable, Sendable {
    let filename: String?
    let scale: String?
    let variant: AssetVariant

    enum CodingKeys: String, CodingKey { case filename, scale }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      scale = try values.decodeIfPresent(String.self, forKey: .scale)
      variant = try AssetVariant(from: decoder)
    }

    /// Pixels for each point; nil for one that is for all scales.
    var factor: CGFloat? { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } }
  }

  /// A file, and how many of its pixels are a point; nil for as many as its name says.
  struct File: Equatable {
    let path: String
    let scale: CGFloat?
  }

  private let folder: String
  private let entries: [Entry]
  /// Whether it is a stencil for the foreground style.
  let isTemplate: Bool

  init(folder: String) {
    let contents = AssetFile.read(Contents.self, in: folder)
    self.folder = folder
    entries = contents?.images?.filter { $0.filename != nil } ?? []
    isTemplate = contents?.properties?.intent == "template"
  }

  static func == (a: ImageAsset, b: ImageAsset) -> Bool { a.folder == b.folder }

  /// Whether other files are for other schemes.
  var dependsOnScheme: Bool { entries.contains { $0.variant.dependsOnScheme } }
  /// Whether other files are for more contrast.
  var dependsOnContrast: Bool { entries.contains { $0.variant.dependsOnContrast } }

  /// The file for a look and a scale: of those that fit the look best, the least scale that is enough.
  func file(for look: ColorAppearance, scale: CGFloat) -> File {
    let ranked = entries.compactMap { entry in
      entry.variant.rank(for: look).map { (entry: entry, rank: $0) }
    }
    let best = ranked.map(\.rank).max()
    let fitting = ranked.filter { $0.rank == best }.map(\.entry)
    let enough = fitting.filter { ($0.factor ?? .infinity) >= scale }
    let entry =
      enough.min { ($0.factor ?? .infinity) < ($1.factor ?? .infinity) }
      ?? fitting.max { ($0.factor ?? 0) < ($1.factor ?? 0) }
    return File(path: "\(folder)/\(entry?.filename ?? "")", scale: entry?.factor)
  }
}
