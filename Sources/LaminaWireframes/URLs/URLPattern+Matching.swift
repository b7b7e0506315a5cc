public import LaminaRoutes

extension URLPattern {
  /// Returns the parameters of a URL that matches, and nil for any other.
  public func values(
    of address: URLAddress, converters: URLConverters = .standard
  ) -> ScreenParameters? {
    if let scheme, scheme != address.scheme?.lowercased() { return nil }
    var values = ScreenParameters()
    var texts = address.parts.map { URLAddress.decoded($0) }[...]
    for part in parts {
      guard !texts.isEmpty, take(part, from: &texts, into: &values, converters) else { return nil }
    }
    return texts.isEmpty ? values : nil
  }

  private func take(
    _ part: Part, from texts: inout ArraySlice<String>, into values: inout ScreenParameters,
    _ converters: URLConverters
  ) -> Bool {
    switch part {
    case .plain(let text): return texts.removeFirst() == URLAddress.decoded(text)
    case .value(let name, "path"):
      values[name] = .string(texts.joined(separator: "/"))
      texts = []
    case .value(let name, let converter):
      guard let value = converters.value(of: texts.removeFirst(), converter) else { return false }
      values[name] = value
    }
    return true
  }

  /// Returns the URL for parameters, the rest of which become its query; nil where a placeholder's
  /// value is missing, or a value is no text.
  public func url(for parameters: ScreenParameters, scheme other: String? = nil) -> String? {
    var rest = parameters
    var texts: [String] = []
    for part in parts {
      guard let text = Self.text(of: part, from: &rest) else { return nil }
      texts.append(text)
    }
    guard let query = rest.queryText else { return nil }
    let start = (scheme ?? other).map { $0 + "://" } ?? "/"
    return start + texts.joined(separator: "/") + query
  }

  private static func text(of part: Part, from parameters: inout ScreenParameters) -> String? {
    guard case .value(let name, let converter) = part else {
      guard case .plain(let text) = part else { return nil }
      return text
    }
    guard let text = parameters[name]?.text, !text.isEmpty else { return nil }
    parameters[name] = nil
    guard converter == "path" else { return URLAddress.encoded(text) }
    return text.split(separator: "/", omittingEmptySubsequences: false)
      .map { URLAddress.encoded(String($0)) }.joined(separator: "/")
  }

  /// Whether this pattern is chosen before another one that matches the same URL.
  func beats(_ other: URLPattern) -> Bool {
    for (own, its) in zip(parts, other.parts) where own.rank != its.rank {
      return own.rank > its.rank
    }
    if parts.count != other.parts.count { return parts.count > other.parts.count }
    return scheme != nil && other.scheme == nil
  }
}

extension ScreenParameters {
  /// The parameters as a query that begins with "?", by name; nil where one is no text.
  var queryText: String? {
    let pairs = values.sorted { $0.key < $1.key }.map { name, value in
      value.text.map { URLAddress.encoded(name) + "=" + URLAddress.encoded($0) }
    }
    guard !pairs.contains(nil) else { return nil }
    return pairs.isEmpty ? "" : "?" + pairs.compactMap(\.self).joined(separator: "&")
  }
}
