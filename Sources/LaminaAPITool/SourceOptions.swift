import ArgumentParser
import Foundation
import LaminaAPI

/// Which files may be read: the options that all commands share.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The project's folder, out of which no include may lead (default: that of the file).",
      valueName: "folder"))
  var root: String?

  @Option(
    help: ArgumentHelp(
      "Read addresses that begin so from a folder: http://docs.shop/=/srv/docs.",
      valueName: "prefix=folder"))
  var map: [String] = []

  @Option(
    help: ArgumentHelp(
      "How files are written that are not UTF-8: GB18030, UTF-16LE (UTF-16 with its mark is read without).",
      valueName: "name"))
  var encoding: String?

  func validate() throws {
    if let encoding, TextEncoding(encoding) == nil {
      throw ValidationError(
        "--encoding \(encoding): the system knows none of that name. `iconv --list` lists them.")
    }
    for entry in map where Self.parts(entry) == nil {
      throw ValidationError(
        "--map \(entry): write PREFIX=FOLDER, as in http://docs.shop/=/srv/docs.")
    }
  }

  private static func parts(_ entry: String) -> (prefix: String, folder: String)? {
    guard let sign = entry.firstIndex(of: "=") else { return nil }
    return (String(entry[..<sign]), String(entry[entry.index(after: sign)...]))
  }

  /// The standard input, whose files are in the folder of the project, or where the command was called.
  private func inputProject() throws -> Project {
    let folder = root ?? FileManager.default.currentDirectoryPath
    var project = Project(
      file: InputLoader.name, path: InputLoader.name,
      root: URL(fileURLWithPath: folder).standardizedFileURL.path,
      folders: Dictionary(map.compactMap(Self.parts)) { $1 },
      encoding: encoding.flatMap { TextEncoding($0) })
    project.loader = try InputLoader(project.loader)
    return project
  }

  /// The file's folder, and a loader for it.
  func project(of file: String) throws -> Project {
    if file == InputLoader.name { return try inputProject() }
    let url = URL(fileURLWithPath: file)
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw ValidationError("There is no file \(file).")
    }
    let folder =
      root.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
      ?? url.deletingLastPathComponent().path
    let path = url.standardizedFileURL.path
    guard path.hasPrefix(folder + "/") || folder == "/" else {
      throw ValidationError("\(file) does not lie in the folder \(folder).")
    }
    return Project(
      file: file, path: String(path.dropFirst(folder == "/" ? 1 : folder.count + 1)),
      root: folder, folders: Dictionary(map.compactMap(Self.parts)) { $1 },
      encoding: encoding.flatMap { TextEncoding($0) })
  }
}

/// A file that is to be read, as it was named, and as its loader knows it.
struct Project {
  let file: String
  let path: String
  fileprivate(set) var loader: any SourceLoader
  /// The folder of the project.
  private let root: String
  /// Where addresses are read, by what they begin with.
  private let folders: [String: String]

  init(
    file: String, path: String, root: String, folders: [String: String], encoding: TextEncoding?
  ) {
    (self.file, self.path, self.root, self.folders) = (file, path, root, folders)
    loader = MappedLoader(
      FolderLoader(root, encoding: encoding),
      folders.mapValues { FolderLoader($0, encoding: encoding) })
  }

  /// Where the file lies that the loader reads for a path; nil for an address that is read nowhere.
  func location(of path: String) -> String? {
    if path == InputLoader.name { return nil }
    for (prefix, folder) in folders where path.hasPrefix(prefix) {
      return folder + "/" + path.dropFirst(prefix.count)
    }
    return path.contains("://") ? nil : root + "/" + path
  }

  func document(isChecked: Bool = true) -> ReadModel {
    ReadModel.read(path, from: loader, isChecked: isChecked)
  }

  /// A path of a diagnostic, relative to where the command was called.
  func name(of path: String) -> String {
    if path == self.path { return file }
    if path.contains("://") { return path }
    return file.hasSuffix(self.path) ? file.dropLast(self.path.count) + path : path
  }

  /// Lists the errors of a document that was written nevertheless, and ends with 1 if there are some.
  func end(_ document: ReadModel) throws {
    if complain(about: document) { throw ExitCode(1) }
  }

  /// Lists the errors of a document; whether there are some.
  func complain(about document: ReadModel) -> Bool {
    let errors = document.diagnostics.filter { $0.severity == .error }
    for error in errors { Output.complain(named(error).description) }
    return !errors.isEmpty
  }

  func named(_ place: Place) -> Place {
    Place(file: name(of: place.file), line: place.line, column: place.column)
  }

  func named(_ note: OpenAPINote) -> OpenAPINote {
    var note = note
    note.place = note.place.map(named)
    return note
  }

  func named(_ note: SwiftClientNote) -> SwiftClientNote {
    var note = note
    note.place = note.place.map(named)
    return note
  }

  func named(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.place.file = name(of: diagnostic.place.file)
    diagnostic.end.file = diagnostic.place.file
    diagnostic.trace = diagnostic.trace.map(named)
    return diagnostic
  }
}
