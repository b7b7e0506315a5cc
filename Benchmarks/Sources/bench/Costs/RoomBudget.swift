import Foundation

/// What rooms may cost, from a text file with a line for each: name, kB of code, kB of data, addresses.
struct RoomBudget {
  private let rooms: [String: ProgramParts.Room]

  /// Reads the file; lines that begin with `#` are comments.
  ///
  /// - Throws: when the file cannot be read.
  init(file: URL) throws {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let rows = lines.filter { !$0.hasPrefix("#") }.compactMap(Self.row)
    rooms = Dictionary(rows) { $1 }
  }

  private static func row(_ line: Substring) -> (String, ProgramParts.Room)? {
    let words = line.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    return (
      String(words[0]),
      ProgramParts.Room(code: numbers[0], data: numbers[1], addresses: numbers[2])
    )
  }

  /// What a room may cost; nil for one that the file does not name.
  subscript(name: String) -> ProgramParts.Room? { rooms[name] }
}
