import Glibc

/// The process's environment, read without Foundation's copy of all of it.
enum ProcessEnvironment {
  /// The value of a variable; nil when it is unset or empty.
  static func value(_ name: String) -> String? {
    guard let text = getenv(name), text[0] != 0 else { return nil }
    return String(cString: text)
  }
}
