/// All texts of a document, in the order they were read.
package struct SourceTable: Sendable {
  package private(set) var files: [SourceFile] = []

  package init() {}

  /// Adds a text and answers its number.
  package mutating func add(_ file: SourceFile) -> Int {
    files.append(file)
    return files.count - 1
  }

  package func bytes(of source: Int) -> [UInt8] {
    files.indices.contains(source) ? files[source].bytes : []
  }

  /// The text of a piece of a source.
  package func text(of span: SourceSpan) -> String {
    let bytes = bytes(of: Int(span.source))
    let start = min(max(0, Int(span.start)), bytes.count)
    return String(
      decoding: bytes[start..<min(max(start, Int(span.end)), bytes.count)], as: UTF8.self)
  }
}
