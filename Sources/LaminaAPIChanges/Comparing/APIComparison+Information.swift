import LaminaAPIModel
import LaminaAPISource

/// What says nothing of messages: names in code, tags, whom to ask, further servers, links.
extension APIComparison {
  mutating func compareNames(_ before: APIMethod, _ after: APIMethod, of subject: String) {
    if before.operationID != after.operationID, let old = before.operationID {
      note(
        .changed, "operation-id", of: subject,
        "The operation is called \(Self.shown(after.operationID)), and was \(Self.shown(old)): its"
          + " function in code has another name.", level: .warning, old: before.place,
        new: after.place)
    }
    if before.tags != after.tags {
      note(
        .changed, "tags", of: subject,
        "The tags are \(Self.list(after.tags)), and were \(Self.list(before.tags)).",
        old: before.place, new: after.place)
    }
    compare(
      "external-docs", before.externalDocs, after.externalDocs, subject, before.place, after.place)
    compare(
      "extensions", before.extensions.visible, after.extensions.visible, subject, before.place,
      after.place)
    compareServers(before.servers, after.servers, subject, before.place, after.place)
  }

  mutating func compareInformation() {
    compare("contact", old.info.contact, new.info.contact, "API")
    compare("license", old.info.license, new.info.license, "API")
    compare("terms", old.info.termsOfService, new.info.termsOfService, "API")
    compare("summary", old.info.summary, new.info.summary, "API")
    compare("documentation", old.documentation, new.documentation, "API")
    compare("external-docs", old.externalDocs, new.externalDocs, "API")
    compare(
      "extensions", (old.info.extensions + old.extensions).visible,
      (new.info.extensions + new.extensions).visible, "API")
    compare("tags", old.tags.map(\.withoutPlace), new.tags.map(\.withoutPlace), "API")
    // Of the first server the base URI says it.
    compareServers(Array(old.servers.dropFirst()), Array(new.servers.dropFirst()), "API", nil, nil)
  }

  private mutating func compare<Value: Equatable>(
    _ name: String, _ before: Value, _ after: Value, _ subject: String, _ old: Place? = nil,
    _ new: Place? = nil
  ) {
    if before == after { return }
    let words = name.replacing("-", with: " ")
    let verb = name.hasSuffix("s") ? "are others" : "is another one"
    note(.changed, name, of: subject, "The \(words) \(verb).", old: old, new: new)
  }

  private mutating func compareServers(
    _ before: [APIServer], _ after: [APIServer], _ subject: String, _ old: Place?, _ new: Place?
  ) {
    for server in before where !after.contains(where: { $0.url == server.url }) {
      note(
        .removed, "server-removed", of: subject, "The server \(server.url) is no longer there.",
        level: .breaking, old: server.place ?? old, new: new)
    }
    for server in after where !before.contains(where: { $0.url == server.url }) {
      note(
        .added, "server-added", of: subject, "The server \(server.url) is new.", old: old,
        new: server.place ?? new)
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}

extension [APIExtension] {
  /// What readers see: the author's own words but for those that something else says.
  fileprivate var visible: [APIExtension] {
    own.filter { !$0.name.hasPrefix("x-raml-") && $0.name != "x-sunset" }
  }
}

extension APITag {
  fileprivate var withoutPlace: APITag {
    var tag = self
    tag.place = nil
    return tag
  }
}
