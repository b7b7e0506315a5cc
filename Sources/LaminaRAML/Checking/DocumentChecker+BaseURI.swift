import LaminaAPIModel
import LaminaAPISource

extension DocumentChecker {
  mutating func checkBaseURI(_ pair: YAMLPair) {
    guard let text = pair.value.text else { return expectScalar(pair, "The base URI") }
    if text.allSatisfy(\.isWhitespace) {
      return error("base-uri", "The base URI must have a value.", at: pair.value)
    }
    if let scheme = Self.scheme(of: text), scheme != "http", scheme != "https" {
      error("base-uri", "The base URI's protocol must be either HTTP or HTTPS.", at: pair.value)
    }
    if let fault = URITemplate.read(text).fault { error("base-uri", fault, at: pair.value) }
  }

  /// The scheme in lower case: `HTTP://host` has `http`, `{protocol}://host` none.
  static func scheme(of uri: String) -> String? {
    guard let colon = uri.firstIndex(of: ":") else { return nil }
    let scheme = uri[..<colon].lowercased()
    let isWord = scheme.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
    }
    return isWord && scheme.first?.isLetter == true ? scheme : nil
  }

  /// The parameters of the base URI at the root; `version` is computed, and may not be declared.
  mutating func checkBaseURIParameters(_ root: YAMLNode) {
    guard let pair = root.pair(of: "baseUriParameters") else { return }
    guard let uri = baseURI(for: pair) else { return }
    checkURIParameters(pair, of: uri, .resource)
    for parameter in pair.value.pairs ?? [] where parameter.name == "version" {
      error(
        "reserved-parameter", "The parameter 'version' is not allowed here: it is the version.",
        at: parameter.key)
    }
  }

  /// The base URI, without which base URI parameters mean nothing.
  private mutating func baseURI(for pair: YAMLPair) -> String? {
    if let uri = declared.baseURI?.text { return uri }
    error("no-base-uri", "Base URI parameters are defined when there is no baseUri.", at: pair.key)
    return nil
  }

  mutating func checkOwnBaseURIParameters(_ pair: YAMLPair, _ scope: Scope) {
    guard let uri = baseURI(for: pair) else { return }
    checkURIParameters(pair, of: uri, scope)
  }

  /// Checks parameters of a template; one that the template does not name is a warning.
  mutating func checkURIParameters(_ pair: YAMLPair, of uri: String, _ scope: Scope) {
    guard pair.value.isMapping || pair.value.isNull else {
      return error("map-expected", "URI parameters must be a map.", at: pair.key)
    }
    let parameters = pair.value.pairs ?? []
    checkDuplicates(parameters) { "URI parameter with the same name already exists: '\($0)'." }
    let names = URITemplate.read(uri).template?.names ?? []
    for parameter in parameters {
      checkNamed(parameter, "URI parameter", .uri, scope, at: parameter.key)
      if !uri.isEmpty, !isPlaceholder(parameter.key) {
        checkUse(of: parameter, in: uri, names, scope)
      }
    }
  }

  private mutating func checkUse(
    of parameter: YAMLPair, in uri: String, _ names: [String], _ scope: Scope
  ) {
    let name = canonical(parameter, scope)
    guard !names.contains(name), name != "mediaTypeExtension", name != "version" else { return }
    let implicit = names.map { "{\($0)}" }.joined(separator: ", ")
    let rest = names.isEmpty ? "which names no parameter" : "which names \(implicit)"
    warning(
      "unused-parameter", "'\(name)' uri parameter unused: it does not occur in '\(uri)', \(rest).",
      at: parameter.key, repair: Suggestion.repair(for: name, among: names))
  }
}
