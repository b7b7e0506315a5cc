import ArgumentParser
import Foundation
import LaminaInstallation

/// `lamina install`: tells the desktop of a program.
struct InstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Tells the desktop of a program: menu, icon, file types, schemes.",
    discussion: """
      Example:
        lamina install org.example.Dreams --name Dreams --exec /opt/dreams/Dreams --icon icon.svg --scheme dreams

      Everything is written below $XDG_DATA_HOME and $XDG_CONFIG_HOME, and `lamina uninstall` removes it.

      Exit codes: 0 done, 1 refused or found wrong, 2 the command was called wrongly.
      """)

  @Argument(help: ArgumentHelp("Names the program, like org.example.Dreams.", valueName: "id"))
  var id: String

  @Option(help: "What people call it.")
  var name: String

  @Option(help: "The program's file, by its whole path.")
  var exec: String

  @Option(help: "What it is, in a few words.")
  var comment: String?

  @Option(help: "A square picture, PNG or SVG.")
  var icon: String?

  @Option(help: "Where menus show it; once for each.")
  var category: [String] = []

  @Option(help: "A word by which it is found; once for each.")
  var keyword: [String] = []

  @Option(help: "A scheme of addresses that it opens; once for each.")
  var scheme: [String] = []

  @Option(
    help: ArgumentHelp(
      "A kind of files that it opens, as TYPE or TYPE:PATTERN:WORDS; once for each pattern."))
  var mime: [String] = []

  @Flag(help: "The bus may start it: for programs of one instance.")
  var activatable = false

  func run() throws {
    var entry = DesktopEntry(id: id, name: name, executable: exec)
    entry.comment = comment
    (entry.categories, entry.keywords, entry.schemes) = (category, keyword, scheme)
    entry.isActivatable = activatable
    entry.mimeTypes = MIMEType.types(in: mime)
    var findings: [String] = []
    do {
      for path in try AppInstaller(entry, icon: icon).install() { print(path) }
      findings = try InstallationCheck(id).findings()
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      throw ExitCode(1)
    }
    for finding in findings { print("warning: \(finding)") }
    if !mime.isEmpty {
      print("Run update-mime-database $XDG_DATA_HOME/mime, so that the desktop knows the types.")
    }
    if !findings.isEmpty { throw ExitCode(1) }
  }
}

/// `lamina uninstall`: removes what `lamina install` has written.
struct UninstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Removes what `lamina install` has written, and nothing else.")

  @Argument(help: ArgumentHelp("The program's name, like org.example.Dreams.", valueName: "id"))
  var id: String

  func run() throws {
    do {
      try AppInstaller.uninstall(id)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      throw ExitCode(1)
    }
  }
}
