import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaPrograms
import LaminaText

/// Asks for a folder, and for a name where there is one thing to write, and writes.
struct SavePanel: View {
  let contents: [ShareContent]
  private let home: String
  /// Called with whether it was written.
  let ended: (Bool) -> Void
  @State private var folder: String
  @State private var name: String
  @State private var fault: String?
  /// The file that is there already, and is replaced when the person says so again.
  @State private var replaced: String?
  @State private var isWriting = false

  init(
    contents: [ShareContent], in surroundings: DesktopSurroundings, ended: @escaping (Bool) -> Void
  ) {
    self.contents = contents
    self.ended = ended
    home = surroundings.home
    let folder = surroundings.userFolder("DOWNLOAD", or: "Downloads")
    let isAtHome = folder.hasPrefix(home + "/")
    _folder = State(initialValue: isAtHome ? "~" + folder.dropFirst(home.count) : folder)
    _name = State(initialValue: contents.first?.fileName ?? "")
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(contents.count == 1 ? "Save As" : "Save \(contents.count) Files").font(.headline)
      if contents.count == 1 { field("Name", $name) }
      field("Folder", $folder)
      Text(message).font(.callout).foregroundStyle(fault == nil ? Color.secondary : .red)
        .fixedSize(horizontal: false, vertical: true)
      HStack(spacing: 12) {
        Spacer(minLength: 0)
        Button("Cancel", role: .cancel) { ended(false) }
        Button(isReplacing ? "Replace" : "Save") { save() }
          .keyboardShortcut(.defaultAction)
          .disabled(isWriting || name.isEmpty || folder.isEmpty)
      }
    }
    .padding(20)
    .frame(width: 380)
  }

  private func field(_ title: String, _ text: Binding<String>) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.caption).foregroundStyle(.secondary).accessibilityHidden(true)
      TextField(title, text: text).onSubmit { save() }
    }
  }

  private var target: SaveTarget { SaveTarget(folder: folder, name: name, home: home) }
  private var isReplacing: Bool { replaced == target.file.path }

  private var message: String {
    if isReplacing { return "“\(name)” is there already. Replace it?" }
    return fault ?? "It is written into this folder."
  }

  private func save() {
    guard !isWriting, !name.isEmpty else { return }
    if contents.count == 1, target.exists, !isReplacing {
      (replaced, fault) = (target.file.path, nil)
      return
    }
    isWriting = true
    let (contents, target) = (contents, target)
    Task {
      do {
        try await target.write(contents)
        ended(true)
      } catch {
        (isWriting, fault) = (false, "\(target.folder): \(error.localizedDescription)")
      }
    }
  }
}

/// Where contents are written.
nonisolated struct SaveTarget: Sendable {
  let folder: String
  let name: String

  init(folder: String, name: String, home: String) {
    let path = folder == "~" || folder.hasPrefix("~/") ? home + folder.dropFirst() : folder
    self.folder = path.hasPrefix("/") ? path : "\(home)/\(path)"
    // A name is one part of a path, whatever was typed.
    self.name = name.replacingOccurrences(of: "/", with: "-")
  }

  var file: URL { URL(fileURLWithPath: folder).appendingPathComponent(name) }
  var exists: Bool { FileManager.default.fileExists(atPath: file.path) }

  /// Writes one thing under its name, or several under names that are free.
  @concurrent func write(_ contents: [ShareContent]) async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if contents.count == 1, let content = contents.first {
      return try content.bytes.write(to: file, options: .atomic)
    }
    for content in contents {
      try content.bytes.write(to: free(content.fileName), options: .withoutOverwriting)
    }
  }

  private func free(_ name: String) -> URL {
    let wanted = URL(fileURLWithPath: folder).appendingPathComponent(name)
    let (stem, ending) = (wanted.deletingPathExtension().lastPathComponent, wanted.pathExtension)
    let numbered = (2...10_000).lazy.map { number in
      let base = URL(fileURLWithPath: folder).appendingPathComponent("\(stem) \(number)")
      return ending.isEmpty ? base : base.appendingPathExtension(ending)
    }
    return isFree(wanted) ? wanted : numbered.first(where: isFree) ?? wanted
  }

  private func isFree(_ file: URL) -> Bool { !FileManager.default.fileExists(atPath: file.path) }
}
