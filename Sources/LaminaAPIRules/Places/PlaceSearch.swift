import LaminaAPISource

/// A place that was found: the value, and how one comes to it.
struct PlaceSpot {
  let node: YAMLNode
  /// Where it begins: its key, where it has one.
  let head: SourceSpan
  /// The last step's name.
  let name: String
  /// The way from the root: `paths./items.get`.
  let path: String
  /// Whether the key is meant.
  var isKey = false

  /// The text that a pattern judges: the key, or a value that is no list and no map.
  var text: String? { isKey ? name : node.isNull ? nil : node.text }

  /// Where that text stands.
  var span: SourceSpan { isKey ? head : node.span }
}

/// Looks for places in a description, in what it includes, and in the files that its references lead to.
struct PlaceSearch {
  /// More values are not looked at, and no longer chains of references are followed.
  private static let limit = 1_000_000
  private static let depthLimit = 64

  private let loader: any SourceLoader
  private var composer: SourceComposer
  private var document: SourceDocument
  private var files: [String: YAMLNode?] = [:]
  private var left = 0

  var root: YAMLNode { document.root }

  init(_ path: String, _ loader: any SourceLoader) {
    self.loader = loader
    composer = SourceComposer(loader: loader)
    document = composer.compose(path)
    files[path] = .some(document.root)
  }

  /// The problems with their places.
  func diagnostics(of problems: [Problem]) -> [Diagnostic] {
    document.sources.diagnostics(of: problems)
  }

  /// What stands at the places that a pattern means, each once.
  mutating func spots(of pattern: PlacePattern) -> [PlaceSpot] {
    left = Self.limit
    var spots = [PlaceSpot(node: document.root, head: document.root.span, name: "", path: "")]
    for step in pattern.steps {
      var next: [PlaceSpot] = []
      for spot in spots { add(step, from: spot, depth: 0, to: &next) }
      spots = next
    }
    var seen: Set<SourceSpan> = []
    return spots.filter { seen.insert($0.head).inserted }.map { spot in
      var spot = spot
      spot.isKey = pattern.isOfKeys
      return spot
    }
  }

  private mutating func add(
    _ step: PlacePattern.Step, from spot: PlaceSpot, depth: Int, to found: inout [PlaceSpot]
  ) {
    for inner in children(of: spot) {
      left -= 1
      guard left > 0 else { return }
      if step.matches(inner.name) { found.append(inner) }
      if step.isDeep, depth < Self.depthLimit * 4 {
        add(step, from: inner, depth: depth + 1, to: &found)
      }
    }
  }

  private mutating func children(of spot: PlaceSpot) -> [PlaceSpot] {
    let node = followed(spot.node)
    let start = spot.path.isEmpty ? "" : spot.path + "."
    if let pairs = node.pairs {
      return pairs.map {
        PlaceSpot(node: $0.value, head: $0.key.span, name: $0.name, path: start + $0.name)
      }
    }
    return (node.items ?? []).enumerated().map { number, item in
      PlaceSpot(node: item, head: item.span, name: "\(number)", path: start + "\(number)")
    }
  }

  /// What a reference into another file leads to; what stands in the same file is found where it stands.
  private mutating func followed(_ node: YAMLNode) -> YAMLNode {
    guard let reference = node.value(of: "$ref"), let text = reference.text, !text.hasPrefix("#"),
      depth(of: reference) < Self.depthLimit
    else { return node }
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = String(parts.first ?? "")
    guard var target = whole(file, at: reference) else { return node }
    for token in (parts.count > 1 ? parts[1] : "").split(separator: "/") {
      let name = String(token).replacing("~1", with: "/").replacing("~0", with: "~")
      guard let next = target.value(of: name) ?? Int(name).flatMap({ target.items?.at($0) }) else {
        return node
      }
      target = next
    }
    return target
  }

  private func depth(of node: YAMLNode) -> Int {
    let files = document.sources.files
    let source = Int(node.span.source)
    return files.indices.contains(source) ? files[source].depth : 0
  }

  /// A file that is named in another, read once.
  private mutating func whole(_ file: String, at reference: YAMLNode) -> YAMLNode? {
    let sources = document.sources.files
    let source = Int(reference.span.source)
    guard sources.indices.contains(source),
      let path = try? loader.resolve(file, from: sources[source].path)
    else { return nil }
    if let known = files[path] { return known }
    let name = YAMLNode(.scalar(file, .made), span: reference.span)
    let node = composer.further(name)
    document = composer.document(with: document.root)
    // Of JSON the text is included.
    let tree = node.flatMap { $0.isScalar ? nil : $0 }
    files[path] = .some(tree)
    return tree
  }
}

extension Array {
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
