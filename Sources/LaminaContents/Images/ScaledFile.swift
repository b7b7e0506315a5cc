import Glibc
import LaminaGeometry

/// The files that are one picture for displays of several scales, as the Mac names them.
///
/// ```
///  room.png  room@2x.png  room@3x.png        at 1: room.png   at 1.5 and 2: room@2x.png   at 3: room@3x.png
/// ```
nonisolated enum ScaledFile {
  /// The file of the scale of a place: the least that is enough, else the largest that there is; the path as it is where
  /// there is none, and where it names a scale itself.
  static func path(of path: String, at scale: CGFloat) -> String {
    for suffix in suffixes(for: scale) {
      let candidate = named(path, suffix)
      if access(candidate, F_OK) == 0 { return candidate }
    }
    return path
  }

  /// What names of files have, the best for a scale first.
  private static func suffixes(for scale: CGFloat) -> [String] {
    scale <= 1 ? atOne : scale <= 2 ? atTwo : atThree
  }
  private static let atOne = ["", "@2x", "@3x"]
  private static let atTwo = ["@2x", "@3x", ""]
  private static let atThree = ["@3x", "@2x", ""]

  /// Finds a resource under its name, or one for another scale of it; the path has no scale.
  static func resource(_ name: String, _ type: String?, in bundle: Bundle) -> String? {
    if let path = bundle.path(forResource: name, ofType: type) { return path }
    for suffix in atOne.dropFirst() {
      let scaled = type == nil ? named(name, suffix) : name + suffix
      guard let path = bundle.path(forResource: scaled, ofType: type) else { continue }
      return path.replacingLast(suffix + ".", with: ".")
    }
    return nil
  }

  /// The path with a suffix before its extension.
  ///
  /// By bytes, as each picture of a list asks for it.
  private static func named(_ path: String, _ suffix: String) -> String {
    if suffix.isEmpty { return path }
    let bytes = path.utf8
    let name = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) }
    let dot = bytes[(name ?? bytes.startIndex)...].lastIndex(of: UInt8(ascii: "."))
    let stem = bytes[..<(dot ?? bytes.endIndex)]
    if stem.suffix(3).elementsEqual("@2x".utf8) || stem.suffix(3).elementsEqual("@3x".utf8) {
      return path
    }
    return path[..<stem.endIndex] + suffix + path[stem.endIndex...]
  }
}

nonisolated extension String {
  fileprivate func replacingLast(_ text: String, with other: String) -> String {
    range(of: text, options: .backwards).map { replacingCharacters(in: $0, with: other) } ?? self
  }
}
