import LaminaAPIModel
import LaminaAPISource
import LaminaJSON

extension OpenAPIChecker {
  /// What tables do not say.
  mutating func checkRules(_ part: DocumentPart, _ kind: String) {
    switch kind {
    case "parameter": isSwagger ? checkSwaggerParameter(part) : checkParameter(part)
    case "scheme" where isSwagger: checkSwaggerScheme(part)
    case "operation": checkOperation(part)
    case "scheme": checkScheme(part)
    case "mediaType": checkExamples(part)
    case "server": checkServer(part)
    case "components": checkNames(part)
    case "header" where !isSwagger: checkExamples(part)
    default: break
    }
  }

  mutating func checkRoot(_ root: DocumentPart) {
    checkSecurity(root)
    if root.raw("paths") != nil { return }
    if isNewer, root.raw("components") != nil || root.raw("webhooks") != nil { return }
    error("missing-property", "The property 'paths' is missing.", at: head(root))
  }

  private mutating func checkNames(_ part: DocumentPart) {
    for (_, list) in part.rawMembers {
      for (name, _) in list.rawMembers where !name.allSatisfy(Self.isPlain) || name.isEmpty {
        error(
          "component-name", "The name of a component holds letters, digits, '.', '_' and '-' only.",
          at: list.keySpan(name))
      }
    }
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
  }

  private mutating func checkServer(_ part: DocumentPart) {
    guard let url = part.raw("url"), let text = url.string else { return }
    let (template, fault) = URITemplate.read(text, isStrict: false)
    if let fault { return error("server-url", fault, at: url.span) }
    for name in template?.names ?? [] where part["variables"]?.raw(name) == nil {
      error("server-variable", "The variable '\(name)' is not declared.", at: url.span)
    }
  }

  // MARK: Paths

  mutating func checkPaths(_ paths: DocumentPart) {
    var known: [String: String] = [:]
    for (path, item) in paths.rawMembers where !path.hasPrefix("x-") {
      let span = paths.keySpan(path)
      if !path.hasPrefix("/") {
        error("path", "A path begins with a slash.", at: span, repair: "Write \"/\(path)\".")
      }
      let (template, fault) = URITemplate.read(path, isStrict: false)
      if let fault { error("path", fault, at: span) }
      let shape = Self.shape(path)
      if let other = known[shape] {
        error("duplicate-path", "The path is the same as '\(other)'.", at: span)
      }
      known[shape] = path
      check(item, "pathItem")
      if let item = item.followed { checkPathParameters(template?.names ?? [], item, span) }
    }
  }

