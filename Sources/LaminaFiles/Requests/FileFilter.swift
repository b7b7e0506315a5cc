import LaminaContentTypes

/// A choice of types by which a dialog shows files.
nonisolated struct FileFilter: Hashable, Sendable {
  /// What a person reads.
  let name: String
  /// What is shown; nothing for all files.
  let types: [UTType]

  var isEverything: Bool { types.isEmpty }

  /// The choices of a request: all of its types, then each, if there are several.
  static func filters(for request: FileDialogRequest) -> [FileFilter] {
    if case .save = request.purpose, request.types.count > 1 {
      return request.types.map { FileFilter(name: name($0), types: [$0]) }
    }
    let types = request.types.filter { !isAny($0) }
    guard types.count == request.types.count, !types.isEmpty else { return [everything] }
    let each = types.map { FileFilter(name: name($0), types: [$0]) }
    guard each.count > 1 else { return each }
    let names = each.map(\.name)
    let all = names.count > 3 ? "All supported files" : names.joined(separator: ", ")
    return [FileFilter(name: all, types: types)] + each
  }

  private static let everything = FileFilter(name: "All files", types: [])

  /// Whether a type says nothing of a file.
  private static func isAny(_ type: UTType) -> Bool {
    [.item, .data, .content].contains(type)
  }

  private static func name(_ type: UTType) -> String {
    type.localizedDescription ?? type.preferredFilenameExtension ?? type.identifier
  }

  /// Says whether a file of this name and type is shown.
  func admits(_ type: UTType) -> Bool {
    isEverything || types.contains { type.conforms(to: $0) }
  }

  /// The media types that say the same, with `image/*` for all pictures.
  var mediaTypes: [String] {
    types.flatMap { type -> [String] in
      let all: [UTType: [String]] = [
        .image: ["image/*"], .audio: ["audio/*"], .movie: ["video/*"], .text: ["text/*"],
        .plainText: ["text/*"], .font: ["font/*"], .audiovisualContent: ["audio/*", "video/*"],
      ]
      return all[type] ?? type.tags[.mimeType] ?? []
    }
  }

  /// The endings that say the same.
  var filenameExtensions: [String] {
    types.flatMap { type in
      ([type] + UTType.knownSubtypes(of: type)).flatMap { $0.tags[.filenameExtension] ?? [] }
    }
  }
}
