import Foundation
import LaminaAPISource

typealias JSONObject = [String: Any]

/// The files of the suites, read from the shared folder.
struct Suites {
  let folder: String

  func lines(_ name: String) -> [JSONObject] {
    guard let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) else {
      return []
    }
    return text.split(separator: "\n").compactMap {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? JSONObject
    }
  }

  func object(_ name: String) -> Any? {
    FileManager.default.contents(atPath: "\(folder)/\(name)").flatMap {
      try? JSONSerialization.jsonObject(with: $0)
    }
  }
}

extension JSONObject {
  func text(_ key: String) -> String? { self[key] as? String }
  func object(_ key: String) -> JSONObject? { self[key] as? JSONObject }
  func objects(_ key: String) -> [JSONObject] { self[key] as? [JSONObject] ?? [] }
  func texts(_ key: String) -> [String: String] { self[key] as? [String: String] ?? [:] }
}