  /// The path without the names in it.
  private static func shape(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("{") && $0.hasSuffix("}") ? "{}" : String($0) }.joined(separator: "/")
  }

  private mutating func checkPathParameters(
    _ names: [String], _ item: DocumentPart, _ span: SourceSpan
  ) {
    let shared = declared(item, names, span)
    for (name, method) in item.members where OpenAPIReader.methodNames.contains(name) {
      let all = shared.union(declared(method, names, span))
      for missing in names where !all.contains(missing) {
        error(
          "undeclared-parameter", "The parameter '\(missing)' of the path is not declared.",
          at: item.keySpan(name))
      }
    }
  }

  /// The parameters of a path that a part declares, each of which the path must name.
  private mutating func declared(
    _ part: DocumentPart, _ names: [String], _ span: SourceSpan
  ) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<[String?]> = []
    for raw in part.raw("parameters")?.rawArray ?? [] {
      guard let parameter = raw.followed else { continue }
      let name = parameter["name"]?.string
      if !seen.insert([name, parameter["in"]?.string]).inserted {
        error("duplicate-parameter", "The parameter '\(name ?? "")' is there twice.", at: raw.span)
      }
      guard parameter["in"]?.string == "path", let name else { continue }
      found.insert(name)
      if !names.contains(name) {
        error(
          "unused-parameter", "The path has no parameter '\(name)'.", at: raw.span,
          repair: near(name, names))
      }
    }
    return found
  }

  // MARK: Methods

  private mutating func checkOperation(_ part: DocumentPart) {
    if let name = part.raw("operationId"), let text = name.string,
      !operationNames.insert(text).inserted
    {
      error("duplicate-operation", "The operationId '\(text)' is there twice.", at: name.span)
    }
    if part.raw("responses") == nil, !isNewer, !isSwagger {
      error("missing-property", "The property 'responses' is missing.", at: head(part))
    }
    checkSecurity(part)
  }

  mutating func checkResponses(_ part: DocumentPart) {
    if part.rawMembers.allSatisfy({ $0.key.hasPrefix("x-") }) {
      error("responses", "A method has at least one answer.", at: head(part))
    }
    for (status, response) in part.rawMembers where !status.hasPrefix("x-") {
      if !Self.isStatus(status) {
        error(
          "response-code", "An answer's key is a status, a class as 4XX, or default.",
          at: part.keySpan(status))
      }
      check(response, "response")
    }
  }

  private static func isStatus(_ text: String) -> Bool {
    if text == "default" { return true }
    guard text.count == 3, let first = text.first?.wholeNumberValue, (1...5).contains(first) else {
      return false
    }
    return text.hasSuffix("XX") || Int(text) != nil
  }

  private mutating func checkParameter(_ part: DocumentPart) {
    guard let place = part.raw("in"), let text = place.string else { return }
    guard let styles = styles(text) else {
      return error(
        "parameter-in", "A parameter is in a path, query, header or cookie.", at: place.span,
        repair: near(text, ParameterPlace.allCases.map(\.rawValue).sorted()))
    }
    checkStyle(part, in: text, styles)
    if text == "header", let name = part.raw("name"), ImpliedHeaders.contains(name.string ?? "") {
      hint(
        "ignored-parameter",
        "OpenAPI passes over a header named \(name.string ?? ""): security, content and answers say it.",
        at: name.span)
    }
    if text == "path", part["required"]?.bool != true {
      error("parameter-required", "A parameter of a path has required: true.", at: head(part))
    }
    if (part.raw("schema") == nil) == (part.raw("content") == nil) {
      error("parameter-schema", "A parameter has either schema or content.", at: head(part))
    }
    if let content = part.raw("content"), content.rawMembers.count != 1 {
      error("parameter-content", "A parameter's content has one media type.", at: content.span)
    }
    checkExamples(part)
  }

  /// The styles of a place that parameters stand in; 3.2 has more of both.
  private func styles(_ place: String) -> [String]? {
    let own = ParameterPlace(rawValue: place)?.styles.map(\.rawValue)
    guard dialect == .openAPI32 else { return own }
    if place == "querystring" { return [] }
    return place == "cookie" ? own.map { $0 + ["cookie"] } : own
  }

  private mutating func checkStyle(_ part: DocumentPart, in place: String, _ styles: [String]) {
    guard let style = part.raw("style"), let text = style.string else { return }
    guard styles.contains(text) else {
      return error(
        "parameter-style", "There is no style '\(text)' in a \(place).", at: style.span,
        repair: near(text, styles))
    }
    let fitting = ["deepObject": "object", "spaceDelimited": "array", "pipeDelimited": "array"]
    guard let kind = fitting[text], let type = part["schema"]?["type"]?.string,
      type != kind, !(type == "object" && text != "deepObject")
    else { return }
    hint(
      "parameter-style",
      "The style \(text) is for \(kind)s; a value of type \(type) has no such form.",
      at: style.span)
  }

  // MARK: Security

  private mutating func checkSecurity(_ part: DocumentPart) {
    let schemes =
      isSwagger
      ? sources.root.raw("securityDefinitions")
      : sources.root["components"]?.raw("securitySchemes")
    for demand in part.raw("security")?.rawArray ?? [] {
      guard demand.value.object != nil else {
        expect(false, "an object", demand)
        continue
      }
      for (name, _) in demand.rawMembers where schemes?.raw(name) == nil {
        // Since 3.2 it may be the address of a scheme.
        if dialect == .openAPI32, name.contains("/") || name.contains("#") { continue }
        error(
          "unknown-scheme", "There is no security scheme named '\(name)'.",
          at: demand.keySpan(name),
          repair: near(name, schemes?.rawMembers.map(\.key) ?? []))
      }
    }
  }

  private static let schemeNeeds = [
    "apiKey": ["name", "in"], "http": ["scheme"], "oauth2": ["flows"],
    "openIdConnect": ["openIdConnectUrl"], "mutualTLS": [],
  ]

  private mutating func checkScheme(_ part: DocumentPart) {
    guard let type = part.raw("type"), let text = type.string else { return }
    guard let needs = Self.schemeNeeds[text] else {
      return error(
        "scheme-type", "There is no type '\(text)' of security schemes.", at: type.span,
        repair: near(text, Self.schemeNeeds.keys.sorted()))
    }
    for name in needs where part.raw(name) == nil {
      error(
        "missing-property", "A scheme of type \(text) has the property '\(name)'.", at: head(part))
    }
    for (name, flow) in part["flows"]?.rawMembers ?? [] { checkFlow(name, flow) }
  }

  private mutating func checkFlow(_ name: String, _ flow: DocumentPart) {
    let needs = [
      "implicit": ["authorizationUrl"], "password": ["tokenUrl"], "clientCredentials": ["tokenUrl"],
      "authorizationCode": ["authorizationUrl", "tokenUrl"],
      "deviceAuthorization": ["deviceAuthorizationUrl", "tokenUrl"],
    ]
    for need in needs[name] ?? [] where flow.raw(need) == nil {
      error("missing-property", "The flow \(name) has the property '\(need)'.", at: head(flow))
    }
  }
}
