/// Reads a file and what it includes into one tree.
///
/// `!include name` becomes the tree of a YAML file (`.raml`, `.yaml`, `.yml`), and the text of any other.
/// Each file is read for itself: its anchors are its own.
package struct SourceComposer {
  /// How many includes may lead to a file.
  package static let depthLimit = 64
  /// How many files a document may have.
  package static let fileLimit = 10_000

  private let loader: any SourceLoader
  private var sources = SourceTable()
  private var problems: [Problem] = []
  private var isBroken = false
  private var texts: [String: [UInt8]] = [:]

  package init(loader: any SourceLoader) { self.loader = loader }

  /// Reads a document; what cannot be read is a problem, and nothing stands in its place.
  package mutating func compose(_ path: String) -> SourceDocument {
    var root = YAMLNode.null(at: .beginning)
    do throws(SourceFault) {
      root = tree(of: SourceFile(path: path, bytes: try loader.read(path)))
    } catch {
      _ = sources.add(SourceFile(path: path, bytes: []))
      add("file-missing", error.description, at: .beginning)
      isBroken = true
    }
    return SourceDocument(root: root, sources: sources, problems: problems, isBroken: isBroken)
  }

  /// Reads a further file that is named in the document; nil if that cannot be done.
  package mutating func further(_ name: YAMLNode) -> YAMLNode? {
    let node = included(YAMLNode(name.content, tag: "!include", span: name.span), 0)
    return node.tag == YAMLNode.missingTag ? nil : node
  }

  /// What is known after further files were read.
  package func document(with root: YAMLNode) -> SourceDocument {
    SourceDocument(root: root, sources: sources, problems: problems, isBroken: isBroken)
  }

  private mutating func tree(of file: SourceFile, depth: Int = 0) -> YAMLNode {
    let source = sources.add(file)
    var reader = YAMLReader(bytes: file.bytes, source: source, depth: depth)
    let node = reader.document()
    problems += reader.problems
    if reader.isBroken { isBroken = true }
    return reader.hasIncludes ? resolved(node, depth) : node
  }

  private mutating func resolved(_ node: YAMLNode, _ depth: Int) -> YAMLNode {
    if node.tag == "!include" { return included(node, depth) }
    switch node.content {
    case .scalar: return node
    case .sequence(let items):
      return YAMLNode(
        .sequence(items.map { resolved($0, depth + 1) }), tag: node.tag, span: node.span)
    case .mapping(let pairs):
      let pairs = pairs.map { YAMLPair($0.key, resolved($0.value, depth + 1)) }
      return YAMLNode(.mapping(pairs), tag: node.tag, span: node.span)
    }
  }

  private mutating func included(_ node: YAMLNode, _ depth: Int) -> YAMLNode {
    guard let name = node.text, !name.isEmpty else { return nameless(node) }
    if name.contains("<<") { return parameterised(node, name) }
    do throws(SourceFault) {
      let (file, fragment) = Self.parts(of: name)
      let path = try path(of: file, in: Int(node.span.source))
      guard mayInclude(path, at: node.span) else { return missing(node) }
      var grafted = grafted(path, try text(of: path), at: node.span, depth)
      if !fragment.isEmpty { grafted.tag = "#" + fragment }
      return grafted
    } catch {
      add(
        "include-missing", "The file \"\(name)\" cannot be included: \(error)", at: node.span,
        repair: error.repair)
      return missing(node)
    }
  }

  /// The path of a file that is named in the document; nil if a name is none.
  package func path(of name: YAMLNode) -> String? {
    guard let text = name.text, !text.isEmpty else { return nil }
    return try? path(of: Self.parts(of: text).file, in: Int(name.span.source))
  }

  /// The path of a reference; a leading slash means the folder of the first file.
  private func path(of reference: String, in source: Int) throws(SourceFault) -> String {
    let parent = sources.files[source].path
    guard reference.hasPrefix("/"), !SourcePath.isAddress(parent) else {
      return try loader.resolve(reference, from: parent)
    }
    return try loader.resolve(String(reference.drop { $0 == "/" }), from: sources.files[0].path)
  }

  /// The file and the part of it that a name like `schema.json#/definitions/item` means.
  private static func parts(of name: String) -> (file: String, fragment: String) {
    let parts = name.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }

  private mutating func text(of path: String) throws(SourceFault) -> [UInt8] {
    if let known = texts[path] { return known }
    let bytes = try loader.read(path)
    texts[path] = bytes
    return bytes
  }

  private mutating func grafted(
    _ path: String, _ bytes: [UInt8], at span: SourceSpan, _ level: Int
  ) -> YAMLNode {
    let depth = sources.files[Int(span.source)].depth + 1
    let file = SourceFile(path: path, bytes: bytes, includedAt: span, depth: depth)
    if Self.isYAML(path) { return tree(of: file, depth: level) }
    let source = sources.add(file)
    if let fault = TextEncoding.fault(in: bytes, source: source) {
      problems.append(
        Problem(.warning, fault.code, fault.message, at: fault.span, repair: fault.repair))
    }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = String(decoding: bytes[start...], as: UTF8.self)
    return YAMLNode(
      .scalar(text, .file), span: SourceSpan(source: source, start: 0, end: bytes.count))
  }

  private static func isYAML(_ path: String) -> Bool {
    let path = path.prefix { $0 != "?" }.lowercased()
    return path.hasSuffix(".raml") || path.hasSuffix(".yaml") || path.hasSuffix(".yml")
  }

  private mutating func nameless(_ node: YAMLNode) -> YAMLNode {
    add("include-name", "An include needs a name: file name/URL cannot be null.", at: node.span)
    return missing(node)
  }

  private mutating func parameterised(_ node: YAMLNode, _ name: String) -> YAMLNode {
    add(
      "include-parameter", "The name of an include may hold no parameter: \"\(name)\".",
      at: node.span)
    return missing(node)
  }

  /// What stands for a text that is not there: a scalar that no rule complains about.
  private mutating func missing(_ node: YAMLNode) -> YAMLNode {
    isBroken = true
    return YAMLNode(.scalar("", .made), tag: YAMLNode.missingTag, span: node.span)
  }

  private mutating func mayInclude(_ path: String, at span: SourceSpan) -> Bool {
    if let chain = chain(to: path, from: Int(span.source)) {
      add(
        "include-circle", "The file includes itself: \(chain.joined(separator: " -> ")).", at: span)
      return false
    }
    let depth = sources.files[Int(span.source)].depth
    if depth < Self.depthLimit, sources.files.count < Self.fileLimit { return true }
    add(
      "include-limit",
      "More than \(Self.depthLimit) includes lead here, or there are more than \(Self.fileLimit) files.",
      at: span)
    return false
  }

  /// The files from `path` to itself, if it includes itself.
  private func chain(to path: String, from source: Int) -> [String]? {
    var names = [path]
    var next: Int? = source
    while let current = next {
      let file = sources.files[current]
      names.append(file.path)
      if file.path == path { return names.reversed() }
      next = file.includedAt.map { Int($0.source) }
    }
    return nil
  }

  private mutating func add(
    _ code: String, _ message: String, at span: SourceSpan, repair: String? = nil
  ) {
    problems.append(Problem(.error, code, message, at: span, repair: repair))
  }
}
