import Foundation

/// Paths that are typed.
extension FileBrowser {
  /// Begins to type a path; a sign that was typed stands there.
  func beginTyping(_ text: String? = nil) {
    typedPath = text ?? FilePaths.join(typedFolder, "")
    complete()
  }

  /// Takes characters that come to the files: those a path begins with, and those that are typed before its field has
  /// the focus.
  ///
  /// - Returns: whether they belong to a path.
  func types(_ characters: String) -> Bool {
    if let begun = typedPath {
      let scalars = characters.unicodeScalars
      let isText = scalars.allSatisfy { $0.properties.generalCategory != .control }
      guard !characters.isEmpty, isText else { return false }
      typedPath = begun + characters
      complete()
    } else {
      guard characters == "/" || characters == "~" else { return false }
      beginTyping(characters)
    }
    return true
  }

  /// Where a path begins that is typed: the files used lately are in no folder of their own.
  private var typedFolder: String { showsRecent ? surroundings.home : folder }

  /// Shows the path again.
  func endTyping() { typedPath = nil }

  /// Goes where a path leads: into a folder, or to a file, which is selected.
  func go(to text: String) {
    let path = FilePaths.typed(text, in: typedFolder, home: surroundings.home)
    look {
      (FilePaths.isFolder(path), FilePaths.exists(path))
    } then: { [weak self] isFolder, exists in
      guard let self else { return }
      let parent = FilePaths.parent(path) ?? "/"
      if isFolder {
        enter(path)
      } else if exists {
        enter(parent, selecting: FilePaths.name(path))
      } else if case .save = request.purpose, !text.hasSuffix("/") {
        name = text
        typedPath = nil
      } else {
        problem = "There is no «\(FilePaths.name(path))» in «\(FilePaths.name(parent))»."
      }
    }
  }

  /// Looks for what fits to the path that is being typed.
  func complete() {
    guard let text = typedPath else { return }
    let (folder, home, hidden) = (typedFolder, surroundings.home, showsHidden)
    look {
      PathCompletion(text, in: folder, home: home, hidden: hidden).paths
    } then: { [weak self] in
      self?.take(completions: $0, for: text)
    }
  }

  /// Takes what all that fits has in common; false where that is nothing new.
  func takeCompletion() -> Bool {
    guard let text = typedPath, let first = completions.first else { return false }
    var common = first
    for other in completions.dropFirst() { common = common.commonPrefix(with: other) }
    guard common.count > text.count || completions.count == 1 && common != text else {
      return false
    }
    typedPath = common
    complete()
    return true
  }
}

/// What fits to the beginning of a path: `~/Do` to `~/Documents/` and `~/Downloads/`.
nonisolated struct PathCompletion {
  /// As texts that the person could have typed; folders end with a slash.
  let paths: [String]
  private static let most = 50

  /// Reads the folder of what was typed.
  init(_ text: String, in folder: String, home: String, hidden: Bool) {
    if text == "~" {
      paths = ["~/"]
      return
    }
    let slash = text.lastIndex(of: "/")
    let typedFolder = slash.map { String(text[...$0]) } ?? ""
    let beginning = slash.map { String(text[text.index(after: $0)...]) } ?? text
    let path = FilePaths.typed(typedFolder, in: folder, home: home)
    let entries = FolderContents(reading: path).entries.filter { entry in
      entry.hasAddress && (hidden || !entry.isHidden || beginning.hasPrefix("."))
        && entry.name.lowercased().hasPrefix(beginning.lowercased())
    }
    paths = FileOrder().sorted(entries).prefix(Self.most).map {
      typedFolder + $0.name + ($0.isFolder ? "/" : "")
    }
  }
}
