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
    self.init(resource.name, bundle: Bundle(path: resource.path))
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
    if let asset = AssetCatalog.of(bundle).color(named: name) {
      self = asset.color
    } else {
      MissingAssets.report(color: name, in: bundle)
      self = .clear
    }
  }

  /// Makes the colour of a name in an asset catalogue.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: Bundle(path: resource.path))
  }
}

/// Names that were asked for in vain.
private nonisolated enum MissingAssets {
  private static let reported = Mutex<Set<String>>([])

  static func report(color name: String, in bundle: Bundle?) {
    guard reported.withLock({ $0.insert(name).inserted }) else { return }
    let place = bundle?.bundlePath ?? Bundle.main.bundlePath
    let message =
      "There is no colour \"\(name)\" in the asset catalogues of \(place). Add \(name).colorset to an .xcassets "
      + "folder among the target's resources.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}
