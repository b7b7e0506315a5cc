import Foundation

/// A window that was open when an application ended, as it is remembered.
struct KeptWindow: Codable {
  /// By which its scene is known.
  let scene: String
  /// Which of the scene's windows it is.
  let number: Int
  /// The value for which it was opened, written by its scene; nil for none.
  let value: String?
}

/// How the values of a scene's windows are written, and read again.
struct WindowValueCoding {
  /// A value as text; nil for what is of another type, or cannot be written.
  let text: (AnyHashable) -> String?
  /// The value that was written; nil where it is none of the type any longer.
  let value: (String) -> AnyHashable?

  init<Value: Codable & Hashable>(_ type: Value.Type) {
    text = { value in
      guard let value = value.base as? Value, let data = try? JSONEncoder().encode([value]) else {
        return nil
      }
      return String(decoding: data, as: UTF8.self)
    }
    value = { text in
      let values = try? JSONDecoder().decode([Value].self, from: Data(text.utf8))
      return values?.first.map { AnyHashable($0) }
    }
  }
}
