// A release build drops conformances that nothing names, but for this attribute.
/// What `#Preview` declares: a type that makes the preview, found by its conformance.
@_alwaysEmitConformanceMetadata @MainActor @preconcurrency
public protocol PreviewRegistry {
  /// The file that declares it: `Module/File.swift`.
  static var fileID: String { get }
  /// The line that declares it, from 1.
  static var line: Int { get }
  /// Makes the preview.
  static func makePreview() -> Preview
}

extension PreviewRegistry {
  /// The preview, which knows where it is declared.
  fileprivate static var preview: Preview {
    var preview = makePreview()
    let parts = fileID.split(separator: "/").map(String.init)
    preview.origin = Preview.Origin(
      module: parts.first ?? "", name: parts.last ?? "", number: line)
    return preview
  }
}

extension Preview {
  /// All previews of the program and the libraries that it has loaded: by module, then by file and line.
  ///
  /// They are looked for anew each time; what is found are the types that conform to ``PreviewProvider`` and those
  /// that `#Preview` declares.
  ///
  /// - Complexity: O(conformances of the program), some milliseconds.
  public static var all: [Preview] {
    let declared = ConformingTypes.all(of: (any PreviewRegistry).self)
      .compactMap { ($0 as? any PreviewRegistry.Type)?.preview }
    let provided = ConformingTypes.all(of: (any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }.flatMap { $0.list() }
    return (declared + provided).sorted { $0.place < $1.place }
  }

  /// The previews that a module declares.
  public static func all(in module: String) -> [Preview] { all.filter { $0.module == module } }

  private var place: (String, String, Int) {
    (module, origin?.name ?? "", origin?.number ?? 0)
  }
}
