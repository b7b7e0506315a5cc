public import LaminaDrawing
public import LaminaGeometry
import Synchronization

/// The name of a picture in a bundle's asset catalogue.
///
/// ```swift
/// extension ImageResource { static let harbour = ImageResource(name: "harbour", bundle: .module) }
/// Image(.harbour)
/// ```
public nonisolated struct ImageResource: Hashable, Sendable {
  /// The picture's name.
  let name: String
  /// The path of the bundle.
  let path: String

  /// Names a picture of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    path = bundle.bundlePath
  }
}

/// The name of a colour in a bundle's asset catalogue.
///
/// ```swift
/// extension ColorResource { static let ink = ColorResource(name: "ink", bundle: .module) }
/// Color(.ink)
/// ```
public nonisolated struct ColorResource: Hashable, Sendable {
  /// The colour's name.
  let name: String
  /// The path of the bundle.
  let path: String

  /// Names a colour of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    path = bundle.bundlePath
  }
}

nonisolated extension Image {
  /// Makes the picture of a name in an asset catalogue.
  public init(_ resource: ImageResource) {
    if let asset = AssetCatalog.of(path: resource.path).image(named: resource.name) {
      self.init(asset, named: resource.name)
    } else {
      self.init(resource.name, bundle: Bundle(path: resource.path))
    }
  }
}

nonisolated extension Color {
  /// Makes the colour of a name in a bundle's `.xcassets` folders, or in those of all the program's packages.
  ///
  /// ```swift
  /// Text("Tides").foregroundStyle(Color("ink"))
  /// ```
  /// What it says for the dark and for more contrast is followed. A name that is not there is a clear colour, and is
  /// reported once on the standard error stream.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, in: bundle?.bundlePath)
  }

  /// Makes the colour of a name in an asset catalogue.
  public init(_ resource: ColorResource) { self.init(resource.name, in: resource.path) }

  /// The colour of a name in the catalogues of the bundle at a path; nil for those of the program.
  private init(_ name: String, in path: String?) {
    if let asset = AssetCatalog.of(path: path).color(named: name) {
      self = asset.color
    } else {
      MissingAssets.report(color: name, in: path ?? Bundle.main.bundlePath)
      self = .clear
    }
  }
}

/// Names that were asked for in vain.
private nonisolated enum MissingAssets {
  private static let reported = Mutex<Set<String>>([])

  static func report(color name: String, in place: String) {
    guard reported.withLock({ $0.insert(name).inserted }) else { return }
    let message =
      "There is no colour \"\(name)\" in the asset catalogues of \(place). Add \(name).colorset to an .xcassets "
      + "folder among the target's resources.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}
