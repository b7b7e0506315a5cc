public import Foundation

extension Program {
  /// The file of its picture, PNG or SVG, at least so large where there is one; nil when there is none.
  public func pictureFile(pixels: Int = 64) -> URL? {
    pictureFile(in: DesktopSurroundings(), pixels: pixels)
  }

  package func pictureFile(in surroundings: DesktopSurroundings, pixels: Int = 64) -> URL? {
    IconFolders(surroundings).file(of: icon, pixels: pixels).map { URL(fileURLWithPath: $0) }
  }
}

/// Where pictures of programs lie: in the theme that all themes stand on, and in a folder of old.
struct IconFolders {
  private let surroundings: DesktopSurroundings

  init(_ surroundings: DesktopSurroundings) { self.surroundings = surroundings }

  /// The file of a picture by its path or its name.
  func file(of icon: String?, pixels: Int) -> String? {
    guard let icon, !icon.isEmpty else { return nil }
    if icon.hasPrefix("/") { return isFile(icon) ? icon : nil }
    guard !icon.contains("/") else { return nil }
    let bare = ["png", "svg", "xpm"].reduce(icon) { $0.removing(".\($1)") }
    return candidates(bare, pixels).first(where: isFile)
  }

  private func candidates(_ name: String, _ pixels: Int) -> [String] {
    let sizes = [16, 22, 24, 32, 48, 64, 96, 128, 256, 512]
    let enough = sizes.filter { $0 >= pixels } + sizes.filter { $0 < pixels }.reversed()
    let folders =
      [surroundings.home + "/.icons"] + surroundings.dataFolders.map { $0 + "/icons" }
    let themed = ["hicolor", "Adwaita", "breeze", "Papirus", "gnome"].flatMap { theme in
      folders.flatMap { folder in
        ["\(folder)/\(theme)/scalable/apps/\(name).svg"]
          + enough.map { "\(folder)/\(theme)/\($0)x\($0)/apps/\(name).png" }
      }
    }
    let old = surroundings.dataFolders.map { $0 + "/pixmaps" }
      .flatMap { ["\($0)/\(name).png", "\($0)/\(name).svg"] }
    return themed + old
  }

  private func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

extension String {
  fileprivate func removing(_ ending: String) -> String {
    hasSuffix(ending) ? String(dropLast(ending.count)) : self
  }
}
