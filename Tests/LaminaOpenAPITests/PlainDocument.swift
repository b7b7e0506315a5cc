import LaminaJSON

/// A document with what its references lead to in their place, and what it says by default written out: two documents
/// that say the same are equal so.
struct PlainDocument {
  let value: JSONValue
  private let root: JSONValue

  init(_ root: JSONValue) {
    self.root = root
    var members = (root.object?.distinct ?? []).filter { $0.key != "openapi" }
    members = members.filter { $0.key != "security" || $0.value != [] }
    value = Self(root: root).plain(members)
  }

  private init(root: JSONValue) {
    self.root = root
    value = nil
  }

  private func plain(_ members: [JSONMember]) -> JSONValue {
    Self.object(
      members.map { member in
        switch member.key {
        case "paths", "webhooks": (member.key, map(member.value) { item($0) })
        case "components": (member.key, components(member.value))
        default: (member.key, member.value)
        }
      })
  }

  private func components(_ value: JSONValue) -> JSONValue {
    Self.object(
      (value.object?.distinct ?? []).filter { ["schemas", "securitySchemes"].contains($0.key) }
        .map { ($0.key, $0.value) })
  }

  private static let methods: Set = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace", "query",
  ]

  private func item(_ item: JSONValue) -> JSONValue {
    let shared = item["parameters"]?.array?.map(followed) ?? []
    let members = (item.object?.distinct ?? []).filter { $0.key != "parameters" }
    return Self.object(
      members.map { member in
        if Self.methods.contains(member.key) {
          return (member.key, operation(member.value, shared))
        }
        guard member.key == "additionalOperations" else { return (member.key, member.value) }
        return (member.key, map(member.value) { operation($0, shared) })
      })
  }

  private func operation(_ value: JSONValue, _ shared: [JSONValue]) -> JSONValue {
    let own = value["parameters"]?.array?.map(followed) ?? []
    let all = (shared + own).sorted { Self.key($0) < Self.key($1) }
    var members = (followed(value).object?.distinct ?? []).filter {
      $0.key != "parameters" && $0.key != "security"
    }.map { (key: $0.key, value: $0.key == "callbacks" ? callbacks($0.value) : $0.value) }
    if !all.isEmpty { members.append(("parameters", .list(all))) }
    members.append(("security", value["security"] ?? root["security"] ?? []))
    return Self.object(members)
  }

  private func callbacks(_ value: JSONValue) -> JSONValue {
    map(value) { callback in
      Self.object(
        (callback.object?.distinct ?? []).map { member in
          (member.key, member.key.hasPrefix("x-") ? member.value : item(member.value))
        })
    }
  }

  private static func key(_ parameter: JSONValue) -> String {
    "\(parameter["in"]?.string ?? "") \(parameter["name"]?.string ?? "")"
  }

  /// The value with what references to anything but schemas lead to.
  private func followed(_ value: JSONValue) -> JSONValue {
    if let list = value.array { return .list(list.map(followed)) }
    guard let object = value.object else { return value }
    if let text = value["$ref"]?.string, !text.hasPrefix("#/components/schemas/"),
      let target = JSONPointer(String(text.dropFirst())).flatMap({ root[$0] })
    {
      return followed(target)
    }
    return Self.object(object.distinct.map { ($0.key, followed($0.value)) })
  }

  private func map(_ value: JSONValue, _ change: (JSONValue) -> JSONValue) -> JSONValue {
    Self.object(
      (value.object?.distinct ?? []).map { member in
        (member.key, member.key.hasPrefix("x-") ? member.value : change(member.value))
      })
  }

  private static func object(_ members: [(key: String, value: JSONValue)]) -> JSONValue {
    .map(members.map { (name: $0.key, value: $0.value) })
  }

  /// The first places where two values differ.
  static func differences(_ old: JSONValue, _ new: JSONValue, _ path: String = "") -> [String] {
    if old == new { return [] }
    if let one = old.object, let other = new.object {
      let keys = one.distinct.map(\.key) + other.distinct.map(\.key).filter { one[$0] == nil }
      return keys.flatMap { key -> [String] in
        guard let before = one[key] else {
          return ["\(path)/\(key) is new: \(other[key]?.text().prefix(200) ?? "")"]
        }
        guard let after = other[key] else {
          return ["\(path)/\(key) is lost: \(before.text().prefix(200))"]
        }
        return differences(before, after, "\(path)/\(key)")
      }
    }
    if let one = old.array, let other = new.array, one.count == other.count {
      return zip(one, other).enumerated().flatMap { differences($1.0, $1.1, "\(path)/\($0)") }
    }
    return ["\(path): \(old.text().prefix(200)) became \(new.text().prefix(200))"]
  }
}
