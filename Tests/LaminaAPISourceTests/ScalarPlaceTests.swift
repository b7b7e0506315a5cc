import LaminaAPISource
import Testing

@Suite struct ScalarPlaceTests {
  /// Where the letter X of the value of `a` stands in the text.
  private func place(_ text: String) -> String? {
    let document = document(text)
    guard let node = document.root.value(of: "a"), let value = node.text else { return nil }
    guard let index = value.utf8.firstIndex(of: UInt8(ascii: "X")) else { return nil }
    let offset = value.utf8.distance(from: value.utf8.startIndex, to: index)
    let span = document.sources.span(in: node, from: offset, to: offset + 1)
    var finder = PlaceFinder(files: document.sources.files)
    let place = finder.place(source: Int(span.source), offset: Int(span.start))
    return "\(place.line):\(place.column)"
  }

  @Test(
    "Bytes of a value are found in its text",
    arguments: [
      ("a: oX\n", "1:5"),
      ("a: 'it''s X'\n", "1:11"),
      ("a: \"\\u0041\\n X\"\n", "1:14"),
      ("a: \"one\n   X\"\n", "2:4"),
      ("a: |\n  one\n\n   X\n", "4:4"),
      ("b: 1\na: >\n    one\n    two\n    X\n", "5:5"),
      ("a: one\n  two\n   X\n", "3:4"),
      ("a: !!str |\n  X\n", "2:3"),
    ])
  func finds(_ text: String, _ expected: String) {
    #expect(place(text) == expected)
  }

  @Test("Columns count Unicode scalars")
  func countsScalars() {
    #expect(place("a: 'é𝄞X'\n") == "1:7")
  }

  @Test("Bytes of an included text are found in its file")
  func included() {
    var composer = SourceComposer(
      loader: MemoryLoader(["a.yaml": "a: !include b.txt\n", "b.txt": "1\n X"]))
    let document = composer.compose("a.yaml")
    let node = document.root.value(of: "a") ?? .null(at: .beginning)
    let span = document.sources.span(in: node, from: 3, to: 4)
    var finder = PlaceFinder(files: document.sources.files)
    #expect(
      finder.place(source: Int(span.source), offset: Int(span.start)).description == "b.txt:2:2")
    #expect(finder.trace(of: Int(span.source)).map(\.description) == ["a.yaml:1:4"])
  }
}
