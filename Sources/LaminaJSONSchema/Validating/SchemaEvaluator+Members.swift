internal import LaminaJSON

extension SchemaEvaluator {
  /// Judges each member by the schemas that are for its key, or by what is for all others.
  mutating func checkMembers(
    _ object: JSONObject, _ members: SchemaMembers, _ rule: SchemaRule, _ number: Int
  ) -> Bool {
    var isRight = true
    for member in object.distinct {
      if !checkMember(member, members, rule, number) { isRight = false }
      if isStopped || (isQuiet && !isRight) { return false }
    }
    return isRight
  }

  private mutating func checkMember(
    _ member: JSONMember, _ members: SchemaMembers, _ rule: SchemaRule, _ number: Int
  ) -> Bool {
    var (isRight, isKnown) = (true, false)
    if let schema = members.properties[ByteKey(member.key)] {
      isKnown = true
      isRight = check(schema, member.value, key: member.key)
    }
    for (pattern, schema) in members.patterns where matches(pattern, member.key) {
      isKnown = true
      if !check(schema, member.value, key: member.key) { isRight = false }
    }
    return isKnown ? isRight : checkRest(member, members, rule, number)
  }

  private mutating func checkRest(
    _ member: JSONMember, _ members: SchemaMembers, _ rule: SchemaRule, _ number: Int
  ) -> Bool {
    switch members.rest {
    case .anything: return true
    case .schema(let schema): return check(schema, member.value, key: member.key)
    case .nothing:
      let rest = SchemaRule(
        keyword: "additionalProperties", range: members.restRange, test: rule.test)
      return fail(
        rest, number, member.keyRange, key: member.key, Self.surplus(member.key, members.keys))
    }
  }

  private static func surplus(_ key: String, _ known: [String]) -> String {
    let near = key.nearest(in: known).map { "; did you mean '\($0)'?" } ?? "."
    return "The object must not have '\(key)'\(near)"
  }
}
