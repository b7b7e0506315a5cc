import Foundation
import LaminaContentTypes

/// Where the desktop keeps its files, by the environment of a process.
package struct DesktopSurroundings: Sendable {
  package let variables: [String: String]

  package init(_ variables: [String: String] = ProcessInfo.processInfo.environment) {
    self.variables = variables
  }

  package func value(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  package var home: String { value("HOME") ?? NSHomeDirectory() }

  private func folder(_ name: String, or rest: String) -> String {
    value(name).flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + rest
  }

  private func folders(_ name: String, or rest: String) -> [String] {
    (value(name) ?? rest).split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
  }

  /// The person's own first.
  package var dataFolders: [String] { said.data }

  /// The person's own first.
  package var configurationFolders: [String] {
    [folder("XDG_CONFIG_HOME", or: "/.config")] + folders("XDG_CONFIG_DIRS", or: "/etc/xdg")
  }

  /// The names of the desktop, as files are prefixed with them.
  package var desktops: [String] {
    (value("XDG_CURRENT_DESKTOP") ?? "").lowercased().split(separator: ":").map(String.init)
  }

  /// The person's languages as keys name them: `de_AT`, then `de`.
  package var languages: [String] { said.languages }

  private var said: XDGFolders { XDGFolders { $0 == "HOME" ? home : value($0) } }

  /// The file of a program, by its path or its name; nil when it is not there.
  package func program(_ name: String) -> String? {
    if name.contains("/") { return access(name, X_OK) == 0 && name.hasPrefix("/") ? name : nil }
    return (value("PATH") ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").lazy
      .map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  package func isInstalled(_ name: String) -> Bool { program(name) != nil }
}
