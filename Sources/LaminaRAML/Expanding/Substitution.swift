import LaminaAPISource

/// Puts values into the placeholders of a type or a trait; remembers which were used, and what was wrong.
struct Substitution {
  private let values: [String: YAMLNode]
  private let use: SourceSpan
  private let kept: String?
  private let isLenient: Bool
  private let tracesNames: Bool
  private let functions: [String: @Sendable (String) -> String]
  private(set) var used: Set<String> = []
  private(set) var problems: [Problem] = []
  /// How much was made: a node counts 1, and each 64 bytes of a text that was filled.
  private(set) var cost = 0

  private let room: Int
  private var depth = 0
  private var extents: [String: NodeExtent] = [:]
  private var isFull = false

  /// How deep the result may nest, as values may be maps that were filled themselves.
  static let depthLimit = 200
  /// How long a text may become.
  static let textLimit = 1 << 20

  /// - Parameters:
  ///   - values: the parameters by name.
  ///   - use: where they were given.
  ///   - kept: a placeholder that stays.
  ///   - isLenient: whether placeholders without a value stay.
  ///   - tracesNames: whether a name that is filled in stands where it was given, in whose file it has its
  ///     meaning.
  ///   - functions: what placeholders may apply.
  ///   - room: what it may cost.
  init(
    _ values: [String: YAMLNode], use: SourceSpan, keeping kept: String?, isLenient: Bool = false,
    tracesNames: Bool = false,
    functions: [String: @Sendable (String) -> String], room: Int = .max
  ) {
    self.values = values
    self.use = use
    self.kept = kept
    self.isLenient = isLenient
    self.tracesNames = tracesNames
    self.functions = functions
    self.room = room
  }

  mutating func apply(to node: YAMLNode) -> YAMLNode {
    cost += 1
    depth += 1
    defer { depth -= 1 }
    switch node.content {
    case .scalar(let text, _): return text.utf8.contains(0x3C) ? filled(node, text) : node
    case .sequence(let items):
      return YAMLNode(.sequence(items.map { apply(to: $0) }), tag: node.tag, span: node.span)
    case .mapping(let pairs):
      let pairs = pairs.map { YAMLPair(apply(to: $0.key), apply(to: $0.value)) }
      return YAMLNode(.mapping(pairs), tag: node.tag, span: node.span)
    }
  }

  private mutating func filled(_ node: YAMLNode, _ text: String) -> YAMLNode {
    let found = Placeholder.all(in: text)
    if found.isEmpty { return node }
    if found.count == 1, let whole = structure(found[0], text) { return whole }
    var out: [UInt8] = []
    var at = 0
    var origin: SourceSpan?
    let bytes = Array(text.utf8)
    for placeholder in found {
      guard let value = value(of: placeholder, in: node) else { continue }
      if tracesNames, !bytes[..<placeholder.range.lowerBound].contains(UInt8(ascii: ".")) {
        origin = origin ?? values[placeholder.name]?.span
      }
      out += bytes[at..<placeholder.range.lowerBound]
      out += Array(value.utf8)
      at = placeholder.range.upperBound
    }
    if at == 0 { return node }
    cost += out.count / 64
    if out.count > Self.textLimit { return tooLong(node) }
    let filled = String(decoding: out + bytes[at...], as: UTF8.self)
    let span = origin.flatMap { $0.source == node.span.source ? nil : $0 } ?? node.span
    return YAMLNode(.scalar(filled, .made), tag: node.tag, span: span)
  }

  private mutating func tooLong(_ node: YAMLNode) -> YAMLNode {
    let message = "The parameters make a text of more than \(Self.textLimit) bytes."
    problems.append(Problem(.error, "expansion-limit", message, at: use))
    return node
  }

  /// A list or a map that takes the place of a whole text.
  private mutating func structure(_ placeholder: Placeholder, _ text: String) -> YAMLNode? {
    guard placeholder.range == 0..<text.utf8.count, placeholder.function == nil,
      let value = values[placeholder.name], !value.isScalar
    else { return nil }
    used.insert(placeholder.name)
    return placed(value, of: placeholder.name)
  }

  /// A value where it is put, if it is not too much there: it may hold what it was filled with.
  private mutating func placed(_ value: YAMLNode, of name: String) -> YAMLNode {
    let extent = extents[name] ?? NodeExtent(of: value)
    extents[name] = extent
    if depth + extent.depth > Self.depthLimit {
      return tooMuch("nest deeper than \(Self.depthLimit)", value)
    }
    if extent.count > room - cost {
      return tooMuch("make more than \(Expander.limit) nodes", value)
    }
    cost += extent.count
    return value
  }

  private mutating func tooMuch(_ what: String, _ value: YAMLNode) -> YAMLNode {
    if !isFull {
      problems.append(
        Problem(.error, "expansion-limit", "The values of the parameters \(what).", at: use))
    }
    isFull = true
    return .null(at: value.span)
  }

  private mutating func value(of placeholder: Placeholder, in node: YAMLNode) -> String? {
    if placeholder.name == kept { return nil }
    guard let value = values[placeholder.name] else {
      if !isLenient { missing(placeholder.name) }
      return nil
    }
    used.insert(placeholder.name)
    let text = value.isNull ? "" : value.text ?? ""
    var result = text
    for name in placeholder.function?.split(separator: "|") ?? [] {
      if let function = functions[String(name)] {
        result = function(result)
      } else {
        unknown(String(name), at: node.span)
      }
    }
    return result
  }

  private mutating func missing(_ name: String) {
    let message = "The value was not provided for parameter: \(name)."
    problems.append(Problem(.error, "missing-value", message, at: use))
  }

  private mutating func unknown(_ name: String, at span: SourceSpan) {
    let message = "Unknown function applied to parameter: '\(name)'."
    problems.append(
      Problem(
        .error, "unknown-function", message, at: span, repair: "Write !singularize or !pluralize."))
  }
}

extension Expander {
  /// A type or a trait with the parameters of one use.
  mutating func substituted(
    _ node: YAMLNode, _ use: YAMLNode, _ reserved: [String: String], keeping kept: String? = nil
  ) -> YAMLNode {
    let given = use.pairs?.first?.value.pairs ?? []
    var values: [String: YAMLNode] = [:]
    for pair in given { values[pair.name] = pair.value }
    for (name, text) in reserved { values[name] = .text(text, at: use.span) }
    var substitution = Substitution(
      values, use: use.span, keeping: kept, tracesNames: declared.version == .v10,
      functions: functions,
      room: max(0, Self.limit - copied))
    let result = substitution.apply(to: node)
    problems += substitution.problems
    copied += substitution.cost
    checkGiven(given, reserved, kept, used: substitution.used)
    return result
  }

  private mutating func checkGiven(
    _ given: [YAMLPair], _ reserved: [String: String], _ kept: String?, used: Set<String>
  ) {
    for pair in given {
      if reserved[pair.name] != nil || pair.name == kept {
        error(
          "reserved-parameter", "Invalid parameter name: \(pair.name) is reserved.",
          at: pair.key.span)
      } else if !used.contains(pair.name) {
        warning("unused-value", "Unused parameter: \(pair.name).", at: pair.key.span)
      }
    }
  }
}
