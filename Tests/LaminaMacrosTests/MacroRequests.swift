@testable import LaminaMacros

/// Messages as the compiler sends them, and what comes back.
enum Compiler {
  /// Asks for a freestanding macro.
  static func expand(_ source: String, line: Int = 1) -> Answer {
    Answer(
      Plugin.answer([
        "expandFreestandingMacro": [
          "macro": [
            "moduleName": "LaminaMacroPlugin", "name": "Preview", "typeName": "PreviewMacro",
          ],
          "macroRole": "declaration", "discriminator": "$s1M", "lexicalContext": [],
          "syntax": syntax(source, line: line),
        ]
      ]))
  }

  /// Asks for a macro that is attached to a declaration.
  static func expand(
    _ macro: String, _ role: String = "peer", on source: String, in context: String...,
    extending type: String? = nil
  ) -> Answer {
    var body: [String: JSON] = [
      "macro": [
        "moduleName": "LaminaMacroPlugin", "name": "M", "typeName": .string("\(macro)Macro"),
      ],
      "macroRole": .string(role), "discriminator": "$s1M",
      "attributeSyntax": syntax("@\(macro)", line: 1), "declSyntax": syntax(source, line: 1),
      "lexicalContext": .array(context.map { syntax($0, line: 0) }),
    ]
    if let type {
      body["extendedTypeSyntax"] = syntax(type, line: 0)
      body["conformanceListSyntax"] = syntax("struct Placeholder: Animatable {}", line: 0)
    }
    return Answer(Plugin.answer(["expandAttachedMacro": .object(body)]))
  }

  private static func syntax(_ source: String, line: Int) -> JSON {
    [
      "kind": "declaration", "source": .string(source),
      "location": [
        "fileID": "App/Row.swift", "fileName": "Row.swift", "offset": 100,
        "line": .number(line), "column": 1,
      ],
    ]
  }
}

/// What the plugin answered.
struct Answer {
  let source: String
  /// The first diagnostic's words, the bytes that it is about, and the text that its repair puts there.
  let message: String?
  let span: Range<Int>?
  let repair: String?

  init(_ json: JSON) {
    let result = json["expandMacroResult"]
    let diagnostic = result?["diagnostics"]?.array?.first
    source = result?["expandedSource"]?.string ?? ""
    message = diagnostic?["message"]?.string
    let place = diagnostic?["highlights"]?.array?.first
    span = place.flatMap { place in
      guard let start = place["startOffset"]?.number, let end = place["endOffset"]?.number
      else { return nil }
      return start..<end
    }
    repair = diagnostic?["fixIts"]?.array?.first?["changes"]?.array?.first?["newText"]?.string
  }

  /// The source with each run of space as one.
  var line: String { source.split { $0.isWhitespace }.joined(separator: " ") }
}
