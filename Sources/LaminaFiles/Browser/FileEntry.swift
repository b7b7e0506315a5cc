import Foundation
import LaminaContentTypes

/// A file, a folder or something else in a folder, as a list shows it.
nonisolated struct FileEntry: Identifiable, Hashable, Sendable {
  /// What it is, links being what they lead to.
  enum Kind: Hashable, Sendable {
    case folder, file
    /// A socket, a pipe, a device.
    case special
    /// A link that leads nowhere.
    case brokenLink
  }

  /// Its name, with a sign in place of each byte that is no UTF-8.
  let name: String
  let kind: Kind
  let isLink: Bool
  let size: Int64
  /// When it was written, in seconds since 1970.
  let modified: TimeInterval
  /// Tells it from others in its list.
  let id: String
  /// Where it is, in a list of files of several folders.
  let location: String?

  init(
    name: [UInt8], kind: Kind, isLink: Bool = false, size: Int64 = 0, modified: TimeInterval = 0,
    location: String? = nil
  ) {
    let text = String(decoding: name, as: UTF8.self)
    self.name = text
    self.kind = kind
    self.isLink = isLink
    self.size = size
    self.modified = modified
    self.location = location
    id = location ?? (text.utf8.elementsEqual(name) ? text : Self.escaped(name))
  }

  /// Two names that are no UTF-8 may look the same.
  private static func escaped(_ name: [UInt8]) -> String {
    "\u{0}" + name.map { String($0, radix: 16) }.joined(separator: ".")
  }

  /// Whether an address can lead to it: those of Foundation hold names in UTF-8 only.
  var hasAddress: Bool { !id.hasPrefix("\u{0}") }
  var isFolder: Bool { kind == .folder }
  var isHidden: Bool { name.hasPrefix(".") || name.hasSuffix("~") }
  /// By its name alone.
  var type: UTType {
    switch kind {
    case .folder: .folder
    case .file: UTType(filename: name)
    case .special, .brokenLink: .item
    }
  }

  /// The name as one line that shows what is in it: line breaks and marks of direction as signs.
  var shownName: String {
    guard name.unicodeScalars.contains(where: Self.isControl) else { return name }
    return String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { scalar in
          guard Self.isControl(scalar) else { return scalar }
          return scalar.value < 32
            ? Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}" : "\u{FFFD}"
        }))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<32, 127..<160, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
