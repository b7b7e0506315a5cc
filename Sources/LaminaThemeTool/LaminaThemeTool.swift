import ArgumentParser
import Foundation

/// The command `lamina`: says what is wrong with themes, and prints Lamina's own.
///
/// ```
///  theme check FILE... ─▶ findings: key, file, line, repair
///  theme print         ─▶ design tokens to begin with
/// ```
///
/// It must never do more than read options and print: the work is LaminaThemeFiles'.
@main
struct LaminaTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lamina", abstract: "Looks files of Lamina's over.",
    subcommands: [ThemeCommand.self])

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
