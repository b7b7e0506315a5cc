package import Foundation

/// The languages that a person wants to read, best first.
package enum PreferredLanguages {
  /// Those of the desktop, as the process was started with them.
  package static let ofProcess = languages { name in getenv(name).map { String(cString: $0) } }

  /// Those that POSIX variables name: LANGUAGE, unless what comes of LC_ALL, LC_MESSAGES and LANG is "C".
  package static func languages(environment value: (String) -> String?) -> [LanguageTag] {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap(value).first { !$0.isEmpty }
    guard let locale, locale != "C", locale != "POSIX" else { return [] }
    let listed = value("LANGUAGE")?.split(separator: ":").compactMap { LanguageTag($0) } ?? []
    return listed.isEmpty ? [LanguageTag(locale)].compactMap(\.self) : listed
  }

  /// That of a locale.
  package static func languages(of locale: Locale) -> [LanguageTag] {
    [LanguageTag(locale.identifier)].compactMap(\.self)
  }
}
