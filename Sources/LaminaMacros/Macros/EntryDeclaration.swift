/// The variable that `@Entry` is attached to.
struct EntryDeclaration {
  let name: String
  let type: String?
  private let value: String?
  private let place: Range<Int>

  init(_ source: SwiftSource) throws(MacroError) {
    guard let declaration = VariableDeclaration(source.tokens[...]), declaration.isStored,
      let binding = declaration.bindings.first
    else { throw MacroError("@Entry is for a variable: @Entry var density = 1.0") }
    guard declaration.keyword.text == "var" else {
      let range = declaration.keyword.range
      throw MacroError(
        "An entry can be set, so it is a variable: write var", at: range,
        repair: .init(words: "replace 'let' with 'var'", range: range, text: "var"))
    }
    if binding.isComputed {
      throw MacroError(
        "@Entry writes the accessors itself: give the variable a value, = …, in their place")
    }
    name = binding.name.text
    place = binding.name.range
    type = binding.type.isEmpty ? nil : source.text(binding.type)
    value = binding.value.isEmpty ? nil : source.text(binding.value)
  }

  /// The value where none is set: what is written, or nil of an optional.
  func defaultValue() throws(MacroError) -> String {
    if let value { return value }
    if optionalWrapped != nil { return "nil" }
    throw MacroError(
      "«\(name)» has no value where none is set: write = and the value", at: place,
      repair: nil)
  }

  /// What the optional holds that a focused value is.
  func wrappedType() throws(MacroError) -> String {
    guard let wrapped = optionalWrapped, value == nil || value == "nil" else {
      throw MacroError(
        "A focused value is nil where no view says it: write «\(name)» as an optional without a value",
        at: place)
    }
    return wrapped
  }

  private var optionalWrapped: String? {
    guard let type else { return nil }
    if type.hasSuffix("?") {
      let inner = String(type.dropLast())
      // `(any P)?` and `(A) -> B?` differ by the arrow outside of brackets.
      let arrow = SwiftSource(inner).tokens.contains { $0.text == "->" && $0.depth == 0 }
      return arrow ? nil : inner
    }
    guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
    return String(type.dropFirst("Optional<".count).dropLast())
  }
}
