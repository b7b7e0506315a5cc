import LaminaAPIModel
import LaminaAPISource

extension DocumentChecker {
  mutating func checkResource(_ resource: YAMLPair) {
    if let fault = URITemplate.read(resource.name, isStrict: false).fault {
      error("resource-uri", "Resource name is invalid: \(fault)", at: resource.key)
    }
    hintAtParameters(resource)
    check(resource, as: .resource, .resource)
  }

  /// Parts of a path that are parameters elsewhere: `/:id`, `/<id>`, `/(id)`.
  private mutating func hintAtParameters(_ resource: YAMLPair) {
    for part in resource.name.split(separator: "/") where ":<(".contains(part.prefix(1)) {
      let name = part.filter { !":<>()".contains($0) }
      if name.isEmpty || !name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { continue }
      hint(
        "path-parameter", "'\(part)' is no parameter: it stands for itself.", at: resource.key,
        repair: "Write {\(name)}.")
    }
  }

  mutating func checkMethod(_ method: YAMLPair, _ scope: Scope) {
    check(method, as: .method, scope)
    checkQuery(method)
  }

  /// Both ways to describe a query exclude each other.
  mutating func checkQuery(_ method: YAMLPair) {
    if method.value.pair(of: "queryString") != nil, method.value.pair(of: "queryParameters") != nil
    {
      error(
        "query-string", "A method may not have both 'queryString' and 'queryParameters'.",
        at: method.key)
    }
  }

  mutating func checkResponses(_ pair: YAMLPair, _ scope: Scope) {
    for response in named(pair) where checkCode(response, scope) {
      check(response, as: .response, scope)
    }
  }

  /// Checks a response's key; answers whether it is one.
  private mutating func checkCode(_ response: YAMLPair, _ scope: Scope) -> Bool {
    if isPlaceholder(response.key) { return scope.isTemplate }
    let code = Int(scope.isTemplate ? Vocabulary.required(response.name) : response.name)
    if let code, (100...599).contains(code) { return true }
    let isOutside = version == .v08 && code != nil
    if isOutside {
      warning(
        "response-code-range", "The response code \(response.name) is outside of 100 to 599.",
        at: response.key)
    } else {
      error(
        "response-code", "Each response key must be an integer from 100 to 599.", at: response.key)
    }
    return version == .v08
  }
}
