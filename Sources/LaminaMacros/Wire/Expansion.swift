/// What a macro stands for, or what is wrong with it.
struct Expansion {
  let json: JSON

  init(source: String) { self.init(.string(source), []) }

  private init(_ source: JSON, _ diagnostics: [JSON]) {
    json = [
      "expandMacroResult": ["expandedSource": source, "diagnostics": .array(diagnostics)]
    ]
  }

  /// What is wrong, without a place.
  static func failure(_ words: String) -> Expansion {
    Expansion(.null, [diagnostic(words, at: 0, in: "")])
  }

  /// What is wrong with a request, at its place and with its repair.
  static func failure(_ error: MacroError, in request: Request) -> Expansion {
    let place = request.syntax
    let range = error.range ?? SwiftSource(place.source).outline
    var found = diagnostic(error.words, at: place.offset + range.lowerBound, in: place.fileName)
    guard case .object(var members) = found else { return Expansion(.null, [found]) }
    members["highlights"] = [span(range, of: place)]
    if let repair = error.repair {
      members["fixIts"] = [
        [
          "message": .string(repair.words),
          "changes": [["range": span(repair.range, of: place), "newText": .string(repair.text)]],
        ]
      ]
    }
    found = .object(members)
    return Expansion("", [found])
  }

  private static func diagnostic(_ words: String, at offset: Int, in file: String) -> JSON {
    [
      "message": .string(words), "severity": "error",
      "position": ["fileName": .string(file), "offset": .number(offset)],
      "highlights": [], "notes": [], "fixIts": [],
    ]
  }

  private static func span(_ range: Range<Int>, of place: SourceText) -> JSON {
    [
      "fileName": .string(place.fileName), "startOffset": .number(place.offset + range.lowerBound),
      "endOffset": .number(place.offset + range.upperBound),
    ]
  }
}

/// What is wrong with the use of a macro: a sentence, the bytes of the source that it concerns, and a repair.
struct MacroError: Error {
  /// A change that mends it.
  struct Repair {
    let words: String
    let range: Range<Int>
    let text: String
  }

  let words: String
  /// Bytes of the request's source; nil for all of it.
  var range: Range<Int>?
  var repair: Repair?

  init(_ words: String, at range: Range<Int>? = nil, repair: Repair? = nil) {
    (self.words, self.range, self.repair) = (words, range, repair)
  }
}
