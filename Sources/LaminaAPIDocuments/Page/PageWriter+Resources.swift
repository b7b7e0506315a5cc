import LaminaAPIModel
import LaminaJSON

/// Resources with their methods.
extension PageWriter {
  /// - Parameters:
  ///   - page: the resource.
  ///   - canCall: whether callers call it; of a webhook it is the API that calls.
  mutating func write(_ page: PageResource, canCall: Bool = true) {
    let resource = page.resource
    out.open("section", ("id", page.anchor), ("class", "resource"))
    heading(2, resource.displayName, page.anchor)
    out.add("p") { Self.uri(resource.uri, &$0) }
    tags(of: resource)
    out.add(markdown: resource.description)
    servers(resource.servers)
    write(resource.extensions)
    parameters(resource.uriParameters, title: words.uriParameters)
    for (method, anchor) in page.methods { write(method, anchor, at: page.path, canCall: canCall) }
    out.close("section")
    for inner in page.inner { write(inner, canCall: canCall) }
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

  private mutating func write(
    _ method: APIMethod, _ anchor: String, at path: APIPath, canCall: Bool
  ) {
    let resource = path.resource
    place = "\(method.name) \(resource.uri)"
    out.open("article", ("id", anchor))
    heading(method, anchor, of: resource)
    if let summary = method.summary { out.add("p", summary, ("class", "summary")) }
    chips(of: method, resource)
    out.add(markdown: method.description)
    more(method.externalDocs)
    servers(method.servers)
    write(method.extensions)
    if !method.securedBy.isEmpty { security(method.securedBy) }
    parameters(method.headers, title: words.headers)
    parameters(method.queryParameters, title: words.queryParameters)
    parameters(method.cookies, title: words.cookies)
    messages(of: method)
    for callback in method.callbacks { write(callback) }
    if canCall { calls(method, at: path) }
    out.close("article")
  }

  private mutating func heading(_ method: APIMethod, _ anchor: String, of resource: APIResource) {
    out.open("h3")
    out.add("span", method.name, ("class", "verb \(method.name.lowercased())"))
    out.add(text: " ")
    if method.isDeprecated {
      out.add("s") { Self.uri(resource.uri, &$0) }
      out.add("em", words.deprecated)
      if let day = method.sunset { out.add("em", words.ends(day)) }
    } else {
      Self.uri(resource.uri, &out)
    }
    mark(anchor)
    out.close("h3")
  }

  /// What is sent, and what comes back.
  mutating func messages(of method: APIMethod) {
    if !method.bodies.isEmpty { out.add("h4", words.body) }
    out.add(markdown: method.bodyDescription)
    for body in method.bodies { write(body) }
    responses(method.responses + method.otherResponses)
  }

  private mutating func chips(of method: APIMethod, _ resource: APIResource) {
    let traits = method.traits.filter { !resource.traits.contains($0) }
    let hasNames = method.operationID != nil || !method.tags.isEmpty
    guard !method.protocols.isEmpty || !traits.isEmpty || hasNames else { return }
    out.open("p")
    if let name = method.operationID { out.add("span", name, ("class", "chip operation")) }
    tags(of: method)
    for name in method.protocols { out.add("span", name.rawValue, ("class", "chip")) }
    for trait in traits { tag(trait, .trait) }
    out.close("p")
  }

  /// A heading with a link to itself.
  mutating func heading(_ level: Int, _ title: String, _ anchor: String?) {
    out.open("h\(level)")
    out.add(text: title)
    if let anchor { mark(anchor) }
    out.close("h\(level)")
  }

  private mutating func mark(_ anchor: String) {
    out.add("a", "#", ("class", "link"), ("href", "#" + anchor))
  }

  mutating func responses(_ responses: [APIResponse]) {
    guard !responses.isEmpty else { return }
    out.add("h4", words.responses)
    for response in responses {
      write(response, isOpen: responses.count == 1)
    }
  }

  /// An answer; what says the same as another one leads to it.
  private mutating func write(_ response: APIResponse, isOpen: Bool) {
    let known = written.answer(response)
    let hasParts =
      !response.headers.isEmpty || !response.bodies.isEmpty || !response.links.isEmpty
    let anchor = hasParts && known == nil ? anchors.name("\(response.status)", place) : nil
    out.open("details", ("class", "response"), ("id", anchor), ("open", isOpen ? "" : nil))
    out.add("summary") { [words] out in
      out.add("span", response.label(words), ("class", "status s\(response.status / 100)"))
      out.add(text: " " + Self.summary(response))
    }
    out.add(markdown: response.description)
    if let known, hasParts {
      link(words.response, words.asIn(known.title), to: known.anchor)
    } else {
      headers(of: response, anchor)
      for body in response.bodies { write(body) }
      links(of: response)
      write(response.extensions)
    }
    if let anchor { written.add(response, .init(anchor: anchor, title: place)) }
    out.close("details")
  }

  private mutating func headers(of response: APIResponse, _ anchor: String?) {
    if let known = written.table(response.headers) {
      return link(words.headers, words.asIn(known.title), to: known.anchor)
    }
    parameters(response.headers, title: words.headers)
    guard let anchor, !response.headers.isEmpty else { return }
    written.add(response.headers, .init(anchor: anchor, title: "\(place) \(response.status)"))
  }

  /// What a response's line says: the first line of what is said about it, and its media types.
  private static func summary(_ response: APIResponse) -> String {
    let words = response.summary ?? response.description
    let line = words?.split(whereSeparator: \.isNewline).first.map {
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
    write(body.examples)
    write(body.extensions)
    out.close("div")
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
        ("data-try", CallForm(method, at: path, in: api, written).json))
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

extension APIResponse {
  /// What stands for its statuses: `404`, `4XX`.
  func label(_ words: PageWords) -> String {
    switch coverage {
    case .status: "\(status)"
    case .statusClass: "\(status / 100)XX"
    case .others: words.any
    }
  }
}

extension APIMethod {
  /// The day after which it may be gone, as its author writes it.
  var sunset: String? { extensions[named: "x-sunset"]?.string }
}
