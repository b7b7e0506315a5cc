import LaminaAPIModel
import LaminaAPISource

/// The steps from a file to a document.
struct RAMLReading {
  let isChecked: Bool
  let loader: any SourceLoader
  private var problems: [Problem] = []

  init(_ loader: any SourceLoader, isChecked: Bool) {
    self.loader = loader
    self.isChecked = isChecked
  }

  mutating func read(_ path: String) -> RAMLDocument {
    var composer = SourceComposer(loader: loader)
    var source = composer.compose(path)
    let header = FileHeader(source.sources.files.first?.bytes ?? [])
    guard let version = header.version, let kind = header.kind else {
      return unreadable(source, header)
    }
    if header.blankCount > 0 {
      problems.append(
        Problem(
          .error, "raml-version", "The version must stand at the beginning of the first line.",
          at: SourceSpan(source: 0, start: 0, end: header.blankCount),
          repair: "Delete what is blank above it."))
    }
    var libraries = LibraryReader(composer)
    let root = overlaid(source.root, kind, &libraries)
    libraries.read(root)
    source = libraries.composer.document(with: root)
    problems += source.problems + libraries.problems
    let declared = Declarations(root, version, libraries.names)
    var expander = Expander(declared)
    let expanded = expander.expanded(root)
    if isChecked { check(&source, expanded, declared, kind, expander.problems) }
    return document(source, expanded, declared)
  }

  private func document(
    _ source: SourceDocument, _ expanded: YAMLNode, _ declared: Declarations
  ) -> RAMLDocument {
    RAMLDocument(
      diagnostics: source.sources.diagnostics(of: problems), written: source.root,
      expanded: expanded, declared: declared, sources: source.sources)
  }

  private mutating func check(
    _ source: inout SourceDocument, _ expanded: YAMLNode, _ declared: Declarations,
    _ kind: DocumentKind, _ found: [Problem]
  ) {
    let contents = ContentChecker(declared, source.sources, loader)
    var checker = DocumentChecker(declared, contents)
    checker.check(source.root, expanded: expanded, kind, isBroken: source.isBroken)
    // Schemas and examples of RAML 1.0 belong to types, which are checked already.
    if declared.version == .v08 { checker.contents.check(expanded) }
    problems += found + checker.all
    source.sources = checker.contents.sources
  }

  /// An overlay or an extension put onto what it extends.
  private mutating func overlaid(
    _ root: YAMLNode, _ kind: DocumentKind, _ libraries: inout LibraryReader
  ) -> YAMLNode {
    guard kind == .overlay || kind == .extension, let base = root.value(of: "extends"),
      let below = libraries.further(base)
    else { return root }
    var overlay = Overlay(isStrict: kind == .overlay)
    let result = overlay.put(root.without(["extends"]), onto: below)
    problems += overlay.problems
    return result
  }

  /// A document whose first line says no version: nothing else is worth a word.
  private mutating func unreadable(_ source: SourceDocument, _ header: FileHeader) -> RAMLDocument {
    let isEmpty = source.sources.files.first?.bytes.isEmpty ?? true
    let message =
      isEmpty ? "The document is empty." : "Unsupported RAML version: '\(header.text)'."
    problems = isEmpty ? source.problems : source.problems.filter { $0.code == "yaml-encoding" }
    if problems.isEmpty {
      problems = [
        Problem(
          .error, "raml-version", message,
          at: SourceSpan(source: 0, start: 0, end: header.length),
          repair: "Write #%RAML 1.0 or #%RAML 0.8 into the first line.")
      ]
    }
    return document(source, source.root, Declarations(source.root, .v08, NameBook()))
  }
}
