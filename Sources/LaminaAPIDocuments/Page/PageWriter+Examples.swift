import LaminaAPIModel

/// Examples: one folds; several are tabs, which need no script.
extension PageWriter {
  mutating func write(_ examples: [APIExample]) {
    guard examples.count != 1 || examples[0].name != nil else { return write(only: examples[0]) }
    guard !examples.isEmpty else { return }
    let group = anchors.name("examples", place)
    out.open("details")
    out.add("summary", words.examples)
    out.open("div", ("class", "tabs"))
    for (number, example) in examples.enumerated() { tab(example, number, group) }
    out.close("div")
    out.close("details")
  }

  /// An example: of equal long ones the first, and links to it.
  private mutating func write(only example: APIExample) {
    if let known = written.text(example.value) {
      return link(words.example, words.asIn(known.title), to: known.anchor)
    }
    out.open("details")
    out.add("summary", words.example)
    value(example)
    out.close("details")
  }

  /// A button, its words, and what it shows: in this order, as the style shows what follows the chosen one.
  private mutating func tab(_ example: APIExample, _ number: Int, _ group: String) {
    let anchor = "\(group)-\(number + 1)"
    out.open(
      "input", ("type", "radio"), ("name", group), ("id", anchor),
      ("checked", number == 0 ? "" : nil))
    out.add("label", example.summary ?? example.name ?? "\(number + 1)", ("for", anchor))
    out.open("div", ("class", "panel"))
    if let name = example.name, example.summary != nil { out.add("p") { $0.add("code", name) } }
    out.add(markdown: example.description)
    if let known = written.text(example.value) {
      link(words.example, words.asIn(known.title), to: known.anchor)
    } else {
      value(example)
    }
    out.close("div")
  }

  private mutating func value(_ example: APIExample) {
    let anchor = WrittenParts.isLong(example.value) ? anchors.name("example", place) : nil
    if let anchor { written.add(example.value, .init(anchor: anchor, title: place)) }
    out.add("pre", example.value, ("id", anchor))
  }
}
