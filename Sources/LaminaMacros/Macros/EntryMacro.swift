/// `@Entry`: a key with the value that the declaration gives, and the property's way to it.
///
/// ```swift
/// extension EnvironmentValues { @Entry var density = 1.0 }
/// // private enum __Key_density: LaminaKernel.EnvironmentKey {
/// //   @MainActor static let defaultValue = 1.0
/// // }
/// // var density { get { self[__Key_density.self] } set { self[__Key_density.self] = newValue } }
/// ```
/// The value is made once, when it is first asked for.
enum EntryMacro {
  static func expand(_ request: Request) throws(MacroError) -> String {
    let source = SwiftSource(request.syntax.source)
    let entry = try EntryDeclaration(source)
    let kind = try kind(of: request)
    if request.role == "accessor" { return accessors(of: entry) }
    return "private enum \(key(entry)): \(kind.keyProtocol) {\n\(try contents(of: kind, entry))\n}"
  }

  private static func accessors(of entry: EntryDeclaration) -> String {
    "get { self[\(key(entry)).self] }\nset { self[\(key(entry)).self] = newValue }"
  }

  private static func key(_ entry: EntryDeclaration) -> String {
    "__Key_\(entry.name.filter { $0 != "`" })"
  }

  private static func contents(
    of kind: EntryKind, _ entry: EntryDeclaration
  ) throws(MacroError) -> String {
    if kind == .focusedValues { return "typealias Value = \(try entry.wrappedType())" }
    let type = entry.type.map { ": \($0)" } ?? ""
    return "@MainActor static let defaultValue\(type) = \(try entry.defaultValue())"
  }

  private static func kind(of request: Request) throws(MacroError) -> EntryKind {
    let words = SwiftSource(request.context.first ?? "").tokens.filter { $0.kind == .word }
    let kind = words.lazy.compactMap { EntryKind(rawValue: $0.text) }.first
    guard words.contains(where: { $0.text == "extension" }), let kind else {
      let names = EntryKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw MacroError(
        "@Entry adds a value to \(names): move the variable into an extension of one of them")
    }
    return kind
  }
}

/// The types that entries are added to.
enum EntryKind: String, CaseIterable {
  case environmentValues = "EnvironmentValues"
  case transaction = "Transaction"
  case containerValues = "ContainerValues"
  case focusedValues = "FocusedValues"

  /// What a key of it conforms to.
  var keyProtocol: String {
    switch self {
    case .environmentValues: "LaminaKernel.EnvironmentKey"
    case .transaction: "LaminaKernel.TransactionKey"
    case .containerValues: "LaminaKernel.ContainerValueKey"
    case .focusedValues: "LaminaInteraction.FocusedValueKey"
    }
  }
}
