import LaminaGeometry
import Synchronization

/// The pictures and colours by name in a bundle's `.xcassets` folders.
///
/// ```
///  Assets.xcassets/
///    Contents.json
///    harbour.imageset/        Contents.json, harbour.png, harbour@2x.png, harbour-dark.png
///    ink.colorset/            Contents.json
///    Birds/                   a folder; with "provides-namespace" its names are Birds/…
/// ```
/// Folders are looked through when a name is asked for first; a program without names reads nothing.
nonisolated final class AssetCatalog: Sendable {
  private let images: [String: String]
  private let colors: [String: String]
  private let known = Mutex<Known>(Known())

  private struct Known {
    var images: [String: ImageAsset] = [:]
    /// Nil for a set that cannot be read.
    var colors: [String: ColorAsset?] = [:]
  }

  private init(folders: [String]) {
    var found = AssetFolders()
    for folder in folders { found.look(through: folder, prefix: "") }
    (images, colors) = (found.images, found.colors)
  }

  /// The picture of a name; nil where there is none.
  func image(named name: String) -> ImageAsset? {
    guard let folder = images[name] else { return nil }
    if let asset = known.withLock({ $0.images[name] }) { return asset }
    let asset = ImageAsset(folder: folder)
    known.withLock { $0.images[name] = asset }
    return asset
  }

  /// The colour of a name; nil where there is none.
  func color(named name: String) -> ColorAsset? {
    guard let folder = colors[name] else { return nil }
    if let asset = known.withLock({ $0.colors[name] }) { return asset }
    let asset = ColorAsset(folder: folder)
    known.withLock { $0.colors[name] = .some(asset) }
    return asset
  }

  // MARK: Bundles

  private static let byPath = Mutex<[String: AssetCatalog]>([:])

  /// The catalogue of a bundle; for the program's own, those of all its packages.
  static func of(_ bundle: Bundle?) -> AssetCatalog { of(path: bundle?.bundlePath) }

  /// The catalogue of the bundle at a path, which is looked for once; nil for the program's own.
  static func of(path: String?) -> AssetCatalog {
    let key = path ?? ""
    if let known = byPath.withLock({ $0[key] }) { return known }
    let made = AssetCatalog(folders: path.map { folders(in: $0) } ?? ownFolders)
    byPath.withLock { $0[key] = made }
    return made
  }

  private static func folders(in path: String) -> [String] {
    catalogs(below: Bundle(path: path)?.resourcePath ?? path)
  }

  /// Of the program and of the packages' resources beside it.
  private static var ownFolders: [String] {
    let root = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let packages = names(in: root).filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    return catalogs(below: root) + packages.flatMap { catalogs(below: "\(root)/\($0)") }
  }

  private static func catalogs(below root: String) -> [String] {
    names(in: root).filter { $0.hasSuffix(".xcassets") }.map { "\(root)/\($0)" }
  }

  static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  }
}

/// Which folder has the picture or the colour of a name.
private nonisolated struct AssetFolders {
  private(set) var images: [String: String] = [:]
  private(set) var colors: [String: String] = [:]

  mutating func look(through folder: String, prefix: String) {
    for name in AssetCatalog.names(in: folder) {
      let path = "\(folder)/\(name)"
      if let stem = name.without(".imageset") {
        images[prefix + stem] = images[prefix + stem] ?? path
      } else if let stem = name.without(".colorset") {
        colors[prefix + stem] = colors[prefix + stem] ?? path
      } else if Self.isGroup(path) {
        let inner = FolderContents(path)?.properties?.providesNamespace == true
        look(through: path, prefix: inner ? "\(prefix)\(name)/" : prefix)
      }
    }
  }

  /// Endings of folders that are one asset each, and of files.
  private static let otherEndings: Set<String> = [
    "appiconset", "arresourcegroup", "brandassets", "complicationset", "cubetextureset", "dataset",
    "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imagestack",
    "imagestacklayer", "json", "launchimage", "mipmapset", "solidimagestack",
    "solidimagestacklayer", "spriteatlas", "sticker", "stickerpack", "stickersequence",
    "stickersiconset", "symbolset", "textureset",
  ]

  /// Whether a folder holds assets and is none itself; its name may have a dot, as "Birds 2.0" has.
  private static func isGroup(_ path: String) -> Bool {
    let ending = URL(fileURLWithPath: path).pathExtension
    guard !ending.isEmpty else { return true }
    var isFolder: ObjCBool = false
    return !otherEndings.contains(ending)
      && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

nonisolated extension String {
  /// The name without an ending; nil where it has another one.
  fileprivate func without(_ ending: String) -> String? {
    hasSuffix(ending) ? String(dropLast(ending.count)) : nil
  }
}

/// What a folder's `Contents.json` says of names.
private nonisolated struct FolderContents: Decodable {
  struct Properties: Decodable {
    let providesNamespace: Bool?
    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }

  let properties: Properties?

  init?(_ folder: String) {
    guard let made = AssetFile.read(FolderContents.self, in: folder) else { return nil }
    self = made
  }
}

/// Reads what stands beside an asset's files.
nonisolated enum AssetFile {
  /// The contents of a folder's `Contents.json`; nil where there is none, or what it holds is something else.
  static func read<Contents: Decodable>(_ type: Contents.Type, in folder: String) -> Contents? {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      data.count < 1 << 20
    else { return nil }
    return try? JSONDecoder().decode(type, from: data)
  }
}
