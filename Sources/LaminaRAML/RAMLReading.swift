import LaminaAPISource

/// The steps from a file to a document.
struct RAMLReading {
  let isChecked: Bool
  var problems: [Problem] = []

  init(isChecked: Bool) { self.isChecked = isChecked }

  mutating func read(_ path: String, _ loader: any SourceLoader) -> RAMLDocument {
    var composer = SourceComposer(loader: loader)
    var source = composer.compose(path)
    if let kind = Self.kind(of: source) {
      var reading = TypedReading(isChecked: isChecked)
      return reading.read(source, composer, kind, loader)
    }
    problems = source.problems
    let isReadable = checkVersionLine(source)
    let declared = Declarations(source.root)
    if isReadable, isChecked { check(source) }
    let expanded = isReadable ? expand(&source, declared, loader) : source.root
    return RAMLDocument(
      diagnostics: source.sources.diagnostics(of: problems), written: source.root,
      expanded: expanded,
      declared: declared, sources: source.sources)
  }

  /// What a file of RAML 1.0 is; nil for other versions.
  private static func kind(of source: SourceDocument) -> DocumentKind? {
    let line = (source.sources.files.first?.bytes ?? []).prefix(200).prefix {
      $0 != 0x0A && $0 != 0x0D
    }
    let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace).map {
      $0.first == "\u{FEFF}" ? $0.dropFirst() : $0
    }
    guard words.count >= 2, words[0] == "#%RAML", words[1] == "1.0", words.count <= 3 else {
      return nil
    }
    return DocumentKind(rawValue: words.count > 2 ? String(words[2]) : "")
  }

  private mutating func check(_ source: SourceDocument) {
    var checker = DocumentChecker(source.root)
    checker.check(source.root, isBroken: source.isBroken)
    problems += checker.problems
  }

  private mutating func expand(
    _ source: inout SourceDocument, _ declared: Declarations, _ loader: any SourceLoader
  ) -> YAMLNode {
    var expander = Expander(declared)
    let expanded = expander.expanded(source.root)
    guard isChecked else { return expanded }
    problems += expander.problems
    var contents = ContentChecker(declared, source.sources, loader)
    contents.check(expanded)
    problems += contents.problems
    source.sources = contents.sources
    return expanded
  }

  /// The first line says the version; without it nothing else is worth a word.
  private mutating func checkVersionLine(_ source: SourceDocument) -> Bool {
    guard let file = source.sources.files.first, !file.bytes.isEmpty else {
      if problems.isEmpty { report("The document is empty.", end: 0) }
      return false
    }
    let bytes =
      file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? file.bytes.dropFirst(3) : file.bytes[...]
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    let words = String(decoding: line.prefix(200), as: UTF8.self).split(
      whereSeparator: \.isWhitespace)
    if words == ["#%RAML", "0.8"] { return true }
    report("Unsupported RAML version: '\(words.joined(separator: " "))'.", end: line.count)
    return false
  }

  private mutating func report(_ message: String, end: Int) {
    problems = [
      Problem(
        .error, "raml-version", message, at: SourceSpan(source: 0, start: 0, end: end),
        repair: "Write #%RAML 0.8 into the first line.")
    ]
  }
}
