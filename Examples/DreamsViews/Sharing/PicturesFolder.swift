import Lamina

/// Where pictures go: the desktop's folder for them.
package nonisolated struct PicturesFolder: Hashable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// The folder that XDG_PICTURES_DIR names, in the environment or in the desktop's
  /// `user-dirs.dirs`, and else `Pictures` at home.
  package init(environment: [String: String], home: String = NSHomeDirectory()) {
    let configuration = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let file = (configuration ?? home + "/.config") + "/user-dirs.dirs"
    let lines = ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").split(separator: "\n")
    let named = lines.lazy.compactMap { Self.value(in: $0, home: home) }.first
    let own = environment["XDG_PICTURES_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    path = own ?? named ?? home + "/Pictures"
  }

  /// What a line of `user-dirs.dirs` says of pictures: XDG_PICTURES_DIR="$HOME/Bilder".
  private static func value(in line: Substring, home: String) -> String? {
    let key = "XDG_PICTURES_DIR="
    guard line.hasPrefix(key) else { return nil }
    let value = line.dropFirst(key.count).trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
    let path = value.replacingOccurrences(of: "$HOME", with: home)
    return path.hasPrefix("/") ? path : nil
  }

  /// Draws a picture and writes it under a name that was free.
  ///
  /// - Parameter picture: what is written.
  /// - Returns: the file's path.
  /// - Throws: why there is no file.
  @concurrent package func write(_ picture: SharedPicture) async throws(ShareError) -> String {
    guard !picture.dreams.isEmpty else { throw .noDreams }
    guard picture.dreams.count <= SharedPicture.mostDreams else {
      throw .tooMany(picture.dreams.count)
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .noFolder(path: path, reason: error.localizedDescription)
    }
    guard let bitmap = await picture.bitmap(), !Task.isCancelled else { throw .cancelled }
    let file = freePath(picture.name)
    do {
      try bitmap.pngData().write(to: URL(fileURLWithPath: file), options: .withoutOverwriting)
    } catch {
      throw .unwritable(path: file, reason: error.localizedDescription)
    }
    return file
  }

  /// "3 dreams.png", or "3 dreams 2.png" where that is taken.
  private func freePath(_ name: String) -> String {
    var file = "\(path)/\(name).png"
    var number = 2
    while FileManager.default.fileExists(atPath: file) {
      file = "\(path)/\(name) \(number).png"
      number += 1
    }
    return file
  }
}
