import Glibc
import LaminaGeometry

/// The folder with the files of `bootstrap-icons`, the Debian package that outlines come from.
///
/// What a program's own folder is, `LAMINA_SYMBOLS` says; without it, it is looked for where packages put it.
package struct SymbolFolder: Sendable {
  /// The name of the package that has the files.
  package static let package = "bootstrap-icons"

  /// Where the files are looked for, in order.
  package let paths: [String]

  package init(_ paths: [String]) { self.paths = paths }

  /// Where the files are on this machine.
  package static var standard: SymbolFolder {
    if let own = getenv("LAMINA_SYMBOLS") { return SymbolFolder([String(cString: own)]) }
    return SymbolFolder([
      "/usr/share/bootstrap-icons/svg", "/usr/local/share/bootstrap-icons/svg",
    ])
  }

  /// The first of the folders that is there.
  func found() -> String? { paths.first { access($0, R_OK | X_OK) == 0 } }

  /// The bytes of the file of a name.
  func bytes(of name: String) throws(SymbolFailure) -> [UInt8] {
    guard let folder = found() else { throw .notInstalled(paths: paths) }
    let path = "\(folder)/\(name).svg"
    guard let bytes = read(path) else { throw .outline(file: name, .unreadable(path: path)) }
    return bytes
  }

  /// Up to one byte more than what is read of a file; nil where there is none.
  private func read(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let wanted = min(Int(status.st_size), OutlineLimit.bytes + 1)
    return [UInt8](unsafeUninitializedCapacity: max(wanted, 1)) { buffer, count in
      while count < wanted {
        let more = Glibc.read(file, buffer.baseAddress?.advanced(by: count), wanted - count)
        guard more > 0 else { break }
        count += more
      }
    }
  }
}

/// Why a symbol that there is cannot be drawn.
package enum SymbolFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// None of the folders with outlines is there.
  case notInstalled(paths: [String])
  /// The file of an outline cannot be read.
  case outline(file: String, OutlineFailure)

  package var description: String {
    switch self {
    case .notInstalled(let paths):
      "The outlines of symbols are not installed: there is no \(paths.joined(separator: " and no ")). "
        + "Install the Debian package \(SymbolFolder.package)."
    case .outline(let file, let failure): "The outline \(file).svg: \(failure)"
    }
  }
}
