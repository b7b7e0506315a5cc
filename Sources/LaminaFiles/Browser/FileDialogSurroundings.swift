package import Foundation
import LaminaNavigation
import LaminaContentTypes

/// Where a person's files are, and who reads them: an argument, so that tests have folders of their own.
package nonisolated struct FileDialogSurroundings: Sendable {
  /// The person's folder.
  package var home: String
  /// Where programs keep what a person has set.
  package var config: String
  /// Where programs keep data of a person.
  package var data: String
  /// Which file systems are mounted.
  package var mounts: String
  package var reader: FolderReader
  /// The program's name, in lists of what was used lately.
  package var program: String
  /// Whether what is used is noted for other programs of the desktop.
  package var notesUse = true
  /// What time it is.
  package var now: @Sendable () -> Date

  /// Those of the process.
  package static var ofProcess: FileDialogSurroundings {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let home = variable("HOME") ?? "/"
    return FileDialogSurroundings(
      home: home, config: variable("XDG_CONFIG_HOME") ?? home + "/.config",
      data: variable("XDG_DATA_HOME") ?? home + "/.local/share", mounts: "/proc/self/mountinfo",
      reader: .background, program: CommandLine.arguments.first.map(Self.lastPart) ?? "lamina",
      now: { Date.now })
  }

  /// Those of a folder that stands for a person's, for tests.
  package static func inFolder(
    _ home: String, reader: FolderReader = .immediate
  ) -> FileDialogSurroundings {
    FileDialogSurroundings(
      home: home, config: home + "/.config", data: home + "/.local/share",
      mounts: home + "/mountinfo", reader: reader, program: "test",
      now: { Date(timeIntervalSinceReferenceDate: 0) })
  }

  private static func lastPart(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "lamina")
  }
}

extension FileDialogSurroundings {
  /// Those of the process; only a program with windows leaves something behind on the desktop.
  @MainActor fileprivate static var ofProgram: FileDialogSurroundings {
    var surroundings = ofProcess
    surroundings.notesUse = FileDialogDesktop.ofProgram != nil
    return surroundings
  }
}

extension EnvironmentValues {
  /// Where a person's files are.
  package var fileDialogSurroundings: FileDialogSurroundings {
    get { self[FileDialogSurroundingsKey.self] ?? .ofProgram }
    set { self[FileDialogSurroundingsKey.self] = newValue }
  }
}

private struct FileDialogSurroundingsKey: EnvironmentKey {
  static let defaultValue: FileDialogSurroundings? = nil
}
