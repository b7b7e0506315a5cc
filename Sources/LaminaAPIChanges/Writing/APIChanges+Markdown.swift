import LaminaAPISource

extension APIChanges {
  /// The changes as Markdown: what breaks callers, warnings, then what was added, removed and changed.
  ///
  /// ```swift
  /// print(changes.markdown(title: "Shop: changes from 1 to 2"))
  /// // # Shop: changes from 1 to 2
  /// //
  /// // ## Breaking
  /// //
  /// // - `GET /items`: The method is no longer there. (old.raml:7:3)
  /// ```
  ///
  /// - Parameter title: the heading, as plain text.
  /// - Returns: the text, which ends with a line break.
  public func markdown(title: String) -> String {
    var text = "# \(Self.escaped(title))\n"
    if changes.isEmpty { return text + "\nNothing differs.\n" }
    text += Self.section("Breaking", changes.filter(\.isBreaking))
    text += Self.section("Warnings", changes.filter { $0.level == .warning })
    let others = changes.filter { $0.level == .compatible }
    for (kind, name) in [
      (APIChange.Kind.added, "Added"), (.removed, "Removed"), (.changed, "Changed"),
    ] {
      text += Self.section(name, others.filter { $0.kind == kind })
    }
    return text
  }

  private static func section(_ name: String, _ changes: [APIChange]) -> String {
    if changes.isEmpty { return "" }
    return "\n## \(name)\n\n" + changes.map(line).joined()
  }

  private static func line(_ change: APIChange) -> String {
    let places = [change.old, change.new].compactMap { $0?.description }
    let end = places.isEmpty ? "" : " (\(escaped(places.joined(separator: " → "))))"
    let subjects = change.subjects.prefix(5).map(code).joined(separator: ", ")
    let more = change.subjects.count > 5 ? " and \(change.subjects.count - 5) more" : ""
    return "- \(subjects)\(more): \(escaped(change.message))\(end)\n"
  }

  private static func code(_ text: String) -> String {
    "`\(text.replacing("`", with: "'").replacing("\n", with: " "))`"
  }

  /// Marks of Markdown as plain characters, and no breaks.
  private static func escaped(_ text: String) -> String {
    String(
      text.flatMap { character -> [Character] in
        if character.isNewline { return [" "] }
        return "\\`*_<>[]#|&~".contains(character) ? ["\\", character] : [character]
      })
  }
}
