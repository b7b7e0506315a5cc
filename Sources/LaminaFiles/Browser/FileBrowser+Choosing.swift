import Foundation
import LaminaContentTypes

/// What the button that chooses does, and a double click.
extension FileBrowser {
  /// Whether there is something that can be chosen, or gone into.
  var canConfirm: Bool {
    switch request.purpose {
    case .open: !selection.isEmpty || request.choosesOnlyFolders
    case .save: !name.isEmpty || !selection.isEmpty
    case .saveAll: true
    }
  }

  /// A double click, or Return on one row: folders are gone into, files are chosen.
  func open(_ entry: FileEntry) {
    if entry.isFolder { return enter(path(entry)) }
    selection = [entry.id]
    confirm()
  }

  /// Chooses what is selected, or typed.
  func confirm() {
    if let text = typedPath { return go(to: text) }
    switch request.purpose {
    case .open: chooseSelected()
    case .save: save()
    case .saveAll(let names): saveAll(names)
    }
  }

  private func chooseSelected() {
    let entries = selected
    if entries.isEmpty { return request.choosesOnlyFolders ? finish([folder]) : () }
    if entries.count == 1, entries[0].isFolder, !request.choosesFolders {
      return enter(path(entries[0]))
    }
    if let wrong = entries.first(where: { !mayChoose($0) }) {
      problem = reason(against: wrong)
      return
    }
    let paths = entries.map(path)
    look {
      paths.first { !FilePaths.exists($0) }
    } then: { [weak self] missing in
      guard let self else { return }
      guard let missing else { return finish(paths) }
      read()
      problem = "«\(FilePaths.name(missing))» is not there any more."
    }
  }

  private func mayChoose(_ entry: FileEntry) -> Bool {
    guard entry.hasAddress, entry.kind != .brokenLink else { return false }
    return entry.isFolder ? request.choosesFolders : !request.choosesOnlyFolders
  }

  private func reason(against entry: FileEntry) -> String {
    if !entry.hasAddress { return "«\(entry.shownName)» has a name that is not UTF-8." }
    if entry.kind == .brokenLink { return "«\(entry.shownName)» is a link that leads nowhere." }
    return entry.isFolder
      ? "«\(entry.shownName)» is a folder." : "«\(entry.shownName)» is no folder."
  }

  // MARK: Saving

  private func save() {
    if name.isEmpty, let entry = selected.first, entry.isFolder { return enter(path(entry)) }
    let (typed, folder) = (name, folder)
    let (home, type) = (surroundings.home, savedType)
    look {
      SaveTarget(typed, in: folder, home: home, type: type)
    } then: { [weak self] in
      self?.take($0)
    }
  }

  /// What is written: the type that the person has chosen among several.
  var savedType: UTType? { filters[filter].types.first ?? request.types.first }

  private func take(_ target: SaveTarget) {
    switch target {
    case .file(let path): finish([path])
    case .existing(let path): overwritten = [path]
    case .folder(let path):
      name = ""
      enter(path)
    case .refused(let reason): problem = reason
    }
  }

  private func saveAll(_ names: [String]) {
    let entries = selected.filter(\.isFolder)
    let target = entries.first.map(path) ?? folder
    let paths = names.map { FilePaths.join(target, $0) }
    look {
      (paths.filter(FilePaths.exists), FilePaths.isWritable(target))
    } then: { [weak self] existing, isWritable in
      guard let self else { return }
      if !isWritable {
        problem = "You may not write into «\(FilePaths.name(target))»."
      } else if existing.isEmpty {
        finish(paths)
      } else {
        overwritten = existing
        pending = paths
      }
    }
  }

  /// The person wants it written over.
  func overwrite() {
    let paths = pending.isEmpty ? overwritten : pending
    overwritten = []
    pending = []
    finish(paths)
  }

  // MARK: Folders of one's own

  /// Makes a folder in the one that is shown, and goes into it.
  func makeFolder() {
    guard let name = newFolder else { return }
    newFolder = nil
    guard FilePaths.isName(name) else {
      problem = FileDialogError.badName(name).description
      return
    }
    let path = FilePaths.join(folder, name)
    look {
      mkdir(path, 0o777) == 0 ? nil : errno
    } then: { [weak self] failure in
      guard let failure else { return self?.enter(path) ?? () }
      self?.problem =
        failure == EEXIST
        ? "There is a «\(name)» already."
        : FileDialogError(failure, at: URL(fileURLWithPath: path)).description
    }
  }
}

/// Where a name that was typed leads.
private nonisolated enum SaveTarget: Sendable {
  case file(String)
  case existing(String)
  case folder(String)
  case refused(String)

  /// Looks at the files.
  init(_ typed: String, in folder: String, home: String, type: UTType?) {
    var path = FilePaths.typed(typed, in: folder, home: home)
    if FilePaths.isFolder(path) {
      self = .folder(path)
      return
    }
    let parent = FilePaths.parent(path) ?? "/"
    let name = ExportName.completed(FilePaths.name(path), type)
    path = FilePaths.join(parent, name)
    self =
      if !FilePaths.isName(name) {
        .refused(FileDialogError.badName(name).description)
      } else if !FilePaths.isFolder(parent) {
        .refused("There is no folder «\(FilePaths.name(parent))».")
      } else if FilePaths.isFolder(path) {
        .refused("«\(name)» is a folder.")
      } else if FilePaths.exists(path) {
        FilePaths.isWritable(path)
          ? .existing(path) : .refused("«\(name)» may not be written over by you.")
      } else if !FilePaths.isWritable(parent) {
        .refused("You may not write into «\(FilePaths.name(parent))».")
      } else {
        .file(path)
      }
  }
}
