import LaminaAPIModel

/// A call of a method as a program would make it, in several languages.
struct ExampleCall {
  private let method: String
  private let address: String
  private let headers: [(name: String, value: String)]
  private let body: String?

  init(_ method: APIMethod, at path: APIPath, in api: APIModel) {
    self.method = method.name
    let base = Self.base(of: api, for: method)
    let values = Self.values(
      api.baseParameters + path.baseParameters(of: method) + path.parameters)
    let whole = base + path.resource.uri
    let template = URITemplate.read(whole, isStrict: false).template
    let query = Self.query(method.queryParameters)
    address = (template?.expand(values) ?? whole) + query
    let content = method.bodies.first
    let own = method.headers.filter { $0.isRequired && !$0.name.contains("{") }
    headers =
      own.map { ($0.name, Self.value(of: $0)) }
      + (content.map { [("Content-Type", $0.mediaType)] } ?? [])
    body = content.flatMap(Self.body)
  }

  /// The base URI with the way that the method wants.
  static func base(of api: APIModel, for method: APIMethod) -> String {
    let base = (api.baseURI ?? "https://example.com")
      .replacingPlain("{version}", with: api.version ?? "")
    let isSecure = method.protocols == [.https]
    let whole = isSecure && base.hasPrefix("http:") ? "https" + base.dropFirst(4) : base
    return whole.hasSuffix("/") ? String(whole.dropLast()) : whole
  }

  private static func values(_ parameters: [APIParameter]) -> [String: String] {
    Dictionary(parameters.map { ($0.name, value(of: $0)) }) { _, last in last }
  }

  /// What an author gave as an example, else the simplest that the type allows.
  static func value(of parameter: APIParameter) -> String {
    guard let type = parameter.types.first else { return "" }
    if let known = type.exampleValue { return known }
    switch type.kind {
    case .string: return parameter.name.uppercased()
    case .file: return "@file"
    default: return type.leastValue
    }
  }

  private static func query(_ parameters: [APIParameter]) -> String {
    let pairs = parameters.filter(\.isRequired).map { parameter in
      URITemplate.escaped(parameter.name) + "=" + URITemplate.escaped(value(of: parameter))
    }
    return pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")
  }

  private static func body(_ body: APIBody) -> String? {
    guard !body.formParameters.isEmpty else { return body.example }
    return query(body.formParameters).dropFirst().description
  }

  /// The languages with their texts.
  var texts: [(language: String, text: String)] {
    [("curl", curl), ("Swift", swift), ("JavaScript", javaScript), ("Python", python)]
  }

  private var curl: String {
    var lines = ["curl -X \(method) \(Self.shell(address))"]
    lines += headers.map { "  -H \(Self.shell("\($0.name): \($0.value)"))" }
    if let body { lines.append("  --data-binary \(Self.shell(body))") }
    return lines.joined(separator: " \\\n")
  }

  private var swift: String {
    var lines = ["var request = URLRequest(url: URL(string: \(Self.quoted(address)))!)"]
    if method != "GET" { lines.append("request.httpMethod = \(Self.quoted(method))") }
    lines += headers.map {
      "request.setValue(\(Self.quoted($0.value)), forHTTPHeaderField: \(Self.quoted($0.name)))"
    }
    if let body { lines.append("request.httpBody = Data(\(Self.quoted(body)).utf8)") }
    lines.append("let (data, response) = try await URLSession.shared.data(for: request)")
    return lines.joined(separator: "\n")
  }

  private var javaScript: String {
    var parts = ["method: \(Self.quoted(method))"]
    if !headers.isEmpty { parts.append("headers: { \(pairs) }") }
    if let body { parts.append("body: \(Self.quoted(body))") }
    return "const response = await fetch(\(Self.quoted(address)), {\n  "
      + parts.joined(separator: ",\n  ") + "\n})"
  }

  private var python: String {
    var parts = [Self.quoted(method), Self.quoted(address)]
    if !headers.isEmpty { parts.append("headers={\(pairs)}") }
    if let body { parts.append("data=\(Self.quoted(body)).encode()") }
    return "import requests\nresponse = requests.request(\(parts.joined(separator: ", ")))"
  }

  private var pairs: String {
    headers.map { "\(Self.quoted($0.name)): \(Self.quoted($0.value))" }.joined(separator: ", ")
  }

  private static func shell(_ text: String) -> String {
    "'" + text.replacingPlain("'", with: "'\\''") + "'"
  }

  /// A text in double quotes, as all three languages read it.
  private static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": out += "\\\\"
      case "\"": out += "\\\""
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      default: if scalar.value >= 0x20 { out.unicodeScalars.append(scalar) }
      }
    }
    return out + "\""
  }
}

extension String {
  /// The text with each `part` replaced.
  fileprivate func replacingPlain(_ part: String, with other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
