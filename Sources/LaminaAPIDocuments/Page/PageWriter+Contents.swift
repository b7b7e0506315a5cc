import LaminaAPIModel

/// What the page holds, as a tree of links.
extension PageWriter {
  mutating func contents() {
    out.open("nav", ("aria-label", words.contents), ("id", "contents"))
    out.open("ul")
    for (section, anchor) in zip(api.documentation, names.sections) { item(section.title, anchor) }
    if tags.isEmpty {
      for resource in resources { entry(resource) }
    } else {
      for tag in tags { group(tag) }
    }
    for hook in webhooks { entry(hook) }
    group(words.security, names.schemes, of: api.securitySchemes.map(\.name))
    group(words.schemas, names.schemas, of: api.schemas.compactMap(\.name))
    group(words.types, templateAnchors, of: api.templates.map(\.name))
    out.close("ul")
    out.close("nav")
  }

  private var templateAnchors: [String: String] {
    names.templates.values.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  private mutating func item(_ words: String, _ anchor: String) {
    out.add("li") { $0.add("a", words, ("href", "#" + anchor)) }
  }

  private mutating func group(_ title: String, _ anchors: [String: String], of all: [String]) {
    guard !all.isEmpty else { return }
    out.open("li")
    out.add(own: "<details>")
    out.add("summary", title)
    out.open("ul")
    for name in all { if let anchor = anchors[name] { item(name, anchor) } }
    out.close("ul")
    out.close("details")
    out.close("li")
  }

  private mutating func entry(_ page: PageResource) {
    let hasParts = !page.methods.isEmpty || !page.inner.isEmpty
    out.open("li")
    if hasParts { out.add(own: "<details open><summary>") }
    out.add(
      "a", page.resource.path, ("href", "#" + page.anchor), ("title", page.resource.displayName))
    if hasParts {
      out.close("summary")
      out.open("ul")
      for (method, anchor) in page.methods { entry(method, anchor, of: page.resource) }
      for inner in page.inner { entry(inner) }
      out.close("ul")
      out.close("details")
    }
    out.close("li")
  }

  /// A method's line in a list: its summary, or its resource; struck if it is deprecated.
  mutating func entry(_ method: APIMethod, _ anchor: String, of resource: APIResource) {
    let name = method.summary.flatMap { $0.isEmpty ? nil : $0 } ?? resource.displayName
    out.add("li") {
      $0.add("a", ("href", "#" + anchor), ("title", "\(method.name) \(resource.uri)")) {
        $0.add("span", method.name, ("class", "verb \(method.name.lowercased())"))
        $0.add(text: " ")
        if method.isDeprecated { $0.add("s", name) } else { $0.add(text: name) }
      }
    }
  }
}
