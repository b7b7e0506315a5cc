public import LaminaAPIModel
public import LaminaAPISource
package import LaminaJSON

/// A RAML document that was read: what is wrong with it, its normalised tree, and its model.
///
/// ```swift
/// let loader = MemoryLoader(["api.raml": "#%RAML 0.8\ntitle: Shop\n"])
/// let document = RAMLDocument.read("api.raml", from: loader)
/// print(document.isUsable, document.tree())     // true {"title":"Shop"}
/// ```
public struct RAMLDocument: Sendable {
  /// All problems, by file and line.
  public let diagnostics: [Diagnostic]

  let written: YAMLNode
  let expanded: YAMLNode
  let declared: Declarations
  let sources: SourceTable

  /// Whether there is no error: warnings and hints leave a document usable.
  public var isUsable: Bool { !diagnostics.contains { $0.severity == .error } }

  /// Reads a file and all that it includes.
  ///
  /// - Parameters:
  ///   - path: the file's path, as the loader knows it.
  ///   - loader: reads the files.
  ///   - isChecked: whether the rules are applied; else only what cannot be read is a problem.
  /// - Returns: the document, with all that is wrong with it.
  public static func read(
    _ path: String, from loader: any SourceLoader, isChecked: Bool = true
  ) -> RAMLDocument {
    var reading = RAMLReading(loader, isChecked: isChecked)
    return reading.read(path)
  }

  /// The model: what documents, mock servers and clients need, whichever language it was written in.
  ///
  /// - Complexity: O(*n*) for the nodes of the document.
  public func model() -> APIModel {
    var builder = ModelBuilder(declared, sources)
    return builder.model(of: expanded)
  }

  /// The normalised tree as JSON on one line.
  ///
  /// Resources and methods are lists, parameters have their defaults, and types and traits are applied.
  public func tree(_ options: TreeOptions = TreeOptions()) -> String { treeValue(options).text() }

  package func treeValue(_ options: TreeOptions = TreeOptions()) -> JSONValue {
    let root = options.isExpanded ? expanded : written
    return TreeWriter(root, declared, options).tree(root)
  }
}
