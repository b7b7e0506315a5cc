import LaminaAPIModel
import LaminaAPISource

extension TypedChecker {
  private static let resourceWords: Set<String> = [
    "displayName", "description", "type", "is", "securedBy", "uriParameters",
  ]
  private static let methodWords: Set<String> = [
    "displayName", "description", "queryParameters", "headers", "queryString", "responses", "body",
    "protocols", "is",
    "securedBy",
  ]

  /// Checks an expanded resource.
  mutating func checkResource(_ resource: YAMLPair, parent: String) {
    if let fault = URITemplate.read(resource.name, isStrict: false).fault {
      error("resource-uri", "Resource name is invalid: \(fault)", at: resource.key)
    }
    checkAnnotations(of: resource.value, "Resource")
    for pair in pairs(of: resource, "A resource")
    where pair.key.isScalar && !pair.name.hasPrefix("(") {
      if pair.name.hasPrefix("/") {
        checkResource(pair, parent: parent + resource.name)
      } else {
        checkPart(pair, of: resource.name)
      }
    }
  }

  private mutating func checkPart(_ pair: YAMLPair, of uri: String) {
    if Vocabulary.isMethod(pair.name) { return checkMethod(pair, "Method") }
    switch pair.name {
    case "displayName", "description": expectText(pair)
    case "uriParameters": checkURIParameters(pair, of: uri)
    case "is": checkTraitUses(pair)
    case "type": checkTypeUse(pair)
    case "securedBy": checkSecuredBy(pair)
    // What a fragment uses came with it.
    case "uses", "usage": break
    default: unknown(pair, in: "resource", among: Self.resourceWords.union(Vocabulary.methods))
    }
  }

  mutating func checkMethod(_ method: YAMLPair, _ target: String?) {
    checkAnnotations(of: method.value, target)
    let parts = pairs(of: method, "A method")
    for pair in parts where pair.key.isScalar && !pair.name.hasPrefix("(") { checkMethodPart(pair) }
    if method.value.pair(of: "queryString") != nil, method.value.pair(of: "queryParameters") != nil
    {
      error(
        "query-string", "A method may not have both 'queryString' and 'queryParameters'.",
        at: method.key)
    }
  }

  private mutating func checkMethodPart(_ pair: YAMLPair) {
    switch pair.name {
    case "displayName", "description": expectText(pair)
    case "queryParameters", "headers": checkParameters(pair)
    case "queryString": checkDeclaration(pair.value, default: .object)
    case "responses": checkResponses(pair)
    case "body": checkBody(pair, "RequestBody")
    case "protocols": checkProtocols(pair, isAlone: true)
    case "is": checkTraitUses(pair)
    case "securedBy": checkSecuredBy(pair)
    case "uses", "usage": break
    default: unknown(pair, in: "method", among: Self.methodWords)
    }
  }

  mutating func checkParameters(_ pair: YAMLPair) {
    for parameter in pairs(of: pair, "The \(pair.name)")
    where !parameter.name.hasPrefix("(") && !isOpen(parameter) {
      let index = checkDeclaration(parameter.value, default: .string)
      if book.schema(of: index) != nil {
        error(
          "parameter-schema", "A parameter may not be described by a schema.", at: parameter.value)
      }
    }
  }

  mutating func checkURIParameters(_ pair: YAMLPair, of uri: String) {
    let names = URITemplate.read(uri, isStrict: false).template?.names ?? []
    for parameter in pairs(of: pair, "The \(pair.name)")
    where !isOpen(parameter) && !parameter.name.hasPrefix("(") {
      checkDeclaration(parameter.value, default: .string)
      checkSlashes(parameter.value)
      let name = Vocabulary.required(parameter.name)
      if !names.contains(name), !names.contains(parameter.name), name != "version" {
        error(
          "unused-parameter", "'\(name)' uri parameter unused: it does not occur in '\(uri)'.",
          at: parameter.key)
      }
    }
  }

  private mutating func checkSlashes(_ node: YAMLNode) {
    for pair in node.pairs ?? [] where ["example", "default", "enum"].contains(pair.name) {
      for value in pair.value.items ?? [pair.value] where value.text?.contains("/") == true {
        error("uri-slash", "A value of a URI parameter may hold no slash.", at: value)
      }
    }
  }

  private mutating func checkResponses(_ pair: YAMLPair) {
    for response in pairs(of: pair, "The responses") where !isOpen(response) {
      guard let code = Int(response.name), (100...599).contains(code) else {
        error(
          "response-code", "Each response key must be an integer from 100 to 599.", at: response.key
        )
        continue
      }
      checkResponse(response)
    }
  }

  private mutating func checkResponse(_ response: YAMLPair) {
    checkAnnotations(of: response.value, "Response", "Method")
    for pair in pairs(of: response, "A response") where !pair.name.hasPrefix("(") {
      switch pair.name {
      case "description": expectText(pair)
      case "headers": checkParameters(pair)
      case "body": checkBody(pair, "ResponseBody")
      default: unknown(pair, in: "response", among: Vocabulary.response)
      }
    }
  }

  /// A body: media types with declarations, or one declaration for the default media types.
  private mutating func checkBody(_ body: YAMLPair, _ target: String) {
    guard let parts = body.value.pairs, !parts.isEmpty else {
      if !body.value.isNull { checkDirect(body, target) }
      return
    }
    let typed = parts.filter { $0.name.contains("/") && !$0.name.hasPrefix("(") }
    if typed.isEmpty { return checkDirect(body, target) }
    checkAnnotations(of: body.value, target)
    checkDuplicates(parts)
    for part in parts where !part.name.hasPrefix("(") { checkTyped(part, target) }
  }

  private mutating func checkTyped(_ part: YAMLPair, _ target: String) {
    if isOpen(part) { return }
    guard part.name.contains("/"), MediaType.isKnown(part.name) else {
      return error("media-type", "'\(part.name)' is no media type.", at: part.key)
    }
    checkBodyDeclaration(part.value, target)
  }

  private mutating func checkDirect(_ body: YAMLPair, _ target: String) {
    if isOpen(body) { return }
    if mediaTypes.isEmpty {
      error(
        "no-media-type", "The body tries to use default Media Type, but mediaType is null.",
        at: body.key)
    }
    checkBodyDeclaration(body.value, target)
  }

  private mutating func checkBodyDeclaration(_ node: YAMLNode, _ target: String) {
    if node.isNull { return }
    if node.pair(of: "discriminator") != nil {
      error("discriminator", "Only declared types may have a discriminator.", at: node)
    }
    checkDeclaration(node, default: .any, target)
  }
}
