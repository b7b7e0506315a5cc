/// How a name of several words is written.
enum NameStyle: String, CaseIterable {
  case camel = "itemId"
  case pascal = "ItemId"
  case snake = "item_id"
  case kebab = "item-id"

  /// The style of a name; nil of one word, which may be of several, and of others.
  init?(_ name: String) {
    let letters = Array(name)
    guard letters.contains(where: \.isLetter), letters.allSatisfy({ $0.isASCII }) else {
      return nil
    }
    let inner = letters.dropFirst()
    let (hasLine, hasHyphen) = (inner.contains("_"), inner.contains("-"))
    let hasCapital = inner.contains(where: \.isUppercase)
    let hasSmall = letters.contains(where: \.isLowercase)
    switch (hasLine, hasHyphen, hasCapital && hasSmall) {
    case (true, false, false): self = .snake
    case (false, true, false): self = .kebab
    case (false, false, true): self = letters[0].isUppercase ? .pascal : .camel
    default: return nil
    }
  }

  /// The style that most of some names have; nil if none has more than the others.
  static func usual(of names: [String]) -> NameStyle? {
    var counts: [NameStyle: Int] = [:]
    for style in names.compactMap({ NameStyle($0) }) { counts[style, default: 0] += 1 }
    guard let most = counts.max(by: { $0.value < $1.value }) else { return nil }
    return counts.count { $0.value == most.value } == 1 ? most.key : nil
  }
}
