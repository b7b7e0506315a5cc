import ArgumentParser
import Foundation

/// The command `lamina`: says what is wrong with themes, prints Lamina's own, and installs programs.
///
/// ```
///  theme check FILE... ─▶ findings: key, file, line, repair
///  theme print         ─▶ design tokens to begin with
///  install ID          ─▶ entry, icon, types and schemes for the desktop
///  uninstall ID        ─▶ none of these any more
/// ```
///
/// It must never do more than read options and print: the work is LaminaThemeFiles' and LaminaInstallation's.
@main
struct LaminaTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lamina", abstract: "Looks themes over, and tells the desktop of programs.",
    subcommands: [ThemeCommand.self, InstallCommand.self, UninstallCommand.self])

  /// Ends with 2 for a wrong call, where the library would end with 64.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      FileHandle.standardError.write(Data((fullMessage(for: error) + "\n").utf8))
      exit(withError: ExitCode(2))
    }
  }
}

/// `lamina theme`: what can be done with themes.
struct ThemeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme", abstract: "Checks themes, and prints Lamina's own.",
    subcommands: [ThemeCheckCommand.self, ThemePrintCommand.self])
}
