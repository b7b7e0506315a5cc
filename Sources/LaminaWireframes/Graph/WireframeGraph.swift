/// A map as a picture: screens in columns by how many steps they are from an entry, ways as arrows.
///
/// ```
///  Home ──Detail-Product──▶ Product        column 0: entries, column 1: one step from them, …
///    └───Detail-Seller────▶ Seller         screens that nothing leads to stand in a last column
/// ```
///
/// ```swift
/// print(WireframeGraph(tree, entries: ["Home"]).text)
/// ```
public struct WireframeGraph: Hashable, Sendable {
  /// A screen, and where it stands.
  public struct Screen: Hashable, Sendable {
    public var code: String
    public var column: Int
    public var row: Int
  }

  /// A way from one screen to another.
  public struct Way: Hashable, Sendable {
    public var from: String
    public var to: String
    /// The port and the gate, and the navigator.
    public var name: String
    public var navigator: String
  }

  public private(set) var screens: [Screen] = []
  /// Those that lead to another screen; ways back have none.
  public private(set) var ways: [Way] = []
  /// Codes from which a way leads back.
  public private(set) var backs: Set<String> = []

  /// Draws the map of a tree, with its modules.
  ///
  /// - Parameters:
  ///   - tree: the maps.
  ///   - entries: where one begins; with none, the first screen.
  /// - Complexity: O(n + m) in screens and ways.
  public init(_ tree: WireframeTree, entries: [String] = []) {
    let modules = tree.modules
    let codes = modules.flatMap { path, tree in
      tree.map.screens.map { QualifiedCode(module: path, name: $0.code).description }
    }
    for (path, module) in modules {
      for destination in module.map.destinations { add(destination, in: path, tree) }
    }
    place(codes, from: entries.isEmpty ? Array(codes.prefix(1)) : entries)
  }

  private mutating func add(
    _ destination: WireframeDestination, in path: [String], _ tree: WireframeTree
  ) {
    let key = destination.key
    let from = QualifiedCode(module: path, name: key.code).description
    guard let target = tree.match(destination, in: path).target else {
      backs.insert(from)
      return
    }
    ways.append(
      Way(
        from: from, to: target,
        name: [key.port, key.gate].compactMap(\.self).joined(separator: "-"),
        navigator: destination.navigator ?? ""))
  }

  private mutating func place(_ codes: [String], from entries: [String]) {
    let next = Dictionary(grouping: ways, by: \.from)
    var columns: [String: Int] = [:]
    var front = entries
    var column = 0
    while !front.isEmpty {
      for code in front where columns[code] == nil { columns[code] = column }
      let reached = front.flatMap { next[$0] ?? [] }.map(\.to).filter { columns[$0] == nil }
      front = reached.enumerated().filter { reached.firstIndex(of: $1) == $0 }.map(\.element)
      column += 1
    }
    var rows: [Int: Int] = [:]
    for code in codes {
      let at = columns[code] ?? column
      screens.append(Screen(code: code, column: at, row: rows[at, default: 0]))
      rows[at, default: 0] += 1
    }
  }

  /// How many columns and rows there are.
  public var size: (columns: Int, rows: Int) {
    ((screens.map(\.column).max() ?? -1) + 1, (screens.map(\.row).max() ?? -1) + 1)
  }
}

extension WireframeGraph {
  /// The map as lines of text, a screen and its ways after the other.
  public var text: String {
    screens.map { screen in
      let own = ways.filter { $0.from == screen.code }
      let lines = own.map { "  \($0.name) ──\($0.navigator)──▶ \($0.to)" }
      let back = backs.contains(screen.code) ? ["  ◀── back"] : []
      return ([screen.code] + lines + back).joined(separator: "\n")
    }
    .joined(separator: "\n")
  }

  /// The map as an SVG picture, with a screen marked.
  public func svg(marking current: String? = nil) -> String {
    let metrics = GraphMetrics()
    let size = metrics.size(of: self)
    let boxes = screens.map { screen in
      let box = metrics.frame(of: screen)
      let fill = screen.code == current ? "#3478f6" : "#ffffff"
      let ink = screen.code == current ? "#ffffff" : "#000000"
      return """
        <rect x="\(box.x)" y="\(box.y)" width="\(box.width)" height="\(box.height)" rx="8" fill="\(fill)" \
        stroke="#888888"/><text x="\(box.x + box.width / 2)" y="\(box.y + box.height / 2 + 4)" \
        text-anchor="middle" fill="\(ink)">\(Self.escaped(screen.code))</text>
        """
    }
    let lines = ways.compactMap { way -> String? in
      guard let ends = metrics.ends(of: way, in: self) else { return nil }
      return """
        <line x1="\(ends.start.x)" y1="\(ends.start.y)" x2="\(ends.end.x)" y2="\(ends.end.y)" \
        stroke="#888888" marker-end="url(#tip)"><title>\(Self.escaped(way.name))</title></line>
        """
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" \
      font-family="sans-serif" font-size="12"><defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" \
      markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" fill="#888888"/></marker></defs>
      \((lines + boxes).joined(separator: "\n"))
      </svg>
      """
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
