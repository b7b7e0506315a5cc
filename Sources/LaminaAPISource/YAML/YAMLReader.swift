/// Reads one YAML 1.2 text into a tree with positions; goes on after a fault where that is possible.
///
/// Recursive descent over the bytes: `blockNode` and its kinds for indented text, `flowNode` for braces.
/// After a fault that leaves nothing to go on with, `at` stands at the end, and everything unwinds with
/// what it has.
package struct YAMLReader {
  /// How deep nodes may nest.
  package static let depthLimit = 128
  /// How many nodes a text may have, those that aliases repeat included.
  package static let nodeLimit = 1_000_000

  let bytes: [UInt8]
  let source: Int
  var at = 0
  var lineStart = 0
  var depth = 0
  var nodeCount = 0
  var anchors: [String: (node: YAMLNode, weight: Int)] = [:]
  package internal(set) var problems: [Problem] = []
  /// Whether nodes may be missing, because the text could not be read to its end.
  package internal(set) var isBroken = false
  /// Whether a node is tagged `!include`.
  package internal(set) var hasIncludes = false
  /// Where each line of a scalar stands, while `recorder` is on.
  var segments: [ScalarSegment] = []
  var isRecording = false

  /// - Parameters:
  ///   - bytes: the text.
  ///   - source: the number of the text.
  ///   - depth: how deep in a document the text is included.
  package init(bytes: [UInt8], source: Int, depth: Int = 0) {
    self.bytes = bytes
    self.source = source
    self.depth = depth
  }

  /// Reads the one document of the text.
  package mutating func document() -> YAMLNode {
    skipByteOrderMark()
    checkCharacters()
    readDirectives()
    let root = blockNode(indent: 0, sequenceIndent: 0, compact: true)
    expectEnd()
    return root
  }

  private mutating func skipByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      at = 3
      lineStart = 3
    }
  }

  private mutating func checkCharacters() {
    if let fault = TextEncoding.fault(in: bytes, source: source) {
      problems.append(fault)
      isBroken = true
      at = bytes.count
      return
    }
    for (offset, byte) in bytes.enumerated() where byte < 0x20 {
      guard byte != 0x0A, byte != 0x0D, byte != 0x09 else { continue }
      fail("yaml-character", "YAML allows no control character \(byte) here.", at: offset)
      return
    }
  }

  private mutating func expectEnd() {
    _ = skipBlank()
    guard at < bytes.count else { return }
    if isMarker("...") { return expectNothingAfterEnd() }
    if isMarker("---") {
      fail("yaml-second-document", "A file holds one document, and here begins another.", at: at)
    } else {
      fail("yaml-syntax", "Nothing may follow here: the document has ended.", at: at)
    }
  }

  private mutating func expectNothingAfterEnd() {
    at += 3
    _ = skipBlank()
    guard at < bytes.count else { return }
    fail("yaml-second-document", "Nothing may follow the end of the document.", at: at)
  }
}
