import Foundation
import Glibc

/// Looks an installed program over: with rules of its own, and with the desktop's programs where these are there.
public struct InstallationCheck: Sendable {
  private let id: String
  private let folders: DesktopFolders

  /// Makes a check of the program that is named so.
  public init(_ id: String, folders: DesktopFolders? = nil) throws(InstallationError) {
    guard DesktopEntry.isIdentifier(id) else { throw .identifier(id) }
    self.id = id
    self.folders = try DesktopFolders.given(folders)
  }

  /// What is wrong, a sentence each; none for nothing.
  public func findings() -> [String] {
    guard let text = try? String(contentsOfFile: folders.entry(id), encoding: .utf8) else {
      return ["\(folders.entry(id)) is not there."]
    }
    var findings = lineFindings(text)
    let lines = text.split(separator: "\n")
    if let program = lines.first(where: { $0.hasPrefix("Exec=") })?.dropFirst(5).split(
      separator: " "
    ).first,
      !program.hasPrefix("\""),
      !FileManager.default.isExecutableFile(atPath: String(program).replacing("%%", with: "%"))
    {
      findings.append("\(program) is no program that can be started.")
    }
    let isActivatable = lines.contains("DBusActivatable=true")
    if isActivatable != FileManager.default.fileExists(atPath: folders.service(id)) {
      findings.append("DBusActivatable and \(folders.service(id)) go together, and one is missing.")
    }
    return findings + saidByDesktop()
  }

  /// Lines that are neither a group nor a key with a value.
  private func lineFindings(_ text: String) -> [String] {
    var known: Set<String> = []
    var group = ""
    return text.split(separator: "\n").compactMap { line in
      if line.hasPrefix("[") && line.hasSuffix("]") {
        group = String(line)
        return nil
      }
      guard let equals = line.firstIndex(of: "=") else { return "\(line) is no line of an entry." }
      let key = group + line[..<equals]
      return known.insert(key).inserted ? nil : "\(line[..<equals]) stands twice in \(group)."
    }
  }

  /// What `desktop-file-validate` says, where it is installed; it has two seconds.
  private func saidByDesktop() -> [String] {
    let program = "/usr/bin/desktop-file-validate"
    guard FileManager.default.isExecutableFile(atPath: program) else { return [] }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [folders.entry(id)]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    guard (try? process.run()) != nil else { return [] }
    let guardian = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 2, execute: guardian)
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guardian.cancel()
    return String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { !$0.contains("hint:") }
  }
}
