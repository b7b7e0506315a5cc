/// What stands in front of a declaration's keyword: attributes and modifiers.
struct DeclarationHead {
  /// One attribute: `@State`, `@Environment(\.dismiss)`.
  struct Attribute {
    /// Its name without the module's: `State`.
    let name: String
    /// From the `@` to the end of its arguments.
    let tokens: Range<Int>
  }

  private(set) var attributes: [Attribute] = []
  private(set) var modifiers: [String] = []
  /// The index of the token after them, among all tokens of the source.
  private(set) var end: Int

  /// Reads the head at the beginning of some tokens.
  init(_ part: ArraySlice<Token>) {
    end = part.startIndex
    while end < part.endIndex, readAttribute(in: part) || readModifier(in: part) {}
  }

  /// The access level that is written, or none.
  var access: String? { modifiers.first { Self.accessLevels.contains($0) } }

  private mutating func readAttribute(in part: ArraySlice<Token>) -> Bool {
    guard part[end].text == "@", end + 1 < part.endIndex else { return false }
    let start = end
    var name = part[end + 1].text
    end += 2
    while end + 1 < part.endIndex, part[end].text == ".", part[end + 1].kind == .word {
      name = part[end + 1].text
      end += 2
    }
    // `@Environment(Store.self)`, but not `@Entry (a, b)`.
    if end < part.endIndex, part[end].text == "(", !part[end].spaces.before { skipGroup(in: part) }
    attributes.append(Attribute(name: name, tokens: start..<end))
    return true
  }

  private mutating func readModifier(in part: ArraySlice<Token>) -> Bool {
    guard part[end].kind == .word, Self.known.contains(part[end].text) else { return false }
    // `class` and `static` as in `class func`; `class C` and a name are no modifiers.
    if part[end].text == "class", !continuesWithMember(part) { return false }
    modifiers.append(part[end].text)
    end += 1
    if end < part.endIndex, part[end].text == "(" { skipGroup(in: part) }
    return true
  }

  private func continuesWithMember(_ part: ArraySlice<Token>) -> Bool {
    end + 1 < part.endIndex && ["var", "let", "func", "subscript"].contains(part[end + 1].text)
  }

  private mutating func skipGroup(in part: ArraySlice<Token>) {
    let depth = part[end].depth
    let close = part[(end + 1)...].firstIndex { $0.closes && $0.depth <= depth }
    end = close.map { $0 + 1 } ?? part.endIndex
  }

  private static let accessLevels = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]
  private static let known = Set(
    accessLevels + [
      "static", "class", "final", "lazy", "weak", "unowned", "nonisolated", "override", "dynamic",
      "required", "convenience", "mutating", "nonmutating", "indirect", "isolated", "optional",
    ])
}
