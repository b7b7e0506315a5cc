import LaminaAPISource

/// Reads the libraries that a document and its fragments use, each file once.
struct LibraryReader {
  private(set) var composer: SourceComposer
  private(set) var names = NameBook()
  private(set) var problems: [Problem] = []
  private var known: [String: Int] = [:]

  /// How many libraries a document may use.
  private static let limit = 1_000

  init(_ composer: SourceComposer) { self.composer = composer }

  /// Reads what the root uses, and what its fragments use.
  mutating func read(_ root: YAMLNode) {
    let space = names.add(root, source: Int(root.span.source))
    if isLibrary(root), let path = composer.document(with: root).sources.files.first?.path {
      known[path] = space
    }
    use(root, in: space)
    readFragments(of: root)
    names.know(composer.document(with: root).sources.files)
  }

  /// Reads the file that an overlay or an extension names.
  mutating func further(_ name: YAMLNode) -> YAMLNode? { composer.further(name) }

  private mutating func use(_ root: YAMLNode, in space: Int) {
    guard let uses = root.value(of: "uses"), !uses.isNull else { return }
    guard let pairs = uses.pairs else {
      problems.append(
        Problem(.error, "uses", "Uses must be a map of names and files.", at: uses.span))
      return
    }
    for pair in pairs {
      if let library = library(pair) { names.use(library, as: pair.name, in: space) }
    }
  }

  private mutating func library(_ pair: YAMLPair) -> Int? {
    guard pair.value.isScalar, known.count < Self.limit else { return nil }
    let path = pair.value.style == .file ? nil : composer.path(of: pair.value)
    if let path, let space = known[path] { return space }
    guard
      let root = pair.value.style == .file || pair.value.isMapping
        ? pair.value : composer.further(pair.value)
    else { return nil }
    guard root.isMapping, isLibrary(root) else {
      problems.append(Problem(.error, "library", "The file is no library.", at: pair.value.span))
      return nil
    }
    let space = names.add(root, source: Int(root.span.source), isLibrary: true)
    if let path { known[path] = space }
    use(root, in: space)
    readFragments(of: root)
    return space
  }

  /// Whether the file of a tree says that it is a library.
  private func isLibrary(_ root: YAMLNode) -> Bool {
    let files = composer.document(with: root).sources.files
    guard files.indices.contains(Int(root.span.source)) else { return true }
    let line = files[Int(root.span.source)].bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    return String(decoding: line, as: UTF8.self).contains("Library")
  }

  /// Fragments are trees of other files within this one; those with `uses` have names of their own.
  private mutating func readFragments(of node: YAMLNode) {
    for child in node.items ?? node.pairs?.map(\.value) ?? [] {
      if child.span.source != node.span.source, child.pair(of: "uses") != nil {
        use(child, in: names.add(child, source: Int(child.span.source)))
      }
      readFragments(of: child)
    }
  }
}
