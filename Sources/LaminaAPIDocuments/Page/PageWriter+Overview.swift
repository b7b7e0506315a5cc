import LaminaAPIModel

/// What holds for the whole API: where it is, its documents, its security, its types.
extension PageWriter {
  mutating func overview() {
    out.open("section", ("id", "overview"))
    out.add("h1", title)
    if let summary = api.info.summary { out.add("p", summary) }
    if let base = api.baseURI {
      out.add("p") { [words, api] out in
        out.add("strong", words.baseURI)
        out.add(text: " ")
        Self.uri(base, &out)
        for name in api.protocols { out.add("span", name.rawValue, ("class", "chip")) }
      }
      parameters(api.baseParameters, title: nil)
    }
    servers(api.servers)
    if !api.securedBy.isEmpty { security(api.securedBy) }
    information()
    out.close("section")
    for (section, anchor) in zip(api.documentation, names.sections) {
      out.open("section", ("id", anchor))
      heading(2, section.title, anchor)
      out.add(markdown: section.content)
      out.close("section")
    }
  }

  /// A URI whose parameters stand out.
  static func uri(_ text: String, _ out: inout HTMLWriter) {
    out.open("code", ("class", "uri"))
    for part in URITemplate.read(text, isStrict: false).template?.parts ?? [.text(text)] {
      switch part {
      case .text(let text): out.add(text: text)
      case .name(let name): out.add("var", "{\(name)}")
      }
    }
    out.close("code")
  }

  mutating func security(_ ways: [APISecurity]) {
    out.open("p", ("class", "security"))
    out.add("strong", words.security)
    for (number, way) in ways.enumerated() {
      out.add(text: number == 0 ? " " : " \(words.or) ")
      guard let name = way.scheme else {
        out.add("span", words.nothingNeeded, ("class", "chip"))
        continue
      }
      demand(name, way.scopes)
      for other in way.besides {
        out.add(text: " + ")
        demand(other.scheme ?? "", other.scopes)
      }
    }
    out.close("p")
  }

  private mutating func demand(_ name: String, _ scopes: [String]) {
    out.add("a", name, ("href", names.schemes[name].map { "#" + $0 }))
    if !scopes.isEmpty { out.add(text: " (\(scopes.joined(separator: ", ")))") }
  }

  /// The places where the API is, if there is more to say than the base URI does.
  mutating func servers(_ servers: [APIServer]) {
    guard !servers.isEmpty else { return }
    out.add("h4", words.servers)
    out.open("ul")
    for server in servers {
      out.open("li")
      Self.uri(server.url, &out)
      if let name = server.name { out.add("span", name, ("class", "chip")) }
      out.add(markdown: server.description)
      parameters(server.variables, title: nil)
      out.close("li")
    }
    out.close("ul")
  }

  /// Whom to ask, and under which terms the API may be used.
  private mutating func information() {
    let info = api.info
    if let contact = info.contact {
      out.add(own: "<p>")
      out.add(text: words.contact + " ")
      let name = contact.name ?? contact.email ?? contact.url ?? ""
      link(name, contact.url ?? contact.email.map { "mailto:" + $0 } ?? "")
      if let email = contact.email, contact.url != nil { link(" " + email, "mailto:" + email) }
      out.close("p")
    }
    if let license = info.license {
      out.add(own: "<p>")
      out.add(text: words.license + " ")
      link(license.name, license.url ?? "")
      out.close("p")
    }
    if let terms = info.termsOfService {
      out.add(own: "<p>")
      link(words.terms, terms)
      out.close("p")
    }
    more(api.externalDocs)
    write(info.extensions + api.extensions)
  }

  mutating func schemes() {
    for scheme in api.securitySchemes {
      out.open("section", ("id", names.schemes[scheme.name]))
      heading(2, scheme.name, names.schemes[scheme.name])
      place = scheme.name
      out.add("p") { $0.add("span", scheme.kind.title, ("class", "chip")) }
      out.add(markdown: scheme.description)
      parameters(scheme.headers, title: words.headers)
      parameters(scheme.queryParameters, title: words.queryParameters)
      parameters(scheme.cookies, title: words.cookies)
      settings(scheme.settings)
      write(scheme.extensions)
      responses(scheme.responses)
      out.close("section")
    }
  }

  private mutating func settings(_ settings: [String: [String]]) {
    guard !settings.isEmpty else { return }
    out.add("h4", words.settings)
    out.open("dl")
    for (name, values) in settings.sorted(by: { $0.key < $1.key }) {
      out.add("dt", name)
      for value in values { out.add("dd") { $0.add("code", value) } }
    }
    out.close("dl")
  }

  mutating func schemas() {
    for schema in api.schemas { if let name = schema.name { section(of: schema, called: name) } }
  }

  mutating func templates() {
    for template in api.templates {
      let anchor = names.templates[template.kind]?[template.name]
      out.open("section", ("id", anchor))
      heading(2, template.name, anchor)
      out.add(markdown: template.usage)
      out.add(markdown: template.description)
      users(of: template)
      out.close("section")
    }
  }

  private mutating func users(of template: APITemplate) {
    let users = resources.flatMap(\.withInner).flatMap { $0.places(using: template) }
    guard !users.isEmpty else { return }
    out.add("h4", words.usedBy)
    out.open("ul")
    for (name, anchor) in users {
      out.add("li") { $0.add("a", name, ("href", "#" + anchor)) }
    }
    out.close("ul")
  }
}

extension PageResource {
  /// The resource and all within it.
  var withInner: [PageResource] { [self] + inner.flatMap(\.withInner) }

  /// Where a type or a trait is used: the resource, or some of its methods.
  fileprivate func places(using template: APITemplate) -> [(name: String, anchor: String)] {
    if template.kind == .resourceType {
      return resource.type == template.name ? [(resource.uri, anchor)] : []
    }
    if resource.traits.contains(template.name) { return [(resource.uri, anchor)] }
    return methods.filter { $0.method.traits.contains(template.name) }.map {
      ("\($0.method.name) \(resource.uri)", $0.anchor)
    }
  }
}

extension APISecurityScheme.Kind {
  /// What it is called.
  var title: String {
    switch self {
    case .oauth1: "OAuth 1.0"
    case .oauth2: "OAuth 2.0"
    case .basic: "Basic Authentication"
    case .digest: "Digest Authentication"
    case .other(let name): name
    }
  }
}
