import Foundation
import LaminaContentTypes

/// A folder that one wants to go to with one press.
nonisolated struct FilePlace: Identifiable, Hashable, Sendable {
  /// Where it comes from.
  enum Kind: Hashable, Sendable { case home, folder, bookmark, volume, recent }

  let name: String
  let path: String
  let kind: Kind
  var id: String { "\(kind) \(path)" }

  /// All places that are there: the person's folders, bookmarks of file managers, volumes; not for the main thread.
  static func all(_ surroundings: FileDialogSurroundings) -> [FilePlace] {
    let home = FilePlace(name: "Home", path: surroundings.home, kind: .home)
    let all =
      [home] + UserFolders.places(surroundings) + GTKBookmarks.places(surroundings)
      + MountedVolumes.places(surroundings)
    var seen: Set<String> = []
    return all.filter { FilePaths.isFolder($0.path) && seen.insert($0.path).inserted }
  }
}

/// The person's folders for documents, pictures and others (`user-dirs.dirs`).
nonisolated enum UserFolders {
  private static let names = [
    "DESKTOP": "Desktop", "DOCUMENTS": "Documents", "DOWNLOAD": "Downloads", "MUSIC": "Music",
    "PICTURES": "Pictures", "VIDEOS": "Videos", "PUBLICSHARE": "Public", "TEMPLATES": "Templates",
  ]
  private static let order = ["DESKTOP", "DOCUMENTS", "DOWNLOAD", "MUSIC", "PICTURES", "VIDEOS"]

  static func places(_ surroundings: FileDialogSurroundings) -> [FilePlace] {
    let said = paths(BoundedFile.lines(surroundings.config + "/user-dirs.dirs"), surroundings.home)
    return order.compactMap { key in
      let path = said[key] ?? FilePaths.join(surroundings.home, names[key] ?? key)
      // A person who wants no such folder sets it to the home folder.
      guard path != surroundings.home else { return nil }
      return FilePlace(name: FilePaths.name(path), path: path, kind: .folder)
    }
  }

  /// `XDG_MUSIC_DIR="$HOME/Music"`.
  private static func paths(_ lines: [Substring], _ home: String) -> [String: String] {
    var paths: [String: String] = [:]
    for line in lines {
      let line = line.trimmingPrefix { $0.isWhitespace }
      guard line.hasPrefix("XDG_"), let equals = line.firstIndex(of: "=") else { continue }
      let key = line[..<equals].dropFirst(4)
      guard key.hasSuffix("_DIR") else { continue }
      let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        .trimmingCharacters(in: CharacterSet(charactersIn: "\""))
      if value.hasPrefix("$HOME") {
        paths[String(key.dropLast(4))] = FilePaths.normal(home + value.dropFirst(5))
      } else if value.hasPrefix("/") {
        paths[String(key.dropLast(4))] = FilePaths.normal(value)
      }
    }
    return paths
  }
}

/// The bookmarks of GTK's dialogs and of GNOME's file manager: an address, and perhaps a name, a line.
nonisolated enum GTKBookmarks {
  static func places(_ surroundings: FileDialogSurroundings) -> [FilePlace] {
    let files = ["gtk-4.0", "gtk-3.0"].map { surroundings.config + "/\($0)/bookmarks" }
    return files.flatMap(BoundedFile.lines).compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1)
      guard let url = words.first.flatMap({ URL(string: String($0)) }), url.isFileURL,
        url.path.hasPrefix("/")
      else { return nil }
      let name = words.count > 1 ? String(words[1]) : FilePaths.name(url.path)
      return FilePlace(name: name, path: FilePaths.normal(url.path), kind: .bookmark)
    }
  }
}

/// What a person has plugged in: file systems below the folders that desktops use for that.
nonisolated enum MountedVolumes {
  private static let roots = ["/media/", "/run/media/", "/mnt/"]

  static func places(_ surroundings: FileDialogSurroundings) -> [FilePlace] {
    BoundedFile.lines(surroundings.mounts).compactMap { line in
      let fields = line.split(separator: " ")
      guard fields.count > 4 else { return nil }
      let path = unescaped(fields[4])
      guard roots.contains(where: { path.hasPrefix($0) && path.count > $0.count }) else {
        return nil
      }
      return FilePlace(name: FilePaths.name(path), path: path, kind: .volume)
    }
  }

  /// The kernel writes spaces and others as `\040`.
  static func unescaped(_ text: Substring) -> String {
    var (bytes, rest) = ([UInt8](), Array(text.utf8)[...])
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      if byte == UInt8(ascii: "\\"), digits.count == 3,
        let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      {
        bytes.append(code)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
