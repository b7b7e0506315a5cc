import LaminaAPIModel

/// Resources with their methods.
extension PageWriter {
  mutating func write(_ page: PageResource) {
    let resource = page.resource
    out.open("section", ("id", page.anchor), ("class", "resource"))
    out.add("h2", resource.displayName)
    out.add("p") { Self.uri(resource.uri, &$0) }
    tags(of: resource)
    out.add(markdown: resource.description)
    parameters(resource.uriParameters, title: words.uriParameters)
    for (method, anchor) in page.methods { write(method, anchor, at: page.path) }
    out.close("section")
    for inner in page.inner { write(inner) }
  }

  private mutating func tags(of resource: APIResource) {
    guard resource.type != nil || !resource.traits.isEmpty else { return }
    out.open("p")
    if let type = resource.type { tag(type, .resourceType) }
    for trait in resource.traits { tag(trait, .trait) }
    out.close("p")
  }

  private mutating func tag(_ name: String, _ kind: APITemplate.Kind) {
    let anchor = names.templates[kind]?[name].map { "#" + $0 }
    out.add("a", name, ("class", "chip"), ("href", anchor))
  }

  private mutating func write(_ method: APIMethod, _ anchor: String, at path: APIPath) {
    let resource = path.resource
    out.open("article", ("id", anchor))
    heading(method, anchor, of: resource)
    out.open("p")
    for name in method.protocols { out.add("span", name.rawValue, ("class", "chip")) }
    for trait in method.traits where !resource.traits.contains(trait) { tag(trait, .trait) }
    out.close("p")
    out.add(markdown: method.description)
    if !method.securedBy.isEmpty { security(method.securedBy) }
    parameters(method.headers, title: words.headers)
    parameters(method.queryParameters, title: words.queryParameters)
    if !method.bodies.isEmpty { out.add("h4", words.body) }
    for body in method.bodies { write(body) }
    responses(method.responses)
    calls(method, at: path)
    out.close("article")
  }

  private mutating func heading(_ method: APIMethod, _ anchor: String, of resource: APIResource) {
    out.add("h3") { [words] out in
      out.add("span", method.name, ("class", "verb \(method.name.lowercased())"))
      out.add(text: " ")
      Self.uri(resource.uri, &out)
      out.add(
        "a", "#", ("class", "link"), ("href", "#" + anchor), ("title", words.link),
        ("aria-label", words.link))
    }
  }

  mutating func responses(_ responses: [APIResponse]) {
    guard !responses.isEmpty else { return }
    out.add("h4", words.responses)
    for response in responses {
      out.open("details", ("class", "response"), ("open", responses.count == 1 ? "" : nil))
      out.add("summary") {
        $0.add("span", "\(response.status)", ("class", "status s\(response.status / 100)"))
        $0.add(text: " " + Self.summary(response))
      }
      out.add(markdown: response.description)
      parameters(response.headers, title: words.headers)
      for body in response.bodies { write(body) }
      out.close("details")
    }
  }

  /// What a response's line says: the first line of what is said about it, and its media types.
  private static func summary(_ response: APIResponse) -> String {
    let line = response.description?.split(whereSeparator: \.isNewline).first.map {
      String($0.prefix(80))
    }
    let types = response.bodies.map(\.mediaType).joined(separator: ", ")
    return [line, types.isEmpty ? nil : types].compactMap(\.self).joined(separator: " · ")
  }

  private mutating func write(_ body: APIBody) {
    out.open("div", ("class", "body"))
    out.add("p") { $0.add("code", body.mediaType) }
    out.add(markdown: body.description)
    parameters(body.formParameters, title: words.formParameters)
    if let schema = body.schema { reference(to: schema) }
    if let example = body.example {
      fold(words.example, isOpen: false) { $0.add("pre", example) }
    }
    out.close("div")
  }

  /// A schema with a name stands once; others where they are used.
  private mutating func reference(to schema: APISchema) {
    if let name = schema.name, let anchor = names.schemas[name] {
      out.add("p") { [words] out in
        out.add(text: words.schema + " ")
        out.add("a", name, ("href", "#" + anchor))
      }
    } else {
      table(of: schema)
    }
  }

  mutating func fold(_ title: String, isOpen: Bool, _ content: (inout HTMLWriter) -> Void) {
    out.open("details", ("open", isOpen ? "" : nil))
    out.add("summary", title)
    content(&out)
    out.close("details")
  }

  private mutating func calls(_ method: APIMethod, at path: APIPath) {
    if canCall {
      out.add(
        "button", words.tryIt, ("class", "try"), ("type", "button"), ("hidden", ""),
        ("data-send", words.send), ("data-try", CallForm(method, at: path, in: api).json))
    }
    let call = ExampleCall(method, at: path, in: api)
    fold(words.calls, isOpen: false) { out in
      for (language, text) in call.texts {
        out.add("h5", language)
        out.add("pre", text)
      }
    }
  }
}
