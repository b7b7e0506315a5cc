import LaminaAPIModel

/// A call of a method as a program would make it, in several languages.
///
/// A short body stands in the call; a long one is a file beside the program, as it stands in the page, too.
struct ExampleCall {
  /// What a call sends.
  private enum Content {
    case text(String)
    /// What the file is called that holds it.
    case file(String)
  }

  /// Longer bodies are files.
  static let longestBody = 400

  private let method: String
  private let address: String
  private let headers: [(name: String, value: String)]
  private let body: Content?

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
      own.map { ($0.name, Self.value(of: $0)) } + Self.cookies(method)
      + (content.map { [("Content-Type", $0.mediaType)] } ?? [])
    body = content.flatMap(Self.body)
  }

  /// The cookies that a call must have, as one header.
  private static func cookies(_ method: APIMethod) -> [(name: String, value: String)] {
    let pairs = method.cookies.filter(\.isRequired).map { "\($0.name)=\(value(of: $0))" }
    return pairs.isEmpty ? [] : [("Cookie", pairs.joined(separator: "; "))]
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

  private static func body(_ body: APIBody) -> Content? {
    guard body.formParameters.isEmpty else {
      return .text(query(body.formParameters).dropFirst().description)
    }
    return body.example.map { text in
      text.utf8.count > longestBody ? .file(fileName(of: body.mediaType)) : .text(text)
    }
  }

  private static func fileName(of mediaType: String) -> String {
    let ending = ["json", "xml", "yaml", "csv"].first(where: mediaType.lowercased().contains)
    return "body." + (ending ?? "txt")
  }

  /// The languages with their texts.
  var texts: [(language: String, text: String)] {
    [("curl", curl), ("Swift", swift), ("JavaScript", javaScript), ("Python", python)]
  }

  private var curl: String {
    var lines = ["curl -X \(method) \(Self.shell(address))"]
    lines += headers.map { "  -H \(Self.shell("\($0.name): \($0.value)"))" }
    switch body {
    case .text(let text): lines.append("  --data-binary \(Self.shell(text))")
    case .file(let name): lines.append("  --data-binary @\(name)")
    case nil: break
    }
    return lines.joined(separator: " \\\n")
  }

  private var swift: String {
    var lines = ["var request = URLRequest(url: URL(string: \(Self.quoted(address)))!)"]
    if method != "GET" { lines.append("request.httpMethod = \(Self.quoted(method))") }
    lines += headers.map {
      "request.setValue(\(Self.quoted($0.value)), forHTTPHeaderField: \(Self.quoted($0.name)))"
    }
    switch body {
    case .text(let text): lines.append("request.httpBody = Data(\(Self.quoted(text)).utf8)")
    case .file(let name):
      let file = "URL(fileURLWithPath: \(Self.quoted(name)))"
      lines.append("request.httpBody = try Data(contentsOf: \(file))")
    case nil: break
    }
    lines.append("let (data, response) = try await URLSession.shared.data(for: request)")
    return lines.joined(separator: "\n")
  }

  private var javaScript: String {
    var parts = ["method: \(Self.quoted(method))"]
    if !headers.isEmpty { parts.append("headers: { \(pairs) }") }
    var start = ""
    switch body {
    case .text(let text): parts.append("body: \(Self.quoted(text))")
    case .file(let name):
      start = "import { readFile } from \"node:fs/promises\"\n"
      parts.append("body: await readFile(\(Self.quoted(name)))")
    case nil: break
    }
    return start + "const response = await fetch(\(Self.quoted(address)), {\n  "
      + parts.joined(separator: ",\n  ") + "\n})"
  }

  private var python: String {
    var parts = [Self.quoted(method), Self.quoted(address)]
    if !headers.isEmpty { parts.append("headers={\(pairs)}") }
    switch body {
    case .text(let text): parts.append("data=\(Self.quoted(text)).encode()")
    case .file(let name): parts.append("data=open(\(Self.quoted(name)), \"rb\")")
    case nil: break
    }
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
