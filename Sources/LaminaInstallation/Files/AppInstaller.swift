import Foundation
import LaminaDrawing
import LaminaGeometry
import LaminaRaster

/// Writes what the desktop has to know of a program, and removes it again.
///
/// ```swift
/// try AppInstaller(entry, icon: "/opt/dreams/icon.svg").install()
/// ```
/// A failure leaves what was there before. Nothing is written but below the two folders of the person.
public struct AppInstaller: Sendable {
  private let entry: DesktopEntry
  private let icon: String?
  private let folders: DesktopFolders

  /// Makes an installer of an entry.
  ///
  /// - Parameters:
  ///   - entry: what the desktop is told.
  ///   - icon: a picture of the program, PNG or SVG best; nil for none.
  ///   - folders: where it is written; those of the environment if nil.
  /// - Throws: ``InstallationError/noHome`` where the environment names no folders.
  public init(
    _ entry: DesktopEntry, icon: String? = nil, folders: DesktopFolders? = nil
  ) throws(InstallationError) {
    self.entry = entry
    self.icon = icon
    self.folders = try DesktopFolders.given(folders)
  }

  /// Writes all files; those of an earlier installation are replaced, and what it had besides is removed.
  ///
  /// - Returns: the paths, from the entry on.
  /// - Throws: ``InstallationError``.
  @discardableResult
  public func install() throws(InstallationError) -> [String] {
    let files = try files()
    let former = try Self.recorded(entry.id, folders) ?? []
    for path in files.map(\.path)
    where !former.contains(path) && FileManager.default.fileExists(atPath: path) {
      throw .foreign(path: path)
    }
    let record = folders.record(entry.id)
    let before = (former + files.map(\.path) + [record]).map {
      (path: $0, data: FileManager.default.contents(atPath: $0))
    }
    do throws(InstallationError) {
      // Noted first: what a process that is killed leaves is removed by name.
      try Self.write(Data((files.map(\.path).joined(separator: "\n") + "\n").utf8), to: record)
      for path in former where !files.contains(where: { $0.path == path }) { try Self.remove(path) }
      for file in files { try Self.write(file.data, to: file.path) }
      try prefer()
    } catch {
      for file in before { Self.bringBack(file.data, at: file.path) }
      throw error
    }
    return files.map(\.path)
  }

  /// Removes what an installation has written, and nothing else; folders that were there stay.
  public static func uninstall(
    _ id: String, folders: DesktopFolders? = nil
  ) throws(InstallationError) {
    guard DesktopEntry.isIdentifier(id) else { throw .identifier(id) }
    let folders = try DesktopFolders.given(folders)
    guard let paths = try recorded(id, folders) else { throw .notInstalled(id) }
    if let text = try? String(contentsOfFile: folders.defaults, encoding: .utf8) {
      var programs = DefaultPrograms(text)
      programs.remove(id + ".desktop")
      if programs.text.isEmpty {
        try remove(folders.defaults)
      } else if programs.text != text {
        try write(Data(programs.text.utf8), to: folders.defaults)
      }
    }
    for path in paths { try remove(path) }
    try remove(folders.record(id))
  }

  // MARK: What is written

  private func files() throws(InstallationError) -> [(path: String, data: Data)] {
    var files = [(folders.entry(entry.id), Data(try entry.text().utf8))]
    if entry.isActivatable {
      files.append((folders.service(entry.id), Data(entry.serviceText().utf8)))
    }
    if let types = entry.mimeTypes.packageText {
      files.append((folders.types(entry.id), Data(types.utf8)))
    }
    if let icon { files += try icons(icon) }
    return files.map { (path: $0.0, data: $0.1) }
  }

  private static let sizes = [16, 24, 32, 48, 64, 128, 256, 512]

  private func icons(_ path: String) throws(InstallationError) -> [(String, Data)] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .icon(path: path, reason: "it cannot be read.")
    }
    let store = ImageStore()
    let source = ImageSource.data(data, name: path)
    do throws(ImageError) {
      let info = try store.info(for: source)
      guard info.pixelSize.width == info.pixelSize.height else {
        throw ImageError.damaged(name: path, format: "icon", reason: "it is not square")
      }
      var files: [(String, Data)] = []
      let isSVG = path.lowercased().hasSuffix(".svg")
      if isSVG { files.append((folders.icon(entry.id, "scalable", "svg"), data)) }
      for size in Self.sizes where isSVG || size <= info.pixelSize.width {
        let bitmap = try store.bitmap(
          for: ImageRequest(source, size: PixelSize(width: size, height: size)))
        guard let png = try? bitmap.pngData() else { continue }
        files.append((folders.icon(entry.id, "\(size)x\(size)", "png"), png))
      }
      guard !files.isEmpty else {
        throw ImageError.damaged(name: path, format: "icon", reason: "it has fewer than 16 pixels")
      }
      return files
    } catch {
      throw .icon(path: path, reason: "\(error)")
    }
  }

  /// Makes the program the one that opens its own schemes.
  private func prefer() throws(InstallationError) {
    let schemes = entry.schemes.map { "x-scheme-handler/" + $0.lowercased() }
    guard !schemes.isEmpty else { return }
    var text = ""
    if FileManager.default.fileExists(atPath: folders.defaults) {
      guard let known = try? String(contentsOfFile: folders.defaults, encoding: .utf8) else {
        throw .file(path: folders.defaults, reason: "it is no text that can be read")
      }
      text = known
    }
    var programs = DefaultPrograms(text)
    for scheme in schemes { programs.prefer(entry.id + ".desktop", for: scheme) }
    try Self.write(Data(programs.text.utf8), to: folders.defaults)
  }

  // MARK: Files

  private static func recorded(_ id: String, _ folders: DesktopFolders) throws(InstallationError)
    -> [String]?
  {
    let path = folders.record(id)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw .file(path: path, reason: "it cannot be read")
    }
    // Whoever wrote into the record: nothing but this program's files below the folder is removed.
    return text.split(separator: "\n").map(String.init).filter { line in
      let name = line.split(separator: "/").last ?? ""
      return line.hasPrefix(folders.data + "/") && !line.split(separator: "/").contains("..")
        && [".desktop", ".service", ".xml", ".png", ".svg"].contains { name == id + $0 }
    }
  }

  /// What was there before, as far as that can be.
  private static func bringBack(_ data: Data?, at path: String) {
    if let data { try? write(data, to: path) } else { try? remove(path) }
  }

  private static func write(_ data: Data, to path: String) throws(InstallationError) {
    do {
      let file = URL(filePath: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw .file(path: path, reason: error.localizedDescription)
    }
  }

  private static func remove(_ path: String) throws(InstallationError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .file(path: path, reason: error.localizedDescription)
    }
  }
}
