/// Which outlines symbols are made of, by name.
///
/// ```
///  bell  fc  bell                 bell.fill and bell.circle exist, too; the outline is bell.svg
///  ───── ──  ────
///  name  endings  recipe
/// ```
///
/// Endings: `f` for `.fill`, `c` for `.circle`, `q` for `.square`, `s` for `.slash`. The text is parsed when somebody
/// first asks for a symbol that is no mark of controls.
package struct SymbolTable: Sendable {
  /// A line of the table.
  struct Row: Sendable {
    let endings: Substring
    let recipe: Substring

    var hasFill: Bool { endings.contains("f") }
  }

  package static let shared = SymbolTable(text: SymbolRows.all)

  /// The names of the shared one, put in order once.
  package static let allNames = shared.names

  private let rows: [Substring: Row]

  init(text: [String]) {
    var rows: [Substring: Row] = [:]
    rows.reserveCapacity(1500)
    for line in text.lazy.flatMap({ $0.split(separator: "\n") }) {
      let fields = line.split(separator: " ", maxSplits: 2)
      guard fields.count == 3 else { continue }
      rows[fields[0]] = Row(endings: fields[1], recipe: fields[2])
    }
    self.rows = rows
  }

  subscript(name: Substring) -> Row? { rows[name] }

  /// All names, with their endings, in order.
  private var names: [String] {
    var names: Set<String> = []
    for (name, row) in rows {
      names.insert(String(name))
      for ending in row.endings { names.formUnion(Self.names(name, ending, hasFill: row.hasFill)) }
    }
    return names.sorted()
  }

  private static func names(_ name: Substring, _ ending: Character, hasFill: Bool) -> [String] {
    switch ending {
    case "f": ["\(name).fill"]
    case "c": ["\(name).circle", "\(name).circle.fill"]
    case "q": ["\(name).square", "\(name).square.fill"]
    case "s": hasFill ? ["\(name).slash", "\(name).slash.fill"] : ["\(name).slash"]
    default: []
    }
  }
}

/// The table's text, by subject.
enum SymbolRows {
  static var all: [String] {
    [
      arrows, marks, shapes, digits, media, communication, people, nature, things, devices, places,
      writing, badges,
    ]
  }
}
