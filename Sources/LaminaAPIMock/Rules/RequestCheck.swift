import LaminaAPIModel
import LaminaJSON

/// Judges a request by its method's rules, in the order in which a server would ask.
struct RequestCheck {
  private var checked: CheckedRequest
  private var method: MockMethod { checked.method }
  private var request: MockRequest { checked.request }

  init(_ checked: CheckedRequest) { self.checked = checked }

  /// The request with its body read, or the first refusal.
  mutating func run() throws(Refusal) -> CheckedRequest {
    try checkSecurity()
    try checkParameters()
    try checkBody()
    try checkProtocol()
    return checked
  }

  private func checkSecurity() throws(Refusal) {
    var faults: [Violation] = []
    for rule in method.security {
      guard let rule else { return }
      let violations = rule.violations(request, checked.query)
      if violations.isEmpty { return }
      faults += violations
    }
    if faults.isEmpty { return }
    let challenges = method.security.compactMap { $0?.challenge }.joined(separator: ", ")
    throw Refusal(
      status: method.declared([401, 403]) ?? 401, title: "The caller is not known.",
      violations: faults, headers: ["WWW-Authenticate": challenges])
  }

  private func checkParameters() throws(Refusal) {
    let faults = pathFaults() + queryFaults() + headerFaults() + cookieFaults()
    if faults.isEmpty { return }
    throw Refusal(
      status: method.declared([400, 422]) ?? 400, title: "The request breaks the API's rules.",
      violations: faults)
  }

  private func pathFaults() -> [Violation] {
    checked.route.parameters.flatMap { rule -> [Violation] in
      let fields = checked.path.filter { $0.name == rule.name }
      return fields.isEmpty
        ? [] : rule.violations(of: fields, in: .path, raw: fields.map(segment))
    }
  }

  /// A value of the path as it was sent: the segment that it is, else its text.
  private func segment(_ field: FormField) -> ParameterField {
    let segment = RouteTable.segments(request.path).first {
      PercentText.decoded($0) == field.value
    }
    return ParameterField(
      field.name, raw: segment.map(String.init) ?? URITemplate.escaped(field.value))
  }

  private func queryFaults() -> [Violation] {
    method.query.flatMap { rule in
      rule.violations(
        of: checked.query.filter { $0.name == rule.name }, in: .query,
        raw: ParameterField.fields(ofQuery: request.query))
    }
  }

  private func headerFaults() -> [Violation] {
    method.headers.flatMap { $0.violations(of: request.headers, in: .header) }
  }

  private func cookieFaults() -> [Violation] {
    method.cookies.isEmpty ? [] : request.cookies.violations(of: method.cookies, in: .cookie)
  }

  private mutating func checkBody() throws(Refusal) {
    guard !method.bodies.isEmpty else {
      checked.value = undeclaredValue
      return
    }
    if request.body.isEmpty, !method.method.isBodyRequired { return }
    guard let contentType = request.headers["Content-Type"] else { return try checkMissingBody() }
    let type = ContentType(contentType)
    guard let rule = method.bodies.first(where: { type.fits($0.mediaType.lowercased()) }) else {
      throw refusedType(contentType)
    }
    let (value, faults) = rule.read(request.body, contentType)
    checked.value = value
    if !faults.isEmpty { throw refusedBody(faults) }
  }

  /// The value of a body that nothing is said of, for collections.
  private var undeclaredValue: JSONValue? {
    let type = request.headers["Content-Type"].map(ContentType.init)
    guard type?.isJSON == true else { return nil }
    return try? JSONDocument(utf8: request.body, limits: BodyRule.limits).validValue()
  }

  /// A body without a media type, or none although some are declared.
  private func checkMissingBody() throws(Refusal) {
    if !request.body.isEmpty { throw refusedType("") }
    let place = method.bodies.first?.place
    throw refusedBody([Violation(.body, "", "The body is missing.", at: place)])
  }

  private func refusedType(_ type: String) -> Refusal {
    let known = method.bodies.map(\.mediaType).joined(separator: ", ")
    let said = type.isEmpty ? "The request names no media type" : "The media type is \(type)"
    return Refusal(
      status: method.declared([415, 400, 422]) ?? 415, title: "The media type is not supported.",
      violations: [
        Violation(
          .header, "Content-Type", "\(said); the API takes \(known).",
          at: method.bodies.first?.place)
      ])
  }

  private func refusedBody(_ faults: [Violation]) -> Refusal {
    Refusal(
      status: method.declared([422, 400]) ?? 400, title: "The body breaks the API's rules.",
      violations: faults)
  }

  private func checkProtocol() throws(Refusal) {
    guard method.isForTLSOnly, !request.isSecure else { return }
    throw Refusal(
      status: 426, title: "This method is for HTTPS only.",
      violations: [
        Violation(
          .method, method.method.name, "It is for HTTPS only, and the request came over HTTP.",
          at: method.method.place)
      ], headers: ["Upgrade": "TLS/1.2, HTTP/1.1", "Connection": "Upgrade"])
  }
}
