import Foundation

/// Reads a `.stringsdict` file: formats whose parts depend on numbers.
enum StringsDictionaryFile {
  static func entries(of file: TableFile) throws(LocalizationFault) -> [String: TableEntry] {
    let list = try PropertyListFile.dictionary(file.bytes(), file)
    return list.compactMapValues { ($0 as? [String: Any]).flatMap(entry) }
  }

  private static func entry(_ list: [String: Any]) -> TableEntry? {
    if let widths = list["NSStringVariableWidthRuleType"] as? [String: String] {
      return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map { .text($0.value) }
    }
    guard let format = list["NSStringLocalizedFormatKey"] as? String else { return nil }
    return .variables(format, list.compactMapValues { ($0 as? [String: Any]).flatMap(variable) })
  }

  private static func variable(_ list: [String: Any]) -> TableEntry.Variable? {
    var forms: [PluralCategory: String] = [:]
    for (name, words) in list {
      if let category = PluralCategory(rawValue: name) { forms[category] = words as? String }
    }
    guard !forms.isEmpty else { return nil }
    return TableEntry.Variable(
      specifier: list["NSStringFormatValueTypeKey"] as? String ?? "lld", forms: forms)
  }
}
