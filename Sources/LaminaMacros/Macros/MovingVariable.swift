/// A variable that takes part in a type's movement.
struct MovingVariable {
  private let name: String
  private let type: String

  /// Its data: `self.start.animatableData`.
  var data: String { "self.\(name).animatableData" }
  /// The type of its data: `Angle.AnimatableData`.
  var dataType: String { "\(type).AnimatableData" }

  /// Reads one name of a declaration.
  init(_ variable: TypeDeclaration.Variable) throws(MacroError) {
    let binding = variable.binding
    name = binding.name.text
    guard binding.type.isEmpty else {
      type = variable.source.text(binding.type)
      return
    }
    guard let found = Self.type(of: binding.value, in: variable.source) else {
      throw MacroError(
        "It is not written of what type «\(binding.name.text)» is: write «\(binding.name.text): Type», or "
          + "@AnimatableIgnored in front of it if it does not move", at: binding.name.range)
    }
    if ["Bool", "String", "Int"].contains(found) {
      throw MacroError(
        "«\(binding.name.text)» is of type \(found), which does not move: write @AnimatableIgnored in front of it",
        at: binding.name.range,
        repair: .init(
          words: "insert '@AnimatableIgnored'",
          range: variable.start..<variable.start, text: "@AnimatableIgnored "))
    }
    type = found
  }

  /// The type of a value that says it: a literal, `Angle.zero`, `CGSize(width: 1, height: 2)`.
  private static func type(of value: ArraySlice<Token>, in source: SwiftSource) -> String? {
    let value = value.first?.text == "-" ? value.dropFirst() : value
    guard let first = value.first else { return nil }
    if first.kind == .string { return "String" }
    if ["true", "false"].contains(first.text) { return "Bool" }
    if let digit = first.text.utf8.first, (48...57).contains(digit) {
      return value.count > 1 ? nil : first.text.contains(".") ? "Double" : "Int"
    }
    guard first.text.first?.isUppercase == true else { return nil }
    return path(at: value, in: source)
  }

  /// `A.B` of `A.B(…)` and `A.B.member`.
  private static func path(at value: ArraySlice<Token>, in source: SwiftSource) -> String? {
    var end = value.startIndex + 1
    while end + 1 < value.endIndex, value[end].text == ".",
      value[end + 1].text.first?.isUppercase == true
    {
      end += 2
    }
    let continues = end < value.endIndex && ["(", "."].contains(value[end].text)
    return continues ? source.text(value[..<end]) : nil
  }
}
