import ArgumentParser
import Foundation
import LaminaThemeFiles

/// `lamina theme check`: prints all that is wrong with themes.
struct ThemeCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Says all that is wrong with themes, and where.",
    discussion: """
      Example:
        lamina theme check Day.plist Night.plist
        Night.plist:7:5: error: the key "title" of Day.plist is missing here. Add it, or remove it there.

      The files are themes that stand for each other: property lists in XML, or JSON design tokens.

      Exit codes: 0 no error, 1 errors, 2 the command was called wrongly.
      """)

  @Argument(help: ArgumentHelp("The files to check.", valueName: "file"))
  var files: [String]

  @Option(
    help: ArgumentHelp("A key that the program asks for; give it once for each.", valueName: "key"))
  var uses: [String] = []

  @Flag(help: "Warnings make the exit code 1, too.")
  var strict = false

  func run() throws {
    var (read, isWrong) = ([ThemeFile](), false)
    for path in files {
      do throws(ThemeFileError) {
        read.append(try ThemeFile(contentsOf: path))
      } catch {
        print(error)
        isWrong = true
      }
    }
    let findings = ThemeCheck(files: read, usedKeys: uses.isEmpty ? nil : Set(uses)).findings
    for finding in findings { print(finding) }
    if isWrong || findings.contains(where: { strict || $0.isError }) { throw ExitCode(1) }
  }
}
