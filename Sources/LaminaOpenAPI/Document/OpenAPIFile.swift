public import LaminaAPIModel
public import LaminaAPISource
import LaminaJSON

/// An OpenAPI document that was read with all files that it refers to: what is wrong with it, and its model.
///
/// ```swift
/// let file = OpenAPIFile.read("openapi.yaml", from: FolderLoader("/home/me/shop"))
/// for diagnostic in file.diagnostics { print(diagnostic) }
/// if file.isUsable { print(file.model().allResources.map(\.uri)) }
/// ```
///
/// YAML and JSON are read, versions 3.0 to 3.2 and Swagger 2.0. What a model has no place for is a hint.
public struct OpenAPIFile: Sendable {
  /// All problems, by file and line.
  public let diagnostics: [Diagnostic]

  private let sources: OpenAPISources
  /// The model that was made to be checked.
  private let checked: APIModel?

  /// Whether there is no error.
  public var isUsable: Bool { !diagnostics.contains { $0.severity == .error } }

  /// Reads a file and all that its references name.
  ///
  /// - Parameters:
  ///   - path: the file's path, as the loader knows it.
  ///   - loader: reads the files.
  ///   - isChecked: whether the rules are applied; else only what cannot be read is a problem.
  /// - Returns: the document, with all that is wrong with it.
  public static func read(
    _ path: String, from loader: any SourceLoader, isChecked: Bool = true
  ) -> OpenAPIFile {
    var reading = SourceReading(loader)
    let sources = reading.read(path)
    var problems = sources.problems
    var checked: APIModel?
    if isChecked, !(sources.root.value.isNull && !problems.isEmpty) {
      var checker = OpenAPIChecker(sources)
      checker.check()
      problems += checker.problems
      checked = checker.model
    }
    return OpenAPIFile(
      diagnostics: sources.table.diagnostics(of: problems), sources: sources, checked: checked)
  }

  /// Whether a text is more likely OpenAPI than RAML: it does not begin as RAML, and names OpenAPI.
  public static func isLikely(_ text: some Collection<UInt8>) -> Bool {
    let mark = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if text.dropFirst(mark).starts(with: "#%RAML".utf8) { return false }
    return holdsName(Array(text))
  }

  private static func holdsName(_ bytes: [UInt8]) -> Bool {
    let names = ["openapi", "swagger"].map { Array($0.utf8) }
    return bytes.indices.contains { index in
      names.contains { $0[0] == bytes[index] && bytes[index...].starts(with: $0) }
    }
  }

  /// The model: what documents, mock servers and clients need.
  ///
  /// - Returns: the model, as far as the document can be read.
  /// - Complexity: O(1) for a document that was checked, else O(*n*) for its nodes.
  public func model() -> APIModel {
    if let checked { return checked }
    var reader = OpenAPIReader(sources.upgraded.root)
    return reader.model()
  }
}
