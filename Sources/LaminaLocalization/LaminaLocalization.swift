/// Localization: words by key, in the languages of a person.
///
/// ```
///  key, table, bundle ──▶ Localizable.xcstrings / de.lproj/Localizable.strings(dict) ──▶ words of a language
///        values       ──▶ plural rules, formats of that language                     ──┘
/// ```
///
/// ```swift
/// String(localized: "\(count) files")       // "3 Dateien", where a table says so; else "3 files"
/// ```
///
/// Any thread may call it. A table is read when somebody asks for a word of it, once. It must never know a
/// view, and never end over what a file holds.
