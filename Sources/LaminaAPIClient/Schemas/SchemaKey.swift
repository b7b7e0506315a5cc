import LaminaJSON

/// What two schemas have in common that mean the same.
enum SchemaKey {
  private static let ignored: Set = ["$schema", "definitions", "id"]

  /// The schema without what says only where it stands.
  static func of(_ schema: JSONValue) -> JSONValue {
    guard let members = schema.object?.members else { return schema }
    let kept = members.filter { !ignored.contains($0.key) && !isDemand($0) }
    return JSONValue(.object(JSONObject(kept)))
  }

  /// Whether a member says, as draft 3 has it, that the value must be there.
  private static func isDemand(_ member: JSONMember) -> Bool {
    member.key == "required" && member.value.bool != nil
  }
}
