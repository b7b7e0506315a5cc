import ChildProcesses
import Foundation
import Glibc
import Testing

/// Files that a model must not lead to: each gives a diagnostic at once.
@Suite struct EscapeTests {
  /// Seconds that a check may take, with much to spare on a busy machine.
  private static let patience = 30.0

  private func check(_ model: String, _ name: String, prepare: (URL) throws -> Void) throws -> (
    status: Int32, output: String
  ) {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "lamina-api-\(UUID().uuidString)/in")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "secret: yes\n".write(
      to: folder.deletingLastPathComponent().appending(path: "outside.raml"), atomically: true,
      encoding: .utf8)
    try model.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    try prepare(folder)
    let outcome = try Child.outcome(
      of: Child.built("lamina-api"), ["check", name], in: folder, errors: .dropped,
      within: Self.patience)
    return (outcome.status, outcome.output)
  }

  /// What is put beside the model before it is checked.
  enum Trap: String, CaseIterable {
    case parent = "../outside.raml"
    case deep = "a/../../outside.raml"
    case absolute = "/etc/passwd"
    case device = "/dev/zero"
    case address = "http://127.0.0.1:1/a.raml"
    case other = "file:///etc/passwd"
    case pipe = "pipe.raml"
    case link = "link.raml"
    case linkToDevice = "zero.raml"
    case linkToFolder = "folder/passwd"
    case linkCircle = "round.raml"
    case huge = "huge.raml"
    case folder = "folder.raml"

    func set(in folder: URL) throws {
      let path = folder.appending(path: rawValue).path
      switch self {
      case .pipe: try #require(mkfifo(path, 0o600) == 0)
      case .link: try #require(symlink("../outside.raml", path) == 0)
      case .linkToDevice: try #require(symlink("/dev/zero", path) == 0)
      case .linkToFolder: try #require(symlink("/etc", folder.appending(path: "folder").path) == 0)
      case .linkCircle: try #require(symlink("round.raml", path) == 0)
      case .huge:
        let file = open(path, O_CREAT | O_WRONLY, 0o600)
        // A hole of 4 GB: nothing is written, and all of it could be read.
        try #require(ftruncate(file, 4 << 30) == 0)
        close(file)
      case .folder:
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      case .parent, .deep, .absolute, .device, .address, .other: break
      }
    }
  }

  @Test(
    "Includes of RAML and references of OpenAPI that lead out are diagnosed at once",
    arguments: Trap.allCases)
  func traps(_ trap: Trap) throws {
    let raml = "#%RAML 0.8\ntitle: T\n/a: !include \(trap.rawValue)\n"
    let result = try check(raml, "api.raml") { try trap.set(in: $0) }
    #expect(result.status == 1 && result.output.contains("[include-missing]"), "\(result)")
    #expect(!result.output.contains("secret") && !result.output.contains("root:"))
    let openAPI =
      "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n  /a: {$ref: '\(trap.rawValue)'}\n"
    let other = try check(openAPI, "api.yaml") { try trap.set(in: $0) }
    #expect(other.status == 1 && other.output.contains("[unresolved-reference]"), "\(other)")
    let schema =
      "#%RAML 0.8\ntitle: T\nschemas: [s: '{\"items\": {\"$ref\": \"\(trap.rawValue)\"}}']\n"
    let third = try check(schema, "api.raml") { try trap.set(in: $0) }
    #expect(third.status == 0 && third.output.contains("warning"), "\(third)")
  }
}
