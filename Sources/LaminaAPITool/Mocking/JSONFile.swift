import ArgumentParser
import Foundation
import LaminaAPIMock
import LaminaJSON

/// Reads files of JSON that options name.
enum JSONFile {
  static func read(_ path: String) throws -> JSONValue {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ValidationError("There is no file \(path).")
    }
    do {
      return try JSONDocument(utf8: data).validValue()
    } catch {
      throw ValidationError("\(path) is no JSON: \(error.message)")
    }
  }
}

/// A file of scenarios.
enum ScenarioFile {
  static func read(_ path: String) throws -> [String: [Int]] {
    guard let scenarios = Scenarios.sequences(try JSONFile.read(path)) else {
      throw ValidationError(
        "\(path): write an object of lists of statuses, as in {\"GET /users/{id}\": [503, 200]}.")
    }
    return scenarios
  }
}

/// Keeps collections in a file from one run to the next.
struct SnapshotKeeper {
  private let path: String?

  init(_ path: String?) { self.path = path }

  func load(into desk: MockDesk) throws {
    guard let path, FileManager.default.fileExists(atPath: path) else { return }
    do {
      try desk.restore(JSONFile.read(path))
    } catch let fault as SnapshotFault {
      throw ValidationError("\(path): \(fault)")
    }
  }

  func save(_ desk: MockDesk) throws {
    guard let path else { return }
    do {
      try Data(desk.snapshot.utf8(.pretty)).write(to: URL(fileURLWithPath: path))
    } catch {
      Output.complain("\(path) cannot be written: \(error.localizedDescription)")
      throw ExitCode(1)
    }
  }
}
