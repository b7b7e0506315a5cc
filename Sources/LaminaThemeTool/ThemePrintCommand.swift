import ArgumentParser
import LaminaThemeFiles
import LaminaThemes

/// `lamina theme print`: prints Lamina's own theme as a file to begin with.
struct ThemePrintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "print", abstract: "Prints Lamina's own theme as design tokens.")

  func run() { print(ThemeText(Theme.standard).text) }
}
