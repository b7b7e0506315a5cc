import Foundation

/// The pictures of a theme's file, which lie below its folder and nowhere else.
struct ThemePictures {
  private let folder: URL

  init(_ folder: URL) { self.folder = folder }

  /// Whether a path stays below the folder, as it is written and where links lead.
  func holds(_ path: String) -> Bool {
    let place = place(path).standardized
    return place.isBelow(folder.standardized)
      && place.resolvingSymlinksInPath().isBelow(folder.resolvingSymlinksInPath())
  }

  /// Whether the picture is there, for whichever scale of a window.
  func hasFile(for path: String) -> Bool {
    let place = place(path)
    let (stem, type) = (place.deletingPathExtension().path, place.pathExtension)
    return ["", "@2x", "@3x"].contains {
      FileManager.default.fileExists(atPath: stem + $0 + (type.isEmpty ? "" : "." + type))
    }
  }

  private func place(_ path: String) -> URL {
    URL(fileURLWithPath: path, relativeTo: folder).absoluteURL
  }
}

extension URL {
  fileprivate func isBelow(_ folder: URL) -> Bool {
    path.hasPrefix(folder.path == "/" ? "/" : folder.path + "/")
  }
}
