import Foundation

/// Prints who costs what at the start.
///
/// Three tables: each program's loader, files and memory; each room's code and data beside its budget;
/// what Hello's file consists of. Counts go into the report.
func printStartCosts(_ report: inout Report, _ programs: Programs) throws {
  let person = try OrdinaryUser()
  let feed = programs.build.appending(path: "Lamina_Reader.resources/Sample.xml").path
  let costs = try [
    StartCost("hello", "Hello", [], programs, person),
    StartCost("rows20", "Rows20", [], programs, person),
    StartCost("rows100k", "Rows100k", [], programs, person),
    StartCost("article", "Reader", [feed, "--entry", "1"], programs, person),
  ]
  print(StartCost.table(costs))
  for cost in costs.prefix(2) { cost.count(into: &report) }
  try printRooms(&report, programs)
  guard let hello = ElfFile(path: programs.path("Hello")) else { return }
  print("\nHello's file, MB of functions and constants by who brings them")
  for owner in ProgramParts.owners(in: hello) {
    print("  " + owner.name.padded(26) + String(format: "%8.1f", owner.megabytes))
  }
}

/// The rooms' table; a room above its budget, or without one, is marked.
private func printRooms(_ report: inout Report, _ programs: Programs) throws {
  let budget = try RoomBudget(file: URL(fileURLWithPath: "Benchmarks/room-budget.txt"))
  print("\n" + "room (budget)".padded(22) + "         code kB         data kB       addresses")
  var over = 0
  for (name, room) in try ProgramParts.rooms(in: programs.build) {
    let most = budget[name]
    let figures = [
      (room.code, most?.code), (room.data, most?.data), (room.addresses, most?.addresses),
    ]
    let isOver = figures.contains { $0 > $1 ?? -1 }
    over += isOver ? 1 : 0
    let cells = figures.map { figure, most in
      "\(figure)".leftPadded(8) + " (\(most.map(String.init) ?? "none"))".padded(8)
    }
    print(name.padded(22) + cells.joined() + (isOver ? " ✘ above its budget" : ""))
  }
  report.count("rooms.above_budget", over, goal: 0)
}

/// What one program costs from its start until it shows something and rests.
private struct StartCost {
  let key: String
  let loader: LoaderCost
  let files: OpenedFiles
  let memory: ResidentMemory
  /// Pointers to functions that run before `main`, in the program's own file.
  let initialisers: Int

  @MainActor init(
    _ key: String, _ name: String, _ arguments: [String], _ programs: Programs,
    _ person: OrdinaryUser
  ) throws {
    self.key = key
    let program = try programs.start(name, arguments, as: person)
    _ = try program.firstFrame()
    Thread.sleep(forTimeInterval: 0.5)
    memory = ResidentMemory(of: program.identifier, program: name)
    program.stop()
    loader = try Self.loader(name, arguments, programs)
    files = try Self.files(name, arguments, programs)
    let table = ElfFile(path: programs.path(name))?.sections.first { $0.name == ".init_array" }
    initialisers = (table?.size ?? 0) / 8
  }

  private static func loader(
    _ name: String, _ arguments: [String], _ programs: Programs
  ) throws -> LoaderCost {
    let output = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID())").path
    let program = try programs.start(
      name, arguments, setting: ["LD_DEBUG": "statistics", "LD_DEBUG_OUTPUT": output])
    _ = try program.firstFrame()
    program.stop()
    let file = "\(output).\(program.identifier)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    return LoaderCost(report: (try? String(contentsOfFile: file, encoding: .utf8)) ?? "")
  }

  private static func files(
    _ name: String, _ arguments: [String], _ programs: Programs
  ) throws -> OpenedFiles {
    guard FileManager.default.isExecutableFile(atPath: OpenedFiles.tracer) else {
      print("bench: no \(OpenedFiles.tracer), so no files are counted: Scripts/setup --bench")
      return OpenedFiles(trace: "")
    }
    let output = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: output) }
    let program = try MeasuredProgram(
      OpenedFiles.tracer,
      arguments: ["-D", "-f", "-e", "trace=open,openat", "-o", output, programs.path(name)]
        + arguments,
      on: programs.display())
    _ = try program.firstFrame()
    // A program that is traced may miss the request to end.
    kill(program.identifier, SIGKILL)
    program.stop()
    return OpenedFiles(trace: try String(contentsOfFile: output, encoding: .utf8))
  }

  /// Counts, which do not depend on the machine's speed.
  func count(into report: inout Report) {
    report.count("\(key).loader_lookups", loader.lookups)
    report.count("\(key).loader_addresses", loader.addresses)
    report.count("\(key).files_opened", files.all)
    let program = [ResidentMemory.Owner.code, .data].compactMap { memory.kilobytes[$0] }
    report.count("\(key).program_pages", program.reduce(0, +) / 4)
  }

  private typealias Row = (name: String, value: (StartCost) -> String)

  private static let rows: [Row] =
    [
      ("loader, million cycles", { String(format: "%.1f", $0.loader.megacycles) }),
      ("  names looked up", { "\($0.loader.lookups)" }),
      ("  addresses set", { "\($0.loader.addresses)" }),
      ("initialisers in file", { "\($0.initialisers)" }),
      ("files opened", { "\($0.files.all)" }),
      ("  libraries", { "\($0.files.libraries)" }),
      ("  fonts, fontconfig", { "\($0.files.fonts)" }),
      ("  locale, X11", { "\($0.files.locale)" }),
      ("  others", { "\($0.files.others)" }),
      ("resident kB", { "\($0.memory.kilobytes.values.reduce(0, +))" }),
    ]
    + ResidentMemory.Owner.allCases.map { owner in
      ("  " + owner.rawValue, { "\($0.memory.kilobytes[owner] ?? 0)" })
    }

  /// One column a program.
  static func table(_ costs: [StartCost]) -> String {
    let head = "\nat the start".padded(30) + costs.map { $0.key.leftPadded(10) }.joined()
    let lines = rows.map { row in
      row.name.padded(29) + costs.map { row.value($0).leftPadded(10) }.joined()
    }
    return ([head] + lines).joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func leftPadded(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
