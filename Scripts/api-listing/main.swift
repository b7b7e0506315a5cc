// Writes what a product's public names are, from the symbol graphs that the compiler makes of its rooms.
//
//   api-listing GRAPHS listing ROOM[:TYPE,TYPE…] …        prints the public names of rooms
//   api-listing GRAPHS undocumented ROOM[:TYPE,TYPE…] …   prints those without documentation
//
// GRAPHS is a folder of *.symbols.json. Of a room with types only those are listed, and what the room adds
// to types of others; `ROOM:-TYPE,TYPE…` lists all but those.
import Foundation

/// A public declaration.
struct Symbol {
  let room: String
  let path: [String]
  let kind: String
  let declaration: String
  let isDocumented: Bool
  let usr: String

  /// The type that it is a member of; its own name where it is none.
  var owner: String { path.count > 1 ? path.dropLast().joined(separator: ".") : path[0] }
}

/// A room, and which of its types count.
struct Selection {
  let room: String
  private let types: Set<String>?
  private let isExclusion: Bool

  init(_ words: Substring) {
    let parts = words.split(separator: ":", maxSplits: 1)
    room = String(parts[0])
    let list = parts.count > 1 ? parts[1] : ""
    isExclusion = list.hasPrefix("-")
    types =
      parts.count > 1 ? Set(list.drop { $0 == "-" }.split(separator: ",").map(String.init)) : nil
  }

  func includes(_ symbol: Symbol, isForeign: Bool) -> Bool {
    guard symbol.room == room else { return false }
    guard let types, !isForeign else { return true }
    return types.contains(symbol.path[0]) != isExclusion
  }
}

/// The format of the compiler's symbol graphs, as far as it is read.
private struct GraphFile: Decodable {
  struct Module: Decodable { let name: String }
  struct Kind: Decodable { let identifier: String }
  struct Identifier: Decodable { let precise: String }
  struct Fragment: Decodable { let spelling: String }
  struct Comment: Decodable {}
  struct Entry: Decodable {
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let docComment: Comment?
    let accessLevel: String
  }
  struct Relationship: Decodable {
    let source: String
    let sourceOrigin: Origin?
    struct Origin: Decodable { let displayName: String }
  }
  let module: Module
  let symbols: [Entry]
  let relationships: [Relationship]
}

struct Library {
  private(set) var symbols: [Symbol] = []
  private(set) var rooms: Set<String> = []
  /// Those that do what a protocol asks for, which says it once for all.
  private var witnesses: Set<String> = []
  /// The names of types of each room.
  private var own: Set<String> = []

  init(folder: String) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    for file in files where file.hasSuffix(".symbols.json") {
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))
      let graph = try JSONDecoder().decode(GraphFile.self, from: data)
      rooms.insert(graph.module.name)
      for entry in graph.symbols where ["public", "open"].contains(entry.accessLevel) {
        let kind = entry.kind.identifier.replacingOccurrences(of: "swift.", with: "")
        symbols.append(
          Symbol(
            room: graph.module.name, path: entry.pathComponents, kind: kind,
            declaration: entry.declarationFragments.map(\.spelling).joined()
              .split(whereSeparator: \.isWhitespace).joined(separator: " "),
            isDocumented: entry.docComment != nil, usr: entry.identifier.precise))
        if entry.pathComponents.count == 1 {
          own.insert(graph.module.name + "." + entry.pathComponents[0])
        }
      }
      for relationship in graph.relationships
      where relationship.sourceOrigin != nil { witnesses.insert(relationship.source) }
    }
  }

  private func isForeign(_ symbol: Symbol) -> Bool {
    !own.contains(symbol.room + "." + symbol.path[0])
  }

  func symbols(of selections: [Selection]) -> [Symbol] {
    symbols.filter { symbol in
      selections.contains { $0.includes(symbol, isForeign: isForeign(symbol)) }
    }
  }

  /// Whether a name has to say something of itself: what a protocol asks for is said there.
  func isUndocumented(_ symbol: Symbol) -> Bool {
    if symbol.isDocumented || witnesses.contains(symbol.usr) { return false }
    return !["typealias", "associatedtype"].contains(symbol.kind) || symbol.path.last != "Body"
  }

  /// The declarations below the types that have them, type by type.
  func listing(_ selections: [Selection]) -> String {
    let chosen = symbols(of: selections)
    var lines: [String] = []
    for (owner, members) in Dictionary(grouping: chosen, by: \.owner).sorted(by: { $0.key < $1.key }
    ) {
      let types = members.filter { $0.path.joined(separator: ".") == owner }
      let inner = members.filter { $0.path.joined(separator: ".") != owner }
      for line in Set(types.map { "\($0.room) · \($0.declaration)" }).sorted() {
        lines.append(line)
      }
      if types.isEmpty { lines.append("extension \(owner)") }
      for line in Set(inner.map { "  " + $0.declaration }).sorted() { lines.append(line) }
    }
    return lines.joined(separator: "\n")
  }
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

let arguments = CommandLine.arguments
guard arguments.count >= 4 else {
  fail("usage: api-listing GRAPHS listing|undocumented ROOM[:TYPE,…] …")
}
do {
  let library = try Library(folder: arguments[1])
  let selections = arguments[3...].map { Selection($0[...]) }
  for selection in selections where !library.rooms.contains(selection.room) {
    fail("api-listing: no symbol graph of \(selection.room) in \(arguments[1])")
  }
  switch arguments[2] {
  case "listing": print(library.listing(selections))
  case "undocumented":
    for symbol in library.symbols(of: selections) where library.isUndocumented(symbol) {
      print("\(symbol.room) · \(symbol.path.joined(separator: ".")) (\(symbol.kind))")
    }
  default: fail("usage: api-listing GRAPHS listing|undocumented ROOM[:TYPE,…] …")
  }
} catch {
  fail("api-listing: \(error)")
}
