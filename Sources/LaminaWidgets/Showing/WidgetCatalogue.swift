import Foundation
public import LaminaWidgetHosting

/// A widget that is installed: what its program says of it, and how to run it.
public struct InstalledWidget: Hashable, Sendable, Identifiable {
  /// The name of the file that lists it, and its kind.
  public let id: String
  public let listing: WidgetListing
  /// The path of its program.
  public let program: String

  /// How its process is started for a size.
  public func process(family: WidgetFamily) -> WidgetProgram {
    WidgetProgram(program, ["--widget", listing.kind, "--family", family.rawValue])
  }
}

/// The widgets that programs have installed: a file for each program in `lamina/widgets` below the folders for data.
///
/// Files are read with limits, and no program is started.
public struct WidgetCatalogue {
  /// What is wrong with a file, which is left out.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    public let file: String
    public let reason: String
    public var description: String { "\(file): \(reason)" }
  }

  /// The widgets, by their names.
  public private(set) var widgets: [InstalledWidget] = []
  public private(set) var findings: [Finding] = []

  /// The largest file in bytes.
  static let largestFile = 64_000
  /// The most programs in a folder.
  static let mostPrograms = 200

  /// Reads what is installed for this person, and for all.
  public init() { self.init(folders: Self.folders) }

  /// Where programs list their widgets: the person's own folder first.
  static var folders: [String] {
    let own = variable("XDG_DATA_HOME") ?? NSHomeDirectory() + "/.local/share"
    let shared = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? ""
    let all = shared.isEmpty ? "/usr/local/share:/usr/share" : shared
    return ([own] + all.split(separator: ":").map(String.init)).map { $0 + "/lamina/widgets" }
  }

  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// Reads folders; a file of the same name in an earlier one takes the place of a later one.
  package init(folders: [String]) {
    var seen: Set<String> = []
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.filter({ $0.hasSuffix(".json") }).sorted().prefix(Self.mostPrograms)
      where seen.insert(name).inserted { read(folder + "/" + name) }
    }
    widgets.sort { ($0.listing.name, $0.id) < ($1.listing.name, $1.id) }
  }

  private mutating func read(_ path: String) {
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      let data = try file.read(upToCount: Self.largestFile + 1) ?? Data()
      guard data.count <= Self.largestFile else {
        return find(path, "it is larger than \(Self.largestFile) bytes")
      }
      let program = try JSONDecoder().decode(ProgramListing.self, from: data)
      guard FileManager.default.isExecutableFile(atPath: program.program) else {
        return find(path, "its program \(program.program) is not there; install it again")
      }
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      widgets += program.widgets.filter { !$0.families.isEmpty }.map {
        InstalledWidget(id: "\(name)/\($0.kind)", listing: $0, program: program.program)
      }
    } catch {
      find(path, "it is no list of widgets (\(error.localizedDescription))")
    }
  }

  private mutating func find(_ file: String, _ reason: String) {
    findings.append(Finding(file: file, reason: reason))
  }
}

/// What a program writes when its widgets are installed.
struct ProgramListing: Codable {
  var program: String
  var widgets: [WidgetListing]

  /// Writes it into a folder under the program's name.
  ///
  /// - Returns: the path of the file.
  func install(into folder: String) throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let path = Self.path(of: program, in: folder)
    try checkPlace(path)
    try encoder.encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
    return path
  }

  /// Another program of the same name, which is still there, keeps its list.
  private func checkPlace(_ path: String) throws {
    guard let data = FileManager.default.contents(atPath: path),
      let other = try? JSONDecoder().decode(ProgramListing.self, from: data),
      other.program != program, FileManager.default.isExecutableFile(atPath: other.program)
    else { return }
    throw WidgetCommand.Misuse(
      description: "\(path) lists the widgets of \(other.program): uninstall that first")
  }

  /// Where a program's list lies in a folder.
  static func path(of program: String, in folder: String) -> String {
    folder + "/" + URL(fileURLWithPath: program).lastPathComponent + ".json"
  }
}
