import Foundation
import LaminaStore

/// What is done with a store before the first value is read: values of another version go, and those of a Lamina
/// without stores come.
nonisolated struct RestorationStart {
  private static let versionKey = "lamina.version"
  private let store: SharedStore
  private let version: Int?
  private let earlier: URL?

  init(_ store: SharedStore, version: Int?, earlier: URL?) {
    self.store = store
    self.version = version
    self.earlier = earlier
  }

  /// Returns what went wrong.
  func run() -> StoreError? {
    do {
      if let version, let found = try foundVersion(), found != version {
        let aside = try store.setAside(as: "version-\(found)")
        return .otherVersion(
          path: store.description, found: found, expected: version, setAside: aside ?? "")
      }
      try takeOver()
      return nil
    } catch {
      return error
    }
  }

  /// The number of the values that are there; the first one is not written.
  private func foundVersion() throws(StoreError) -> Int? {
    let keys = try store.keys
    if keys.contains(Self.versionKey) { return try store.value(Int.self, forKey: Self.versionKey) }
    return keys.isEmpty ? nil : 1
  }

  private func takeOver() throws(StoreError) {
    guard let earlier, FileManager.default.fileExists(atPath: earlier.path), try store.keys.isEmpty,
      let values = EarlierState.values(in: earlier, version: version ?? 1, limits: store.limits)
    else { return }
    try store.setTexts(values.mapValues(Optional.some))
    try? FileManager.default.removeItem(at: earlier)
  }

  /// What is written with the values, so that one knows their version.
  static func mark(_ version: Int?) -> [String: String?] {
    guard let version, version != 1 else { return [:] }
    return [versionKey: "\(version)"]
  }
}
