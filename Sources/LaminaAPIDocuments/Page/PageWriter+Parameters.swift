import LaminaAPIModel

/// Parameters as tables.
extension PageWriter {
  mutating func parameters(_ parameters: [APIParameter], title: String?) {
    guard !parameters.isEmpty else { return }
    if let title { out.add("h4", title) }
    out.open("div", ("class", "wide"))
    out.open("table")
    out.add("thead") { [words] out in
      out.add("tr") { out in
        for title in [words.name, words.type, words.meaning] {
          out.add("th", title, ("scope", "col"))
        }
      }
    }
    out.open("tbody")
    for parameter in parameters { row(parameter) }
    out.close("tbody")
    out.close("table")
    out.close("div")
  }

  private mutating func row(_ parameter: APIParameter) {
    out.open("tr")
    out.add("th", ("scope", "row")) { [words] out in
      if parameter.isDeprecated {
        out.add("s") { $0.add("code", parameter.name) }
        out.add("em", words.deprecated)
      } else {
        out.add("code", parameter.name)
      }
      if parameter.isRequired { out.add("em", words.required) }
      if parameter.isRepeated { out.add("em", words.repeated) }
    }
    out.open("td")
    for (number, type) in parameter.types.enumerated() {
      if number > 0 { out.add(text: " \(words.or) ") }
      out.add(text: ParameterRules(type, words).text)
    }
    if let shape = parameter.shape { write(shape) }
    out.close("td")
    out.open("td")
    if parameter.displayName != parameter.name { out.add("strong", parameter.displayName) }
    out.add(markdown: parameter.description)
    for example in parameter.types.compactMap(\.example) {
      out.add("p") { [words] out in
        out.add(text: words.example + " ")
        out.add("code", example)
      }
    }
    out.close("td")
    out.close("tr")
  }
}

extension PageWriter {
  /// How lists and objects are written, and what they must be.
  private mutating func write(_ shape: APIParameterShape) {
    switch shape.writing {
    case .styled(let style, _): out.add(text: " · \(style.rawValue)")
    case .content(let mediaType):
      out.add(text: " · ")
      out.add("code", mediaType)
    }
    if let schema = shape.schema { reference(to: schema) }
  }
}

/// What a value must be, in a line.
struct ParameterRules {
  let text: String

  init(_ type: APIParameterType, _ words: PageWords) {
    let rules = [
      type.values.map { $0.joined(separator: " | ") }, type.pattern.map { "/\($0)/" },
      Self.range(type.minimumLength, type.maximumLength).map { "|\($0)|" },
      Self.range(type.minimum.map(Self.plain), type.maximum.map(Self.plain)),
      type.defaultValue.map(words.byDefault),
    ]
    text = ([type.kind.rawValue] + rules.compactMap(\.self)).joined(separator: " · ")
  }

  private static func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  /// `1…10`, `≥ 1` or `≤ 10`; nil without bounds.
  static func range<Bound: CustomStringConvertible>(_ least: Bound?, _ most: Bound?) -> String? {
    switch (least, most) {
    case (let least?, let most?): "\(least)…\(most)"
    case (let least?, nil): "≥ \(least)"
    case (nil, let most?): "≤ \(most)"
    case (nil, nil): nil
    }
  }
}
