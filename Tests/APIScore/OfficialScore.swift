import Foundation
import LaminaAPISource
import LaminaRAML

/// The official suite of RAML 1.0: valid files have no error, the others one.
struct OfficialScore {
  private let cases: [JSONObject]
  private let files: [String: String]

  init(_ suites: Suites) {
    let all = suites.object("tck-official-10.json") as? JSONObject ?? [:]
    cases = all.objects("cases")
    files = all.texts("files")
  }

  func run(_ board: inout ScoreBoard) {
    var right = 0
    for one in cases {
      let path = one.text("path") ?? ""
      let folder = String(path[...(path.lastIndex(of: "/") ?? path.startIndex)])
      let loader = ProjectLoader(files: MemoryLoader(files), folder: folder)
      let document = RAMLDocument.read(path, from: loader)
      let isValid = one["valid"] as? Bool ?? false
      if document.isUsable == isValid {
        right += 1
      } else {
        let errors = document.diagnostics.filter { $0.severity == .error }
        board.miss(
          isValid ? "1.0 valid" : "1.0 invalid", String(path.dropFirst(15)),
          errors.prefix(3).map(\.description).joined(separator: "; "))
      }
    }
    board.add("official suite of RAML 1.0", right, of: cases.count, goal: ">= 95 %")
  }
}

/// Files of one suite; a leading slash means the case's own folder.
struct ProjectLoader: SourceLoader {
  let files: MemoryLoader
  let folder: String

  func resolve(_ reference: String, from parent: String) throws(SourceFault) -> String {
    if reference.hasPrefix("/") { return folder + reference.dropFirst() }
    return try files.resolve(reference, from: parent)
  }

  func read(_ path: String) throws(SourceFault) -> [UInt8] { try files.read(path) }
}
