import LaminaDrawing
import LaminaPropertyLists
import LaminaThemes

extension ThemeFile {
  /// Takes the keys of a list: design tokens where it has `$` keys, else the article's form.
  mutating func fill(from list: PropertyList) throws(ThemeFileError) {
    guard let pairs = list.root.pairs else {
      throw .noDictionary(file: file, found: list.root.kind)
    }
    for repeated in list.repeatedKeys {
      let first = ThemeFinding.Problem.repeatedKey(firstLine: repeated.first.line)
      note(first, of: repeated.key, at: repeated.position)
    }
    for pair in pairs { take(pair, below: "", kind: nil, depth: 0) }
  }

  private mutating func take(
    _ pair: PropertyListPair, below path: String, kind: String?, depth: Int
  ) {
    if path.isEmpty, takeAboutTheme(pair) { return }
    if pair.key.hasPrefix("$") { return }
    let key = path.isEmpty ? pair.key : path + "." + pair.key
    guard places[key] == nil else { return }
    let kind = pair.value["$type"]?.string ?? kind
    if let members = pair.value.pairs, Self.isGroup(pair.value) {
      for member in members { take(member, below: key, kind: kind, depth: depth + 1) }
    } else {
      place(key, pair)
      if let token = token(pair.value, kind: kind, key: key) { theme.tokens[key] = token }
    }
  }

  /// A dictionary of other keys, and no value by itself.
  private static func isGroup(_ value: PropertyListValue) -> Bool {
    value["$value"] == nil && !ThemeValueReader.isValue(value)
  }

  private mutating func place(_ key: String, _ pair: PropertyListPair) {
    places[key] = ThemePlace(line: pair.position.line, column: pair.position.column)
  }

  /// Takes what is said about the theme as a whole; whether it was that.
  private mutating func takeAboutTheme(_ pair: PropertyListPair) -> Bool {
    switch (pair.key, pair.value.content) {
    case ("$name", .string(let name)), ("ThemeName", .string(let name)): theme.name = name
    case ("$extends", .string(let base)), ("ThemeExtends", .string(let base)):
      theme.base = base
      place("$extends", pair)
    case ("$scheme", .string(let scheme)), ("ThemeScheme", .string(let scheme)):
      takeScheme(scheme, pair)
    case ("$pairs", .array(let values)): for value in values { takePair(value) }
    case ("$name", _), ("$extends", _), ("$scheme", _), ("$pairs", _):
      note(.badValue(found: pair.value.kind, expected: "a string"), of: pair.key, at: pair.position)
    default: return false
    }
    return true
  }

  private mutating func takeScheme(_ text: String, _ pair: PropertyListPair) {
    theme.onlyScheme = .init(rawValue: text)
    if theme.onlyScheme == nil {
      let problem = ThemeFinding.Problem.badValue(
        found: "\"\(text.prefix(40))\"", expected: "light or dark")
      note(problem, of: pair.key, at: pair.position)
    }
  }

  private mutating func takePair(_ value: PropertyListValue) {
    guard let text = value["text"]?.string, let ground = value["on"]?.string else {
      note(
        .badValue(found: value.kind, expected: "{\"text\": key, \"on\": key, \"least\": number}"),
        of: "$pairs", at: value.position)
      return
    }
    pairs.append(ContrastPair(text, on: ground, least: value["least"]?.number ?? 4.5))
  }

  mutating func note(
    _ problem: ThemeFinding.Problem, of key: String, at position: PropertyListPosition
  ) {
    let place = ThemePlace(line: position.line, column: position.column)
    findings.append(ThemeFinding(key: key, file: file, place: place, problem: problem))
  }

  // MARK: Tokens

  private mutating func token(
    _ value: PropertyListValue, kind: String?, key: String
  ) -> ThemeToken? {
    guard let first = read(value["$value"] ?? value, kind: kind, key: key) else { return nil }
    var token = ThemeToken(first)
    let variants = value["$extensions"]?["lamina"] ?? value
    func variant(_ name: String, _ reader: inout ThemeFile) -> ThemeValue? {
      variants[name].flatMap { reader.read($0, kind: kind, key: key) }
    }
    token.dark = variant("dark", &self)
    token.increased = variant("increased", &self)
    token.darkIncreased = variant("darkIncreased", &self)
    return token
  }

  private mutating func read(
    _ value: PropertyListValue, kind: String?, key: String
  ) -> ThemeValue? {
    do {
      let found = try ThemeValueReader(kind: kind).value(value)
      guard case .picture(let path) = found, !ThemePictures(folder).holds(path) else {
        return found
      }
      note(.pictureOutside(path: path), of: key, at: value.position)
      return nil
    } catch {
      note(error.problem, of: key, at: value.position)
      return nil
    }
  }
}
