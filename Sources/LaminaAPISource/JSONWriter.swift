/// Writes JSON into a text, with all that must be escaped escaped.
package struct JSONWriter {
  package private(set) var text = ""
  private var needsComma = false

  package init() {}

  package mutating func begin(_ bracket: Character) {
    comma()
    text.append(bracket)
    needsComma = false
  }

  package mutating func end(_ bracket: Character) {
    text.append(bracket)
    needsComma = true
  }

  package mutating func key(_ name: String) {
    comma()
    quote(name)
    text += ":"
    needsComma = false
  }

  package mutating func string(_ value: String) {
    comma()
    quote(value)
    needsComma = true
  }

  /// Numbers, true, false and null.
  package mutating func literal(_ value: String) {
    comma()
    text += value
    needsComma = true
  }

  private mutating func comma() { if needsComma { text += "," } }

  private mutating func quote(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars { append(scalar) }
    text += "\""
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
