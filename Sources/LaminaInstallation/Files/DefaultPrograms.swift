/// The lines of `mimeapps.list`, of which only those of one program are ever changed.
struct DefaultPrograms {
  private var lines: [String]
  private static let group = "[Default Applications]"

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
  }

  var text: String { lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n" }

  /// Puts a program first among those that open a type.
  mutating func prefer(_ program: String, for type: String) {
    let start = lines.firstIndex(of: Self.group) ?? add(Self.group)
    let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("[") } ?? lines.endIndex
    if let place = lines[start..<end].firstIndex(where: { $0.hasPrefix(type + "=") }) {
      let others = Self.programs(lines[place]).filter { $0 != program }
      lines[place] = Self.line(type, [program] + others)
    } else {
      lines.insert(Self.line(type, [program]), at: start + 1)
    }
  }

  /// Takes a program out of all lines; what it was alone in goes.
  mutating func remove(_ program: String) {
    lines = lines.compactMap { line in
      guard let equals = line.firstIndex(of: "="), !line.hasPrefix("#") else { return line }
      let programs = Self.programs(line)
      guard programs.contains(program) else { return line }
      let rest = programs.filter { $0 != program }
      return rest.isEmpty ? nil : Self.line(String(line[..<equals]), rest)
    }
    if let place = lines.firstIndex(of: Self.group), place == lines.count - 1 { lines.removeLast() }
    while lines.last == "" { lines.removeLast() }
  }

  private mutating func add(_ group: String) -> Int {
    if !lines.isEmpty { lines.append("") }
    lines.append(group)
    return lines.count - 1
  }

  private static func programs(_ line: String) -> [String] {
    guard let equals = line.firstIndex(of: "=") else { return [] }
    return line[line.index(after: equals)...].split(separator: ";").map(String.init)
  }

  private static func line(_ type: String, _ programs: [String]) -> String {
    "\(type)=" + programs.map { $0 + ";" }.joined()
  }
}
