import LaminaJSON

/// What no schema can say: `repeatedPassword` and `confirmPassword` must be the same as `password`.
enum EqualFields {
  private static let prefixes = ["repeated", "repeat", "confirm"]

  static func violations(in value: JSONValue?) -> [Violation] {
    guard let members = value?.object?.distinct else { return [] }
    return members.compactMap { member in
      guard let other = original(of: member.key), let value = value?[other], value != member.value
      else { return nil }
      return Violation(.body, "/\(member.key)", "It is not the same as \(other).", at: nil)
    }
  }

  private static func original(of name: String) -> String? {
    guard let prefix = prefixes.first(where: { name.hasPrefix($0) }) else { return nil }
    let rest = name.dropFirst(prefix.count)
    guard let letter = rest.first, letter.isUppercase else { return nil }
    return letter.lowercased() + rest.dropFirst()
  }
}
