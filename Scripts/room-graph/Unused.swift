// Declarations that nothing refers to, read from the index.
import Foundation

/// A declaration in Sources, and which folders of the package refer to it.
private struct Use {
  let declaration: Declaration
  var folders: Set<String> = []

  /// Where it stands, in an order that is that of the lines.
  var place: (String, Int) { (declaration.file, declaration.line) }
}

/// Prints what of Sources, public names aside, nothing refers to outside of its own body, and what only
/// tests refer to.
///
/// What answers a requirement is used by whoever asks for that. Look again after a declaration is gone:
/// what only it has used is found then. What a compiler or a runtime asks for is found, too, and stays:
/// `wrappedValue`, keys for JSON, fields that are read by their order. Benchmarks has an index of its own,
/// and calls nothing but public names.
func printUnused(store path: String, root: String) throws {
  var failure: indexstore_error_t?
  guard let store = indexstore_store_create(path, &failure) else {
    throw IndexError(description: "no index at \(path): build first (swift build --build-tests)")
  }
  defer { indexstore_store_dispose(store) }
  var uses: [String: Use] = [:]
  var references: [(usr: String, folder: String)] = []
  for (file, record) in records(of: store, under: root) where !file.contains("/.build/") {
    let name = String(file.dropFirst(root.count + 1))
    let folder = String(name.prefix { $0 != "/" })
    for occurrence in occurrences(of: record, in: store) {
      if occurrence.answered != nil {
        references.append((occurrence.usr, "Sources"))
      } else if !occurrence.isDefinition {
        if occurrence.container != occurrence.usr { references.append((occurrence.usr, folder)) }
      } else if folder == "Sources", !occurrence.isImplicit {
        let declaration = Declaration(name: occurrence.name, file: name, line: occurrence.line)
        uses[occurrence.usr] = Use(declaration: declaration)
      }
    }
  }
  for (usr, folder) in references { uses[usr]?.folders.insert(folder) }
  for use in uses.values.sorted(by: { $0.place < $1.place })
  where use.folders.isSubset(of: ["Tests"]) && isOwn(use.declaration, root) {
    let (file, line) = use.place
    let kind = use.folders.isEmpty ? "unused" : "tests only"
    print("\(file):\(line): \(kind): \(use.declaration.name)")
  }
}

/// Whether a declaration is for the package alone, and called by its name.
private func isOwn(_ declaration: Declaration, _ root: String) -> Bool {
  !declaration.isAccessor && declaration.name != "deinit"
    && !text(at: declaration, root).contains(/^ *(public|@|case|extension|import)\b/)
}

/// The line where a declaration stands.
private func text(at declaration: Declaration, _ root: String) -> String {
  let lines = (try? String(contentsOfFile: root + "/" + declaration.file, encoding: .utf8))?
    .split(separator: "\n", omittingEmptySubsequences: false)
  guard let lines, declaration.line <= lines.count else { return "" }
  return String(lines[declaration.line - 1])
}
