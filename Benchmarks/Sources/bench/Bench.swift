import Foundation

/// Measures Lamina and writes what it found: a table on the screen, `out/bench.json` in a file.
///
/// ```
/// bench [--out FILE] [store] [start] [rows100k] [fling] [landmarks] [reader] [hop] [idle] [blur]
///   [layers200] [layout10k] [rainforest] [solver] [instructions] [streams] [editor]
///   [navigation] [themes] [controls] [growth] [memory] [bus]
/// ```
/// The programs that it starts lie beside its own file. Without names, everything is measured.
@main struct Bench {
  typealias Measurement = @MainActor (inout Report, Programs) throws -> Void

  static let groups: [(name: String, measure: Measurement)] = [
    // Before there is a window in this process, `UserDefaults` is Foundation's.
    ("store", measureStore),
    ("start", measureStart),
    ("rows100k", measureManyRows),
    ("fling", measureFling),
    ("landmarks", measureLandmarks),
    ("reader", measureReader),
    ("hop", measureHop),
    ("idle", measureIdle),
    ("blur", measureBlur),
    ("layers200", measureLayers),
    ("layout10k", measureLayout),
    ("rainforest", measureRainforest),
    ("solver", measureSolver),
    ("instructions", measureInstructions),
    ("streams", measureStreams),
    ("editor", measureEditor),
    ("navigation", { report, _ in measureNavigation(&report) }),
    ("themes", { report, _ in measureThemes(&report) }),
    ("controls", measureControls),
    ("growth", measureGrowth),
    ("memory", measureMemory),
    ("bus", measureBus),
  ]

  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var file = "out/bench.json"
    if let place = arguments.firstIndex(of: "--out"), place + 1 < arguments.count {
      file = arguments[place + 1]
      arguments.removeSubrange(place...place + 1)
    }
    let unknown = arguments.filter { name in !groups.contains { $0.name == name } }
    guard unknown.isEmpty else {
      fail("bench: no group is called \(unknown[0]); there are \(groups.map(\.name))", code: 2)
    }
    do {
      try run(arguments.isEmpty ? groups.map(\.name) : arguments, writingTo: file)
    } catch {
      fail("bench: \(error)", code: 1)
    }
  }

  private static func run(_ names: [String], writingTo file: String) throws {
    var report = Report()
    let programs = Programs()
    defer { programs.stopDisplay() }
    let wanted = groups.filter { names.contains($0.name) }
    let start = Date()
    for (number, group) in wanted.enumerated() {
      let seconds = Int(Date().timeIntervalSince(start))
      FileHandle.standardError.write(
        Data("bench: \(number + 1)/\(wanted.count) · \(seconds) s · \(group.name)\n".utf8))
      try group.measure(&report, programs)
    }
    try report.write(to: URL(fileURLWithPath: file))
    print(report.table)
    print("written to \(file)")
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}

/// The programs to be measured, built beside this one, and the display where they open.
final class Programs {
  private let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  private var server: VirtualDisplay?

  /// Starts with the first program: what is measured in this process needs none.
  func display() throws -> VirtualDisplay {
    if let server { return server }
    let started = try VirtualDisplay()
    server = started
    return started
  }

  func stopDisplay() { server?.stop() }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// Where the build lies, with a folder of object files for each room.
  var build: URL { folder }

  func start(
    _ name: String, _ arguments: [String] = [], as person: OrdinaryUser? = nil,
    setting variables: [String: String] = [:]
  ) throws -> MeasuredProgram {
    try MeasuredProgram(
      path(name), arguments: arguments, on: display(), as: person, setting: variables)
  }
}
