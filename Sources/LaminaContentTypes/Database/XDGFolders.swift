/// What the environment says of a person's folders and languages.
package struct XDGFolders: Sendable {
  /// `$XDG_DATA_HOME`, then `$XDG_DATA_DIRS`, with what holds where these are not set.
  package let data: [String]
  /// The person's languages, the preferred one first, each with what it is a part of: `de_CH`, `de`.
  package let languages: [String]

  /// Reads the environment.
  package init(_ variable: (String) -> String?) {
    func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    // The specification wants paths that do not begin at the root to be left out.
    let own = value("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = own ?? value("HOME").map { $0 + "/.local/share" }
    let others = value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    data = ([home].compactMap(\.self) + others.split(separator: ":").map(String.init))
      .filter { $0.hasPrefix("/") }
    let said =
      value("LANGUAGE") ?? value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG") ?? ""
    languages = said.split(separator: ":").flatMap(Self.parts)
  }

  /// A locale and what it is a part of: of `sr_RS.UTF-8@latin` it is `sr_RS@latin`, `sr_RS`, `sr@latin`, `sr`.
  private static func parts(of locale: Substring) -> [String] {
    let whole = String(locale.prefix { $0 != "." && $0 != "@" })
    guard !["", "C", "POSIX"].contains(whole) else { return [] }
    let modifier = locale.firstIndex(of: "@").map { String(locale[$0...]) }
    let language = String(whole.prefix { $0 != "_" })
    let names = whole == language ? [whole] : [whole, language]
    return names.flatMap { name in modifier.map { [name + $0, name] } ?? [name] }
  }
}
