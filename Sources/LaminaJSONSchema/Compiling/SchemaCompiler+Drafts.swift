internal import LaminaJSON

extension SchemaCompiler {
  /// The draft that a document names, else the one that is taken for it.
  func draft(of value: JSONValue, default draft: SchemaDraft?) -> SchemaDraft {
    value["$schema"]?.string.flatMap(SchemaDraft.init(naming:)) ?? draft ?? .draft4
  }

  /// Says which draft is taken where the document does not.
  mutating func checkDraft(of site: SchemaSite, default draft: SchemaDraft?) {
    let taken = documents[site.document].draft.name
    guard let name = site.value["$schema"] else {
      if draft == nil { reportMissingDraft(site, taken) }
      return
    }
    guard let text = name.string, SchemaDraft(naming: text) == nil else { return }
    report(
      .warning, .unknownDraft, site, name.range, "$schema",
      "'\(text)' is no draft that is known; the schema is read as \(taken).",
      repair: SchemaDraft.draft4.rawValue + "#")
  }

  private mutating func reportMissingDraft(_ site: SchemaSite, _ taken: String) {
    guard site.value.object != nil else { return }
    let start = site.value.range.lowerBound
    report(
      .hint, .missingDraft, site, start..<start, nil,
      "The schema does not say its draft; it is read as \(taken).",
      repair: "\"$schema\": \"\(SchemaDraft.draft4.rawValue)#\"")
  }
}
