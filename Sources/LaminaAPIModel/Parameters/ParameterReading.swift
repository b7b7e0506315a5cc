package import LaminaJSON

/// Reads the values of a parameter from the fields of a message, by the style it is written in.
///
/// ```swift
/// let list = SchemaOutline(["type": "array", "items": ["type": "integer"]]) { _ in nil }
/// let reading = ParameterReading("ids", in: .query, .styled(.pipeDelimited, isExploded: false), list)
/// print(try reading.values([ParameterField("ids", raw: "1%7C2")])[0])     // [1,2]
/// ```
///
/// What a text stands for may be open: a schema with `anyOf` gets each meaning, the likeliest first.
package struct ParameterReading: Sendable {
  let name: String
  let place: ParameterPlace
  let writing: APIParameterShape.Writing
  let outline: SchemaOutline

  package init(
    _ name: String, in place: ParameterPlace, _ writing: APIParameterShape.Writing,
    _ outline: SchemaOutline
  ) {
    (self.name, self.place, self.writing, self.outline) = (name, place, writing, outline)
  }

  /// Whether a field is one of the parameter's.
  package func takes(_ field: String) -> Bool {
    switch writing {
    case .styled(.deepObject, _): return field.hasPrefix(name + "[")
    case .styled(.form, isExploded: true) where outline.kinds.contains(.object):
      return field == name || outline.propertyNames.contains(field)
    default: break
    }
    return place == .header ? field.lowercased() == name.lowercased() : field == name
  }

  /// The values that the fields may stand for, the likeliest first; none, if there is no field.
  ///
  /// - Throws: why the fields stand for nothing.
  package func values(_ fields: [ParameterField]) throws(ParameterFault) -> [JSONValue] {
    if fields.isEmpty { return [] }
    switch writing {
    case .content: return [try content(fields)]
    case .styled(let style, let isExploded):
      return try values(StyledFields(self, style, isExploded, fields))
    }
  }

  private func content(_ fields: [ParameterField]) throws(ParameterFault) -> JSONValue {
    if fields.count > 1 { throw ParameterFault("It is given \(fields.count) times.") }
    let text = try decoded(fields[0].raw[...])
    let document = JSONDocument(text, limits: JSONLimits(bytes: 1 << 20, depth: 64))
    guard document.isValid, let value = document.value else {
      let reason = document.problems.first?.message ?? "There is no value."
      throw ParameterFault("It is no JSON: \(reason)")
    }
    return value
  }

  /// Lists, objects and single values, as far as the schema has them; each a second time with all as texts.
  private func values(_ styled: StyledFields) throws(ParameterFault) -> [JSONValue] {
    let kinds = outline.kinds
    var values: [JSONValue] = []
    var fault: ParameterFault?
    for prefersText in [false, true] {
      for shape in StyledFields.Shape.allCases where shape.fits(kinds) {
        do throws(ParameterFault) {
          let value = try styled.value(shape, prefersText: prefersText)
          if !values.contains(value) { values.append(value) }
        } catch {
          fault = fault ?? error
        }
      }
    }
    if values.isEmpty { throw fault ?? ParameterFault("It has no value.") }
    return values
  }

  /// The text without escapes.
  func decoded(_ raw: Substring) throws(ParameterFault) -> String {
    guard place.hasEscapes else { return String(raw) }
    guard let text = PercentText.decoded(raw) else {
      throw ParameterFault("An escape in '\(raw.prefix(80))' is broken.")
    }
    return text
  }
}
