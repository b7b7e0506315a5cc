import Foundation
package import LaminaAPI
import LaminaAPIMock

/// What is wrong with a description, and the model that it is of.
package nonisolated struct ModelCheck: Sendable {
  /// A problem, with the place in the text that is edited.
  package struct Finding: Identifiable, Hashable, Sendable {
    package let id: Int
    package let diagnostic: Diagnostic
    /// The UTF-8 bytes of the text: of what is wrong, or of the include that leads there.
    package let utf8: Range<Int>
  }

  package let findings: [Finding]
  /// The model and its mock, if there is no error.
  package let api: APIModel?
  let mock: MockAPI?
  /// How long it took, in milliseconds.
  package let milliseconds: Double

  /// Checks a text as the main file of a project.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - project: has the files that it includes.
  ///   - clock: the time in milliseconds.
  package init(_ text: String, of project: AdsProject, by clock: () -> Double) {
    let start = clock()
    let loader = project.loader(with: text)
    let document = RAMLDocument.read(AdsProject.main, from: loader)
    let places = TextPlaces(text)
    findings = document.diagnostics.enumerated().map { number, diagnostic in
      Finding(id: number, diagnostic: diagnostic, utf8: places.range(of: diagnostic))
    }
    api = document.isUsable ? document.model() : nil
    mock = api.map { MockAPI($0, loader: loader) }
    milliseconds = clock() - start
  }
}

/// Finds places of a text by line and column.
private nonisolated struct TextPlaces {
  private let bytes: [UInt8]
  private var lines = [0]

  init(_ text: String) {
    bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() where byte == 0x0A { lines.append(index + 1) }
  }

  /// What is wrong, if it is in this text; else the include that leads there, up to its line's end.
  func range(of diagnostic: Diagnostic) -> Range<Int> {
    if diagnostic.place.file == AdsProject.main {
      let start = offset(diagnostic.place)
      return start..<max(offset(diagnostic.end), min(start + 1, bytes.count))
    }
    guard let place = diagnostic.trace.first(where: { $0.file == AdsProject.main }) else {
      return 0..<0
    }
    let start = offset(place)
    return start..<(bytes[start...].firstIndex(of: 0x0A) ?? bytes.count)
  }

  /// The bytes before a place; columns count scalars.
  private func offset(_ place: Place) -> Int {
    guard place.line >= 1, place.line <= lines.count else { return bytes.count }
    var index = lines[place.line - 1]
    var column = 1
    while column < place.column, index < bytes.count, bytes[index] != 0x0A {
      index += 1
      while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
      column += 1
    }
    return index
  }
}
