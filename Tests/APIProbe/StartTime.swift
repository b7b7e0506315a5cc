import Foundation
import LaminaAPI
import LaminaAPIMock
import LaminaAPIServer

/// How long it takes from nothing to a server that listens: reading, checking, the model, the mock, the socket.
enum StartTime {
  private static let folder =
    ProcessInfo.processInfo.environment["API_SUITES"] ?? "/work/shared/data/raml"

  /// Prints a line for each API of the suites that is there; the best of some starts.
  static func print() async throws {
    if FileManager.default.fileExists(atPath: "\(folder)/apis/ads") {
      try await print("ads", "api.raml", FolderLoader("\(folder)/apis/ads"))
    }
    let real = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/real-08.json"))
    let apis =
      try real.map { try JSONSerialization.jsonObject(with: $0) } as? [String: [String: Any]]
    if let github = apis?["github.raml"], let files = github["files"] as? [String: String] {
      try await print("github", github["root"] as? String ?? "", MemoryLoader(files))
    }
  }

  private static func print(_ name: String, _ path: String, _ loader: any SourceLoader) async throws
  {
    var best = Duration.seconds(60)
    for _ in 0..<5 {
      let clock = ContinuousClock()
      let start = clock.now
      let document = RAMLDocument.read(path, from: loader)
      let server = try await MockServer.start(MockDesk(MockAPI(document.model(), loader: loader)))
      best = min(best, clock.now - start)
      await server.stop()
    }
    let milliseconds = best / .milliseconds(1)
    Swift.print("api.mock.start.\(name)_ms \(Double(Int(milliseconds * 1000)) / 1000)")
  }
}
