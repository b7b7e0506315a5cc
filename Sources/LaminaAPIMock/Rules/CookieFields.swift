import LaminaAPIModel

/// The cookies of a request.
struct CookieFields {
  private let raw: [ParameterField]

  init(_ headers: MockHeaders) { raw = ParameterField.cookies(headers.values(of: "Cookie")) }

  /// The faults of the cookies that have rules.
  func violations(of rules: [ValueRule], in part: Violation.Part) -> [Violation] {
    rules.flatMap { rule in
      let own = raw.filter { $0.name == rule.name }.map { field in
        FormField(name: field.name, value: PercentText.decoded(field.raw[...]) ?? field.raw)
      }
      return rule.violations(of: own, in: part, raw: raw)
    }
  }
}

extension MockRequest {
  var cookies: CookieFields { CookieFields(headers) }
}

extension ValueRule {
  /// The faults of a head's fields that the rule is for.
  func violations(of headers: MockHeaders, in part: Violation.Part) -> [Violation] {
    let sent = headers.fields.filter { isFor(header: $0.name) }
    return violations(
      of: sent.map { FormField(name: $0.name, value: $0.value) }, in: part,
      raw: sent.map { ParameterField($0.name, raw: $0.value) })
  }
}
