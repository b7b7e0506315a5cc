import Foundation

/// Where a person's desktop looks for programs.
public struct DesktopFolders: Hashable, Sendable {
  /// `$XDG_DATA_HOME`, or `~/.local/share`.
  public let data: String
  /// `$XDG_CONFIG_HOME`, or `~/.config`.
  public let configuration: String

  /// Makes folders of their whole paths.
  public init(data: String, configuration: String) {
    (self.data, self.configuration) = (data, configuration)
  }

  /// Those that the environment's variables name.
  public init(environment: [String: String]) throws(InstallationError) {
    func folder(_ variable: String, _ standard: String) throws(InstallationError) -> String {
      // The specification: what is no whole path counts as not set.
      if let path = environment[variable], path.hasPrefix("/") { return path }
      guard let home = environment["HOME"], home.hasPrefix("/") else { throw .noHome }
      return home + "/" + standard
    }
    self.init(
      data: try folder("XDG_DATA_HOME", ".local/share"),
      configuration: try folder("XDG_CONFIG_HOME", ".config"))
  }

  /// Those that were given, or else those of this process's environment.
  static func given(_ folders: DesktopFolders?) throws(InstallationError) -> DesktopFolders {
    if let folders { return folders }
    return try DesktopFolders(environment: ProcessInfo.processInfo.environment)
  }

  var defaults: String { configuration + "/mimeapps.list" }

  func entry(_ id: String) -> String { "\(data)/applications/\(id).desktop" }
  func service(_ id: String) -> String { "\(data)/dbus-1/services/\(id).service" }
  func types(_ id: String) -> String { "\(data)/mime/packages/\(id).xml" }
  func icon(_ id: String, _ size: String, _ suffix: String) -> String {
    "\(data)/icons/hicolor/\(size)/apps/\(id).\(suffix)"
  }
  /// The list of what was written, which is what is removed.
  func record(_ id: String) -> String { "\(data)/lamina/installed/\(id)" }
}
