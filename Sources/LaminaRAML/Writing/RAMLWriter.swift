import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

/// Writes a model part by part, and collects what RAML has no words for.
struct RAMLWriter {
  let api: APIModel
  var losses = RAMLLosses()
  let names: RAMLNames

  init(_ api: APIModel) {
    self.api = api
    names = RAMLNames(api)
  }

  mutating func root() -> JSONValue {
    noteRoot()
    var out = JSONMembers()
    out.set("title", api.title)
    out.set("version", api.version)
    out.set("baseUri", api.baseURI)
    out.set("baseUriParameters", parameters(api.baseParameters.filter(isOfBase)))
    out.set("protocols", texts: api.protocols.map(\.rawValue))
    out.set("mediaType", api.mediaType)
    out.set("documentation", api.documentation.map(section))
    out.set("types", types())
    out.set("traits", templates(.trait))
    out.set("resourceTypes", templates(.resourceType))
    out.set("securitySchemes", schemes())
    out.set("securedBy", demands(api.securedBy))
    for resource in api.resources { set(resource, in: &out) }
    return out.value
  }

  private func isOfBase(_ parameter: APIParameter) -> Bool {
    let names = URITemplate.read(api.baseURI ?? "", isStrict: false).template?.names ?? []
    return names.contains(parameter.name)
  }

  private mutating func noteRoot() {
    let info = api.info
    losses.add(
      "RAML has no contact, licence, terms or summary of an API; they are left out.", nil,
      if: info != APIInfo())
    losses.add("RAML has no tags; they are left out.", nil, if: !api.tags.isEmpty)
    losses.add(
      "RAML has no external documents; they are left out.", nil, if: api.externalDocs != nil)
    losses.add("RAML has no webhooks; they are left out.", nil, if: !api.webhooks.isEmpty)
    losses.add(
      "RAML has one base URI; further servers, and what is said of them, are left out.", nil,
      if: api.servers.count > 1 || api.servers.contains { $0.description != nil || $0.name != nil })
    noteExtensions(api.extensions, nil)
  }

  mutating func noteExtensions(_ list: [APIExtension], _ place: Place?) {
    losses.add(
      "Extensions, x-..., are annotations in RAML, which are not written; they are left out.",
      place, if: !list.own.isEmpty)
    for one in list where !one.isOwn && !one.isAbsent {
      losses.add("RAML has no '\(one.name)'; it is left out.", place)
    }
  }

  private func section(_ section: APISection) -> JSONValue {
    ["title": .text(section.title), "content": .text(section.content)]
  }

  /// Resource types or traits: what they say is in resources and methods already.
  private mutating func templates(_ kind: APITemplate.Kind) -> JSONMembers {
    var out = JSONMembers()
    for template in api.templates where template.kind == kind && names.isTemplate(template) {
      var members = JSONMembers()
      for (key, text) in [("usage", template.usage), ("description", template.description)] {
        let isFree = text?.contains("<<") != true
        losses.add("A template's words with parameters are left out.", template.place, if: !isFree)
        members.set(key, isFree ? text : nil)
      }
      out.set(template.name, members.value)
    }
    return out
  }
}
