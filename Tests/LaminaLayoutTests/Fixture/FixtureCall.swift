import LaminaGeometry
import LaminaLayout

/// A word of a fixture with its settings: `frame(maxWidth=100, alignment=leading)`.
///
/// Settings that are not read are a mistake in the file, so `finish` names them.
final class FixtureCall {
  let name: String
  private(set) var modifiers: [FixtureCall] = []
  private var settings: [String: FixtureValue] = [:]
  private var positional: [FixtureValue] = []

  /// An element: its name, then settings and modifiers.
  init(_ name: String, _ words: [String]) {
    self.name = name
    for word in words {
      if word.contains("(") || !word.contains("=") {
        modifiers.append(FixtureCall(modifier: word))
      } else {
        set(word)
      }
    }
  }

  /// A modifier: its name, then its settings in parentheses.
  private init(modifier text: String) {
    let parts = text.split(separator: "(", maxSplits: 1).map(String.init)
    name = parts[0]
    guard parts.count == 2 else { return }
    for part in parts[1].dropLast().split(separator: ",") {
      set(part.trimmingCharacters(in: .whitespaces))
    }
  }

  private func set(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    if parts.count == 2 {
      settings[parts[0]] = FixtureValue(parts[1])
    } else {
      positional.append(FixtureValue(text))
    }
  }

  /// Takes the setting under `key`.
  func take(_ key: String) -> FixtureValue? { settings.removeValue(forKey: key) }

  /// The next value without a key, left where it is.
  func peek() -> FixtureValue? { positional.first }

  /// Takes the next value without a key.
  func next() -> FixtureValue? { positional.isEmpty ? nil : positional.removeFirst() }

  func number(_ key: String) throws -> CGFloat? { try take(key)?.number() }

  /// Takes all settings that are left.
  func rest() -> [String: FixtureValue] {
    defer { settings = [:] }
    return settings
  }

  func has(anyOf keys: String...) -> Bool { keys.contains { settings[$0] != nil } }

  /// Checks that everything was read.
  func finish() throws {
    let left = settings.keys.sorted() + positional.map(\.text)
    guard left.isEmpty else {
      throw FixtureValue.Problem("\(name) does not know \(left.joined(separator: ", "))")
    }
  }
}
