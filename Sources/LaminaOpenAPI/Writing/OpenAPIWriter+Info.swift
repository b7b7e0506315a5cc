import LaminaAPIModel
import LaminaJSON

extension OpenAPIWriter {
  func info() -> JSONMembers {
    info(api)
  }

  /// What is said of an API, without contact and licence.
  func info(_ api: APIModel) -> JSONMembers {
    var out = JSONMembers()
    out.set("title", api.title)
    out.set("summary", api.info.summary)
    out.set("description", Self.plainDescription(api) ?? Self.sections(api))
    out.set("termsOfService", api.info.termsOfService)
    out.set("version", api.version ?? "0.0.0")
    if api.version == nil { out.set("x-raml-version", JSONValue(.null)) }
    return out
  }

  mutating func fullInfo() -> JSONMembers {
    var out = info(api)
    out.set("contact", api.info.contact.map { fullContact($0) })
    out.set("license", api.info.license.map { fullLicense($0) })
    extend(&out, api.info.extensions, "info")
    return fitting(out, "info")
  }

  /// The one section that has the API's title: it is the description itself.
  var plainDescription: String? { Self.plainDescription(api) }

  private static func plainDescription(_ api: APIModel) -> String? {
    guard api.documentation.count == 1, api.documentation[0].title == api.title else { return nil }
    return api.documentation[0].content
  }

  private static func sections(_ api: APIModel) -> String? {
    let sections = api.documentation.map { "# \($0.title)\n\n\($0.content)" }
    return sections.isEmpty ? nil : sections.joined(separator: "\n\n")
  }

  // MARK: Parts

  func contact(_ contact: APIContact) -> JSONMembers {
    var out = JSONMembers()
    out.set("name", contact.name)
    out.set("url", contact.url)
    out.set("email", contact.email)
    return out
  }

  private mutating func fullContact(_ contact: APIContact) -> JSONValue {
    var out = self.contact(contact)
    extend(&out, contact.extensions, "contact")
    return out.value
  }

  func license(_ license: APILicense) -> JSONMembers {
    var out = JSONMembers()
    out.set("name", license.name)
    out.set("url", license.url)
    out.set("identifier", license.identifier)
    return out
  }

  private mutating func fullLicense(_ license: APILicense) -> JSONValue {
    var out = self.license(license)
    extend(&out, license.extensions, "license")
    return fitting(out, "license").value
  }

  func docs(_ docs: APIExternalDocs) -> JSONMembers {
    var out = JSONMembers()
    out.set("url", docs.url)
    out.set("description", docs.description)
    return out
  }

  mutating func fullDocs(_ docs: APIExternalDocs) -> JSONValue {
    var out = self.docs(docs)
    extend(&out, docs.extensions, "docs")
    return out.value
  }

  func tag(_ tag: APITag) -> JSONMembers {
    var out = JSONMembers()
    out.set("name", tag.name)
    out.set("summary", tag.summary)
    out.set("description", tag.description)
    out.set("parent", tag.parent)
    out.set("kind", tag.kind)
    return out
  }

  mutating func fullTag(_ tag: APITag) -> JSONValue {
    var out = self.tag(tag)
    out.set("externalDocs", tag.externalDocs.map { fullDocs($0) })
    extend(&out, tag.extensions, "tag")
    return fitting(out, "tag", tag.place).value
  }
}
