/// What the environment says of a person's folders and languages.
package struct XDGFolders: Sendable {
  /// `$XDG_DATA_HOME`, then `$XDG_DATA_DIRS`, with what holds where these are not set.
  package let data: [String]
  /// The person's languages, the preferred one first, each with what it is a part of: `de_CH`, `de`.
  package let languages: [String]

  /// Reads the environment.
  package init(_ variable: (String) -> String?) {
    func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    let home = value("XDG_DATA_HOME") ?? value("HOME").map { $0 + "/.local/share" }
    let others = value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    // The specification wants paths that do not begin at the root to be left out.
    data = ([home].compactMap(\.self) + others.split(separator: ":").map(String.init))
      .filter { $0.hasPrefix("/") }
    let said =
      value("LANGUAGE") ?? value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG") ?? ""
    languages = said.split(separator: ":").flatMap { language -> [String] in
      let whole = String(language.prefix { $0 != "." && $0 != "@" })
      let part = String(whole.prefix { $0 != "_" })
      return whole == part ? [whole] : [whole, part]
    }
  }
}
