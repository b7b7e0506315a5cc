import LaminaAPISource

extension DocumentChecker {
  /// Checks a method, or a trait or a security scheme's description, which are made of the same parts.
  mutating func checkMethod(_ method: YAMLPair, _ scope: Scope) {
    guard let pairs = method.value.pairs else {
      if !method.value.isNull { checkStrayMethod(method) }
      return
    }
    checkDuplicates(pairs) { "Property already used: '\($0)'." }
    for pair in pairs where pair.key.isScalar {
      checkMethodPart(pair, scope, isMethod(method, scope))
    }
  }

  private func isMethod(_ pair: YAMLPair, _ scope: Scope) -> Bool {
    scope == .resource || scope == .type
  }

  private mutating func checkStrayMethod(_ method: YAMLPair) {
    if let text = method.value.text, FileName.isLikely(text) {
      error(
        "include-missing-tag", "The '!include' tag is missing: a method must be a map.",
        at: method.key,
        repair: "Write !include \(text).")
    } else {
      error("method-not-map", "The method must be a map.", at: method.key)
    }
  }

  private mutating func checkMethodPart(_ pair: YAMLPair, _ scope: Scope, _ isMethod: Bool) {
    if isPlaceholder(pair.key) {
      if scope.isTemplate { return }
      return error(
        "placeholder-misplaced", "Property '\(pair.name)' is invalid in a resource.", at: pair.key)
    }
    switch canonical(pair, scope) {
    case "headers": checkParameters(pair, "header", .header, scope)
    case "queryParameters": checkParameters(pair, "query parameter", .query, scope)
    case "body": checkBody(pair, scope, isResponse: false)
    case "responses": checkResponses(pair, scope)
    default: checkMethodProperty(pair, scope, isMethod)
    }
  }

  /// Properties that cannot be optional.
  private mutating func checkMethodProperty(_ pair: YAMLPair, _ scope: Scope, _ isMethod: Bool) {
    switch pair.name {
    case "description": expectScalar(pair, "The property 'description'")
    case "displayName" where !isMethod: expectScalar(pair, "The property 'displayName'")
    case "is" where isMethod: checkTraitUses(pair)
    case "securedBy": checkSecuredBy(pair)
    case "baseUriParameters": checkOwnBaseURIParameters(pair, scope)
    case "protocols": checkProtocols(pair)
    case "usage" where scope == .trait: break
    default: unknown(pair, in: isMethod ? "method" : scope.name, among: Vocabulary.method)
    }
  }

  mutating func checkResponses(_ pair: YAMLPair, _ scope: Scope) {
    guard let responses = pair.value.pairs else {
      if !pair.value.isNull {
        error("map-expected", "Property: 'responses' must be a map.", at: pair.key)
      }
      return
    }
    checkDuplicates(responses) { "Response code already used: '\($0)'." }
    for response in responses where response.key.isScalar { checkResponse(response, scope) }
  }

  private mutating func checkResponse(_ response: YAMLPair, _ scope: Scope) {
    checkCode(response, scope)
    guard let pairs = response.value.pairs else {
      if !response.value.isNull {
        error("map-expected", "Each response must be a map.", at: response.value)
      }
      return
    }
    checkDuplicates(pairs) { "Property already used: '\($0)'." }
    for pair in pairs where pair.key.isScalar && !(scope.isTemplate && isPlaceholder(pair.key)) {
      checkResponsePart(pair, of: response, scope)
    }
  }

  private mutating func checkCode(_ response: YAMLPair, _ scope: Scope) {
    if scope.isTemplate, isPlaceholder(response.key) { return }
    guard let code = Int(canonical(response, scope)) else {
      return error("response-code", "Each response key must be an integer.", at: response.key)
    }
    if !(100...599).contains(code) {
      warning(
        "response-code-range", "The response code \(code) is outside of 100 to 599.",
        at: response.key)
    }
  }

  private mutating func checkResponsePart(_ pair: YAMLPair, of response: YAMLPair, _ scope: Scope) {
    switch canonical(pair, scope) {
    case "body": checkBody(pair, scope, isResponse: true)
    case "headers": checkParameters(pair, "header", .header, scope)
    case "description" where pair.name == "description":
      expectScalar(pair, "The property 'description'", at: response.key)
    default: unknown(pair, in: "response", among: Vocabulary.response)
    }
  }
}
