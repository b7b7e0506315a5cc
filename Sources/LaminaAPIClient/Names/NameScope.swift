/// Names of one scope, each once: what is wished, or that with a number.
struct NameScope {
  private var taken: Set<String>

  init(reserved: Set<String> = []) { taken = reserved }

  /// The first of some wishes that is free; else the first with `Value` or a number behind it.
  mutating func take(_ wishes: [String]) -> String {
    for wish in wishes where taken.insert(wish).inserted { return wish }
    let first = wishes.first ?? "value"
    if taken.insert(first + "Value").inserted { return first + "Value" }
    return numbered(first)
  }

  /// The wish, or the wish with the first number that is free.
  mutating func take(_ wish: String) -> String {
    taken.insert(wish).inserted ? wish : numbered(wish)
  }

  private mutating func numbered(_ wish: String) -> String {
    var number = 2
    while !taken.insert("\(wish)\(number)").inserted { number += 1 }
    return "\(wish)\(number)"
  }

  /// Names of members for texts: who is spelled as its name has it, whatever stands before.
  static func members(_ texts: [String], reserved: Set<String> = []) -> [String] {
    var scope = NameScope(reserved: SwiftKeywords.members.union(reserved))
    let wishes = texts.map { SwiftWords($0).lower }
    var names = [String?](repeating: nil, count: texts.count)
    for (index, text) in texts.enumerated() where wishes[index] == text {
      names[index] = scope.take([text])
    }
    for index in texts.indices where names[index] == nil {
      names[index] = scope.takeMember(wishes[index])
    }
    return names.map { $0 ?? "" }
  }

  private mutating func takeMember(_ wish: String) -> String {
    SwiftKeywords.members.contains(wish) ? take([wish]) : take(wish)
  }
}

/// Names as they stand in code.
enum SwiftName {
  /// The name, in backticks if it is a word of Swift's.
  static func escaped(_ name: String) -> String {
    SwiftKeywords.escaped.contains(name) ? "`\(name)`" : name
  }
}
