/// What people call a media type, by language, out of the database's file of it.
///
/// ```
///  <comment>PNG image</comment>
///  <comment xml:lang="de">PNG-Bild</comment>
/// ```
struct MIMENames {
  private var names: [String: String] = [:]

  init(_ lines: [Substring]) {
    for line in lines {
      guard let start = line.range(of: "<comment"), let end = line.range(of: "</comment>"),
        let close = line[start.upperBound...].firstIndex(of: ">"), close < end.lowerBound
      else { continue }
      let attributes = line[start.upperBound..<close].split(separator: "\"")
      let language = attributes.count > 1 ? String(attributes[1]) : ""
      names[language] = Self.plain(line[line.index(after: close)..<end.lowerBound])
    }
  }

  /// The name in the first of some languages that has one, or else in English.
  func name(_ languages: [String]) -> String? {
    for language in languages {
      if let name = names[language] { return name }
      if language == "en" { break }
    }
    return names[""]
  }

  private static func plain(_ text: Substring) -> String {
    var text = String(text)
    for (entity, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
      text.replace(entity, with: sign)
    }
    return text
  }
}

extension Substring {
  /// Where a text stands first.
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
