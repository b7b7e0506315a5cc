import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

extension OpenAPIWriter {
  /// Adds what an object of a kind says besides its values, in the words of the version.
  mutating func extend(_ out: inout JSONMembers, _ list: [APIExtension], _ kind: String) {
    for one in list {
      if one.isOwn {
        out.set(one.name, one.value)
      } else if let dialect = api.dialect {
        let shape = ObjectKind.kinds(of: dialect)[kind]?.fields[one.name]
        out.remove(one.name)
        if !one.isAbsent { out.set(one.name, shape.map { fitted(one.value, $0) } ?? one.value) }
      }
    }
  }

  /// The members without those that the version does not know, of which a note is taken.
  mutating func fitting(
    _ members: JSONMembers, _ kind: String, _ place: Place? = nil
  ) -> JSONMembers {
    guard let later = ObjectKind.kinds(of: version.dialect)[kind]?.later, !later.isEmpty else {
      return members
    }
    var out = JSONMembers()
    for member in members.value.object?.members ?? [] {
      if later[member.key] == nil {
        out.set(member.key, member.value)
      } else {
        let number = version.rawValue.prefix(3)
        note("OpenAPI \(number) has no '\(member.key)' in \(kind); it is left out.", place)
      }
    }
    return out
  }

  /// A value of another version, part by part.
  private mutating func fitted(_ value: JSONValue, _ shape: ObjectKind.Shape) -> JSONValue {
    switch shape {
    case .text, .texts, .truth, .any: return value
    case .schema: return schemas.fitted(value, "of a part", nil)
    case .list(let inner): return value.array.map { .list($0.map { fitted($0, inner) }) } ?? value
    case .map(let inner):
      return value.object.map { .object($0.distinct.map { ($0.key, fitted($0.value, inner)) }) }
        ?? value
    case .object(let kind): return fitted(value, kind)
    }
  }

  private mutating func fitted(_ value: JSONValue, _ kind: String) -> JSONValue {
    guard let dialect = api.dialect, let object = value.object else { return value }
    let fields = ObjectKind.kinds(of: dialect)[kind]?.fields ?? [:]
    var out = JSONMembers()
    for member in object.distinct {
      let shape = member.key.hasPrefix("x-") ? nil : fields[member.key]
      out.set(member.key, shape.map { fitted(member.value, $0) } ?? member.value)
    }
    return fitting(out, kind).value
  }
}
