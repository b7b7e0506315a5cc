import Foundation
import Glibc

/// Whether the person at this desktop has asked for less movement.
///
/// ```
/// LAMINA_REDUCE_MOTION=1 MyApp        # 0: not, whatever the desktop says
/// ```
///
/// Without the variable it is what the desktop says while the program runs, or else what GTK's settings
/// files say (`gtk-enable-animations`).
enum ReducedMotion {
  static let variable = "LAMINA_REDUCE_MOTION"

  /// Reads the variable, or else the files.
  static var isWanted: Bool { isWanted(desktop: nil) }

  /// Reads the variable, or else takes what the desktop says, or else reads the files.
  static func isWanted(desktop: Bool?) -> Bool {
    isWanted(
      environment: { name in getenv(name).map { String(cString: $0) } }, desktop: desktop
    ) { path in
      try? String(contentsOfFile: path, encoding: .utf8)
    }
  }

  /// The same with a given environment and files.
  static func isWanted(
    environment: (String) -> String?, desktop: Bool? = nil,
    file: @escaping (_ path: String) -> String?
  ) -> Bool {
    switch environment(variable) {
    case "1", "true": return true
    case "0", "false": return false
    default: break
    }
    if let desktop { return desktop }
    let home = environment("HOME").map { $0 + "/.config" }
    guard let folder = environment("XDG_CONFIG_HOME") ?? home else { return false }
    return ["gtk-4.0", "gtk-3.0"].lazy
      .compactMap { file("\(folder)/\($0)/settings.ini").flatMap(animations) }.first == false
  }

  /// What a settings file says of animations; nil for nothing.
  private static func animations(in settings: String) -> Bool? {
    for line in settings.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard parts.count == 2, parts[0] == "gtk-enable-animations" else { continue }
      return !["0", "false", "no"].contains(parts[1].lowercased())
    }
    return nil
  }
}
