/// One expansion that the compiler asks for.
struct Request {
  /// The macro's type in the declaration: `EntryMacro`.
  let macro: String
  /// What is wanted of an attached macro: `peer`, `accessor`, `member`, `extension`.
  let role: String
  /// The beginning of names that nothing else has.
  let discriminator: String
  /// The macro itself, or what it is attached to.
  let syntax: SourceText
  /// What encloses it, the innermost first, as source without contents: `extension EnvironmentValues {}`.
  let context: [String]
  /// The type that an extension macro extends.
  let extendedType: String?
  /// Whether conformances are wanted that the type does not have yet.
  let wantsConformance: Bool

  init?(_ message: JSON) {
    let freestanding = message["expandFreestandingMacro"]
    guard let body = freestanding ?? message["expandAttachedMacro"],
      let macro = body["macro"]?["typeName"]?.string,
      let syntax = (body["syntax"] ?? body["declSyntax"]).flatMap(SourceText.init)
    else { return nil }
    self.macro = macro
    self.syntax = syntax
    role = body["macroRole"]?.string ?? ""
    discriminator = body["discriminator"]?.string ?? ""
    context = (body["lexicalContext"]?.array ?? []).compactMap { $0["source"]?.string }
    extendedType = body["extendedTypeSyntax"]?["source"]?.string
    wantsConformance = body["conformanceListSyntax"]?["source"] != nil
  }

  /// A name that no other declaration has, as the compiler's own library makes it.
  func uniqueName(_ name: String) -> String { "\(discriminator)\(name.utf8.count)\(name)fMu_" }
}

/// A piece of a source file, and where it stands.
struct SourceText {
  let source: String
  /// `Module/File.swift`.
  let fileID: String
  let fileName: String
  /// Where the piece begins in the file, in bytes.
  let offset: Int
  /// The line of its first byte, from 1.
  let line: Int

  init?(_ json: JSON) {
    guard let source = json["source"]?.string, let place = json["location"] else { return nil }
    self.source = source
    fileID = place["fileID"]?.string ?? ""
    fileName = place["fileName"]?.string ?? ""
    offset = place["offset"]?.number ?? 0
    line = place["line"]?.number ?? 0
  }
}
