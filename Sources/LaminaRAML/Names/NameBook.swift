import LaminaAPISource

/// All names of a document: which file declares what, and what a name means where it is written.
struct NameBook: Sendable {
  private(set) var spaces: [NameSpace] = []
  private var spaceOfSource: [Int: Int] = [:]
  private var parents: [Int: Int] = [:]

  /// What stands before names of a space where the root says them: nothing, or `lib.`; nil for others.
  func prefixes() -> [Int: String] {
    var found = spaces.isEmpty ? [:] : [0: ""]
    var waiting = Array(found.keys)
    while let space = waiting.popLast() {
      for (name, library) in spaces[space].libraries.sorted(by: { $0.key < $1.key })
      where found[library] == nil {
        found[library] = (found[space] ?? "") + name + "."
        waiting.append(library)
      }
    }
    return found
  }

  /// The number of a new space for a file.
  mutating func add(_ root: YAMLNode, source: Int, isLibrary: Bool = false) -> Int {
    spaces.append(NameSpace(root, isLibrary: isLibrary))
    spaceOfSource[source] = spaces.count - 1
    return spaces.count - 1
  }

  mutating func use(_ library: Int, as name: String, in space: Int) {
    spaces[space].libraries[name] = library
  }

  /// Which file includes which, so that a fragment without names of its own has those around it.
  mutating func know(_ files: [SourceFile]) {
    for (source, file) in files.enumerated() {
      if let place = file.includedAt { parents[source] = Int(place.source) }
    }
  }

  /// The space of the file in which a node was written.
  func space(of node: YAMLNode) -> Int {
    var source: Int? = Int(node.span.source)
    while let current = source {
      if let space = spaceOfSource[current] { return space }
      source = parents[current]
    }
    return 0
  }

  /// What a name means at a node; a library's names are `library.name`.
  func find(_ kind: NameSpace.Kind, _ name: String, at node: YAMLNode) -> (
    pair: YAMLPair, space: Int
  )? {
    find(kind, name, in: space(of: node)) ?? find(kind, name, in: 0)
  }

  func find(_ kind: NameSpace.Kind, _ name: String, in space: Int) -> (pair: YAMLPair, space: Int)?
  {
    guard spaces.indices.contains(space) else { return nil }
    if let pair = spaces[space].pair(kind, name) { return (pair, space) }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let library = spaces[space].libraries[String(parts[0])],
      let pair = spaces[library].pair(kind, String(parts[1]))
    else { return nil }
    return (pair, library)
  }

  /// Whether the root declares nothing of a kind.
  func isEmpty(_ kind: NameSpace.Kind) -> Bool {
    spaces.first?.names[kind.rawValue].isEmpty ?? true
  }

  func names(_ kind: NameSpace.Kind, at node: YAMLNode) -> [String] {
    spaces.isEmpty ? [] : Array(spaces[space(of: node)].names[kind.rawValue].keys)
  }
}
