/// Reads the parts of a template, and the first fault.
struct TemplateReader {
  private let text: String
  private let isStrict: Bool
  private(set) var fault: String?

  init(_ text: String, isStrict: Bool) {
    self.text = text
    self.isStrict = isStrict
  }

  mutating func parts() -> [URITemplate.Part] {
    var parts: [URITemplate.Part] = []
    var rest = text[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      if brace > rest.startIndex { parts.append(.text(String(rest[..<brace]))) }
      guard rest[brace] == "{", let close = close(rest, brace) else {
        unmatched(brace)
        return parts
      }
      parts += names(rest[rest.index(after: brace)..<close])
      rest = rest[rest.index(after: close)...]
    }
    return rest.isEmpty ? parts : parts + [.text(String(rest))]
  }

  private func close(_ rest: Substring, _ brace: String.Index) -> String.Index? {
    let inner = rest[rest.index(after: brace)...]
    guard let close = inner.firstIndex(where: { $0 == "}" || $0 == "{" }), inner[close] == "}"
    else {
      return nil
    }
    return close
  }

  private mutating func unmatched(_ brace: String.Index) {
    let place = text.distance(from: text.startIndex, to: brace) + 1
    fault =
      text[brace] == "{"
      ? "The brace at character \(place) is not closed."
      : "The brace at character \(place) closes nothing."
  }

  private mutating func names(_ expression: Substring) -> [URITemplate.Part] {
    if expression.isEmpty {
      fault = fault ?? "A pair of braces holds no name."
      return []
    }
    let isLevelOne = expression.allSatisfy { $0.isLetter || $0.isNumber || "_.-%~:".contains($0) }
    if isLevelOne { return [.name(String(expression))] }
    if isStrict { fault = fault ?? "The expression {\(expression)} is beyond level 1 of RFC 6570." }
    return expression.drop { "+#./;?&".contains($0) }.split(separator: ",").map {
      .name(String($0.prefix { $0 != ":" && $0 != "*" }))
    }
  }
}
