import LaminaAPIModel
import LaminaJSON

/// Tags: groups in the contents, and a section each for what is said of them.
extension PageWriter {
  mutating func group(_ tag: PageTag) {
    out.open("li")
    out.add(own: "<details open=\"\"><summary>")
    out.add("a", tag.title, ("href", "#" + tag.anchor))
    out.add(own: "</summary><ul>")
    for inner in tag.inner { group(inner) }
    for entry in tag.methods { self.entry(entry.method, entry.anchor, of: entry.resource) }
    out.add(own: "</ul></details>")
    out.close("li")
  }

  mutating func sections(of tags: [PageTag]) {
    for tag in tags.flatMap(\.withInner) {
      out.open("section", ("id", tag.anchor))
      heading(2, tag.title, tag.anchor)
      out.add(markdown: tag.tag?.description)
      more(tag.tag?.externalDocs)
      out.open("ul")
      for entry in tag.methods { self.entry(entry.method, entry.anchor, of: entry.resource) }
      out.close("ul")
      out.close("section")
    }
  }

  /// Links from a method to its tags.
  mutating func tags(of method: APIMethod) {
    let known = tags.flatMap(\.withInner)
    for name in method.tags {
      guard let tag = known.first(where: { ($0.tag?.name ?? $0.title) == name }) else { continue }
      out.add("a", tag.title, ("class", "chip"), ("href", "#" + tag.anchor))
    }
  }

  /// Where more is to be read, as a link.
  mutating func more(_ docs: APIExternalDocs?) {
    guard let docs else { return }
    out.open("p")
    out.add(text: words.more + " ")
    link(docs.description?.isEmpty == false ? docs.description ?? docs.url : docs.url, docs.url)
    out.close("p")
  }

  /// A link out of the page, if it leads to one of the web; else its words.
  mutating func link(_ words: String, _ url: String) {
    let address = url.lowercased()
    let isSafe = ["https://", "http://", "mailto:"].contains(where: address.hasPrefix)
    if isSafe { out.add("a", words, ("href", url)) } else { out.add(text: words) }
  }

  /// What the API's author says besides, under names that begin with `x-`.
  mutating func write(_ extensions: [APIExtension]) {
    let own = extensions.own.filter { !$0.name.hasPrefix("x-raml-") }
    guard !own.isEmpty else { return }
    out.open("p", ("class", "extensions"))
    for item in own.prefix(50) {
      out.add("code", "\(item.name): \(Self.shown(item))")
      out.add(text: " ")
    }
    out.close("p")
  }

  private static func shown(_ item: APIExtension) -> String {
    let text = item.value.string ?? item.value.text()
    return text.count > 200 ? text.prefix(197) + "…" : text
  }
}
