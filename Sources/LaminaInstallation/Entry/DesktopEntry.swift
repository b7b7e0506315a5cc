public import Foundation

/// What a desktop's menus and its choice of programs say of a program.
public struct DesktopEntry: Hashable, Sendable {
  /// An action that menus offer beside starting the program.
  public struct Action: Hashable, Sendable {
    /// Names it: letters, digits and hyphens.
    public var id: String
    /// What people read.
    public var name: String
    /// What the program is started with; a program that the bus starts is told the action's id.
    public var arguments: [String]

    /// Makes an action.
    public init(id: String, name: String, arguments: [String] = []) {
      (self.id, self.name, self.arguments) = (id, name, arguments)
    }
  }

  /// Names the program, like `org.example.Dreams`; its files are called so.
  public var id: String
  /// What people call the program.
  public var name: String
  /// The same in other languages, by their codes, like `de` or `pt_BR`.
  public var localizedNames: [String: String] = [:]
  /// What it is, in a few words.
  public var comment: String?
  /// The program's file, by its whole path.
  public var executable: String
  /// What it is started with, before the addresses that it is to open.
  public var arguments: [String] = []
  /// Where menus show it, like `["Graphics", "Viewer"]`.
  public var categories: [String] = []
  /// Words by which it is found.
  public var keywords: [String] = []
  /// The schemes of addresses that it opens, like `["dreams"]`.
  public var schemes: [String] = []
  /// The kinds of files that it opens.
  public var mimeTypes: [MIMEType] = []
  /// What menus offer beside starting it.
  public var actions: [Action] = []
  /// Whether the bus may start it, with `org.freedesktop.Application`: for programs of one instance.
  public var isActivatable = false

  /// Makes an entry of a program that opens nothing.
  public init(id: String, name: String, executable: String) {
    (self.id, self.name, self.executable) = (id, name, executable)
  }

  /// The types of what it opens, those of addresses among them.
  public var openedTypes: [String] {
    mimeTypes.map(\.type) + schemes.map { "x-scheme-handler/" + $0.lowercased() }
  }
}

/// A kind of files, by their names.
public struct MIMEType: Hashable, Sendable {
  /// Like `application/x-dream`.
  public var type: String
  /// What people call such a file.
  public var comment: String
  /// What the names look like, as `*.dream`; none for a type that the desktop knows already.
  public var patterns: [String]

  /// Makes a kind of files.
  public init(_ type: String, comment: String = "", patterns: [String] = []) {
    (self.type, self.comment, self.patterns) = (type, comment, patterns)
  }
}

/// Why a program was not installed or removed.
public enum InstallationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It cannot name a program's files and its name on the bus.
  case identifier(String)
  /// A value has none, or has characters that the desktop does not allow there.
  case value(key: String, value: String, rule: String)
  /// No home folder is known.
  case noHome
  /// A file could not be read or written; why.
  case file(path: String, reason: String)
  /// A file of that name is there, and was not written by an installation of this program.
  case foreign(path: String)
  /// Nothing was installed under that name.
  case notInstalled(String)
  /// The picture cannot be an icon; why.
  case icon(path: String, reason: String)

  /// A sentence for a developer.
  public var description: String {
    switch self {
    case .identifier(let id):
      "\(id.debugDescription) cannot name a program. Take two or more parts of letters, digits and underscores "
        + "with dots between them, 255 in all, none of which begins with a digit, like org.example.Dreams."
    case .value(let key, let value, let rule):
      "\(key) is \(value.prefix(80).debugDescription). \(rule)"
    case .noHome:
      "Neither HOME nor XDG_DATA_HOME and XDG_CONFIG_HOME name a folder by its whole path."
    case .file(let path, let reason): "\(path): \(reason)."
    case .foreign(let path):
      "\(path) is there already, and does not come from an installation of this program. Move it away first."
    case .notInstalled(let id): "\(id) was not installed from here."
    case .icon(let path, let reason): "\(path) cannot be an icon: \(reason)"
    }
  }
}

extension InstallationError: LocalizedError {
  public var errorDescription: String? { description }
}
