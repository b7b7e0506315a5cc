import Foundation

/// What a program's file consists of, by who brings it.
///
/// Rooms are told from their object files, as they are before the linker takes out what nobody calls;
/// what the toolchain brings, from the names in the program.
struct ProgramParts {
  /// A room's code and data in kB, and the addresses in its data that the loader sets at each start.
  struct Room {
    var code: Int
    var data: Int
    var addresses: Int
  }

  /// The rooms whose objects lie in a build's folder, by name; without that of tests and the compiler's tools, which
  /// are in no program.
  static func rooms(in build: URL) throws -> [(name: String, room: Room)] {
    try FileManager.default.contentsOfDirectory(atPath: build.path)
      .filter { $0.hasPrefix("Lamina") && $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }
      .filter { $0 != "LaminaTesting.build" }
      .sorted()
      .compactMap { folder in
        let room = try room(of: build.appending(path: folder))
        return room.code == 0 ? nil : (String(folder.dropLast(6)), room)
      }
  }

  private static func room(of folder: URL) throws -> Room {
    let objects = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".o") }
      .compactMap { ElfFile(path: folder.appending(path: $0).path) }
    func kilobytes(_ passes: (ElfFile.Section) -> Bool) -> Int {
      (objects.map { $0.loadedBytes(where: passes) }.reduce(0, +) + 1023) / 1024
    }
    return Room(
      code: kilobytes { $0.isCode }, data: kilobytes { !$0.isCode },
      addresses: objects.map(\.addressesInData).reduce(0, +))
  }

  /// The MB of a program's functions and constants, by who brings them; the largest first.
  static func owners(in program: ElfFile) -> [(name: String, megabytes: Double)] {
    var bytes: [String: Int] = [:]
    program.forEachSymbol { name, size in bytes[owner(of: name), default: 0] += size }
    return bytes.sorted { $0.value > $1.value }.map { ($0.key, Double($0.value) / 1e6) }
  }

  private static func owner(of name: String) -> String {
    owners.first(where: { $0.marks.contains(where: name.contains) })?.owner ?? "others"
  }

  /// The first whose mark stands in a function's name is its owner.
  private static let owners: [(owner: String, marks: [String])] = [
    ("Lamina", ["Lamina"]), ("ICU's tables", ["icudt"]),
    ("ICU", ["icu_", "_foundation"]), ("Foundation", ["Foundation", "CF"]),
    ("regular expressions", ["RegexParser", "StringProcessing"]),
    ("Dispatch", ["dispatch", "Dispatch"]), ("Swift", ["$s", "swift"]),
  ]
}
