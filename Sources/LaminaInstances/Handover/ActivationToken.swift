/// A desktop's word that a person has asked for a program.
package nonisolated enum ActivationToken {
  /// A token that may be passed on: some printable characters of ASCII.
  package static func checked(_ text: String?) -> String? {
    guard let text, (1...256).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    return text
  }

  /// What the desktop has given this process at its start.
  package static func ofStart(_ variable: (String) -> String?) -> String? {
    checked(variable("XDG_ACTIVATION_TOKEN")) ?? checked(variable("DESKTOP_STARTUP_ID"))
  }
}
