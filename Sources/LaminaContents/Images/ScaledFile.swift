import Glibc
import LaminaGeometry

/// The files that are one picture for displays of several scales, as the Mac names them.
///
/// ```
///  room.png  room@2x.png  room@3x.png        at 1: room.png   at 1.5 and 2: room@2x.png   at 3: room@3x.png
/// ```
nonisolated enum ScaledFile {
  private static let suffixes: [(scale: CGFloat, suffix: String)] = [
    (1, ""), (2, "@2x"), (3, "@3x"),
  ]

  /// The file of the scale of a place: the least that is enough, else the largest that there is; the path as it is where
  /// there is none, and where it names a scale itself.
  static func path(of path: String, at scale: CGFloat) -> String {
    let enough = suffixes.filter { $0.scale >= scale }
    let less = suffixes.filter { $0.scale < scale }.reversed()
    let found = (enough + less).lazy.map { named(path, $0.suffix) }
      .first { access($0, F_OK) == 0 }
    return found ?? path
  }

  /// Finds a resource under its name, or one for another scale of it; the path has no scale.
  static func resource(_ name: String, _ type: String?, in bundle: Bundle) -> String? {
    if let path = bundle.path(forResource: name, ofType: type) { return path }
    for (_, suffix) in suffixes.dropFirst() {
      let scaled = type == nil ? named(name, suffix) : name + suffix
      guard let path = bundle.path(forResource: scaled, ofType: type) else { continue }
      return path.replacingLast(suffix + ".", with: ".")
    }
    return nil
  }

  /// The path with a suffix before its extension.
  private static func named(_ path: String, _ suffix: String) -> String {
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let dot = path[name...].lastIndex(of: ".") ?? path.endIndex
    if suffix.isEmpty || path[..<dot].hasSuffix("@2x") || path[..<dot].hasSuffix("@3x") {
      return path
    }
    return path[..<dot] + suffix + path[dot...]
  }
}

nonisolated extension String {
  fileprivate func replacingLast(_ text: String, with other: String) -> String {
    range(of: text, options: .backwards).map { replacingCharacters(in: $0, with: other) } ?? self
  }
}
