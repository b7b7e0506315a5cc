import ArgumentParser

/// The command: looks files of Lamina's over.
@main
struct LaminaTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lamina", abstract: "Looks files of Lamina's over.",
    subcommands: [ThemeCommand.self])
}

/// `lamina theme`: what can be done with themes.
struct ThemeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme", abstract: "Checks themes, and prints Lamina's own.",
    subcommands: [ThemeCheckCommand.self, ThemePrintCommand.self])
}
