/// An address in its parts, and references resolved against it (RFC 3986, 5.2).
package struct SchemaURI: Hashable, Sendable {
  var scheme: String?
  var authority: String?
  var path: String
  var query: String?
  var fragment: String?

  package init(_ text: String) {
    var rest = text[...]
    if let hash = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: hash)...])
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    scheme = Self.takeScheme(&rest)
    if rest.hasPrefix("//") {
      let authority = rest.dropFirst(2).prefix { $0 != "/" }
      self.authority = String(authority)
      rest = rest[authority.endIndex...]
    }
    path = String(rest)
  }

  private static func takeScheme(_ rest: inout Substring) -> String? {
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    guard name.first?.isLetter == true, rest[name.endIndex...].first == ":" else { return nil }
    rest = rest[name.endIndex...].dropFirst()
    return name.lowercased()
  }

  /// The address of what a reference names that stands here.
  func resolving(_ reference: SchemaURI) -> SchemaURI {
    var result = reference
    if reference.scheme == nil {
      result.scheme = scheme
      if reference.authority == nil {
        result.authority = authority
        if reference.path.isEmpty {
          result.path = path
          result.query = reference.query ?? query
        } else if !reference.path.hasPrefix("/") {
          result.path = merged(reference.path)
        }
      }
    }
    result.path = Self.withoutDots(result.path)
    return result
  }

  private func merged(_ other: String) -> String {
    if authority != nil, path.isEmpty { return "/" + other }
    guard let slash = path.lastIndex(of: "/") else { return other }
    return path[...slash] + other
  }

  private static func withoutDots(_ path: String) -> String {
    guard path.contains("./") || path.hasSuffix("/.") || path.hasSuffix("..") else { return path }
    var parts: [Substring] = []
    let all = path.split(separator: "/", omittingEmptySubsequences: false)
    for (index, part) in all.enumerated() {
      let isLast = index == all.count - 1
      if part == ".." {
        if let last = parts.last, last != "..", !(parts.count == 1 && last.isEmpty) {
          parts.removeLast()
        } else if parts.isEmpty || parts.last == ".." {
          parts.append(part)
        }
        if isLast { parts.append("") }
      } else if part != "." {
        parts.append(part)
      } else if isLast {
        parts.append("")
      }
    }
    return parts.joined(separator: "/")
  }

  /// The address without fragment.
  package var head: String {
    var text = scheme.map { $0 + ":" } ?? ""
    if let authority { text += "//" + authority }
    return text + path + (query.map { "?" + $0 } ?? "")
  }

  /// The fragment with its escapes undone; empty if there is none.
  package var plainFragment: String { Self.unescaped(fragment ?? "") }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(0x25) else { return text }
    let source = Array(text.utf8)
    var bytes: [UInt8] = []
    var at = 0
    while at < source.count {
      if source[at] == 0x25, at + 2 < source.count,
        let value = UInt8(String(decoding: source[(at + 1)...(at + 2)], as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        at += 3
      } else {
        bytes.append(source[at])
        at += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
