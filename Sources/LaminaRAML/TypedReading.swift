import LaminaAPIModel
import LaminaAPISource

/// The steps from a file of RAML 1.0 to a document.
struct TypedReading {
  let isChecked: Bool
  var problems: [Problem] = []

  init(isChecked: Bool) { self.isChecked = isChecked }

  /// Reads a file whose tree is known already.
  mutating func read(
    _ source: SourceDocument, _ composer: SourceComposer, _ kind: DocumentKind,
    _ loader: any SourceLoader
  ) -> RAMLDocument {
    var libraries = LibraryReader(composer)
    let root = overlaid(source.root, kind, &libraries)
    libraries.read(root)
    let whole = libraries.composer.document(with: root)
    var declared = Declarations(root)
    declared.names = libraries.names
    var expander = Expander(declared)
    let expanded = expander.expanded(root)
    problems += whole.problems + libraries.problems
    if isChecked {
      problems += expander.problems
      var checker = TypedChecker(
        libraries.names, SchemaReferences(declared.schemaTexts, loader), whole.sources.files)
      if !(whole.isBroken && root.isNull) { checker.check(root, expanded: expanded, kind) }
      problems += checker.all
    }
    return RAMLDocument(
      diagnostics: whole.sources.diagnostics(of: problems), written: root, expanded: expanded,
      declared: declared,
      sources: whole.sources)
  }

  /// An overlay or an extension put onto what it extends.
  private mutating func overlaid(
    _ root: YAMLNode, _ kind: DocumentKind, _ libraries: inout LibraryReader
  ) -> YAMLNode {
    guard kind == .overlay || kind == .extension, let base = root.value(of: "extends") else {
      return root
    }
    guard let below = libraries.further(base) else { return root }
    var overlay = Overlay(isStrict: kind == .overlay)
    let result = overlay.put(root.without(["extends"]), onto: below)
    problems += overlay.problems
    return result
  }
}
