public import Foundation

// Foundation's own looks into the same files, and takes English whatever the desktop says. Those here have no
// arguments that can be left out, so that the compiler takes them before that one.

/// The words for a key among the program's own, in the language of the desktop; else the key.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  NSLocalizedString(key, tableName: nil, bundle: .main, comment: comment)
}

/// The words for a key in a table of the program's own, in the language of the desktop; else the key.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  NSLocalizedString(key, tableName: tableName, bundle: .main, comment: comment)
}

/// The words for a key in the resources of a bundle, in the language of the desktop; else the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  NSLocalizedString(key, tableName: nil, bundle: bundle, comment: comment)
}

/// The words for a key in the resources of a bundle, in the language of the desktop; else `value`.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String)
  -> String
{
  LocalizedTables.words(
    for: key, in: TableSource(bundle), languages: PreferredLanguages.ofProcess)?.format
    ?? (value.isEmpty ? key : value)
}

/// The words for a key among the program's own, in the language of the desktop; else `value`.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  NSLocalizedString(key, bundle: .main, value: value, comment: comment)
}

/// The words for a key in a table of a bundle, in the language of the desktop; else the key.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  LocalizedTables.words(
    for: key, table: tableName, in: TableSource(bundle), languages: PreferredLanguages.ofProcess)?
    .format ?? key
}
