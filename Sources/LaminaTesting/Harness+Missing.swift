import LaminaGeometry
import LaminaViews

// Programs with a static standard library have no Testing: in them a name that is missing is only printed.
#if canImport(Testing)
  import Testing
#endif

/// An element that a test wants to use and that is not there.
package struct MissingElement {
  /// What is looked for, what there is instead, and the tree.
  package let sentence: String
  let file: String
  let line: Int
  /// The file's name, and the line, of the test.
  package var place: String { "\(URL(fileURLWithPath: file).lastPathComponent):\(line)" }

  /// Makes an issue of the test of it, or, where no test runs, prints it.
  static func record(_ missing: MissingElement) {
    #if canImport(Testing)
      if Test.current != nil {
        let name = URL(fileURLWithPath: missing.file).lastPathComponent
        let place = SourceLocation(
          fileID: "Test/\(name)", filePath: missing.file, line: missing.line, column: 1)
        Issue.record(Comment(rawValue: missing.sentence), sourceLocation: place)
        return
      }
    #endif
    let line = "\(missing.place): \(missing.sentence)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

extension Harness {
  /// Runs `body` with the middle of an element; where there is none, the test has an issue that lists what is
  /// on screen, and goes on.
  func withCenter(of name: String, _ file: String, _ line: Int, _ body: (CGPoint) -> Void) {
    if let frame = frame(of: name) { return body(CGPoint(x: frame.midX, y: frame.midY)) }
    onMissing(MissingElement(sentence: sentence(for: name), file: file, line: line))
  }

  private func sentence(for name: String) -> String {
    let names = semanticTree.all.compactMap { $0.identifier ?? $0.label }
    let there = names.isEmpty ? "Nothing there has a name." : "There are: \(list(names))."
    let near = nearest(to: name, of: names).map { " Did you mean «\($0)»?" } ?? ""
    return "No element «\(name)» is on screen.\(near) \(there)\n\(semanticTree)"
  }

  /// The name with the fewest other letters, whatever their case, if those are few enough.
  private func nearest(to name: String, of names: [String]) -> String? {
    let all = names.prefix(200).map { known in
      (known, known.lowercased().difference(from: name.lowercased()).count)
    }
    let near = all.min { $0.1 < $1.1 }
    return near.flatMap { $0.1 <= max(2, name.count / 3) ? $0.0 : nil }
  }

  private func list(_ names: [String]) -> String {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }.prefix(40).map { "«\($0)»" }
      .joined(separator: ", ")
  }
}
