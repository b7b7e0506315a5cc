/// Addresses of RFC 3986, with a scheme.
enum URIFormat {
  static func isURI(_ text: String) -> Bool {
    let uri = SchemaURI(text)
    guard uri.scheme != nil, text.utf8.allSatisfy(isCharacter), hasRightEscapes(text) else {
      return false
    }
    if let authority = uri.authority, !isAuthority(authority) { return false }
    return [uri.path, uri.query ?? "", uri.fragment ?? ""].allSatisfy {
      !$0.utf8.contains { $0 == 0x5B || $0 == 0x5D || $0 == 0x23 }
    }
  }

  private static let marks = Set("-._~:/?#[]@!$&'()*+,;=%".utf8)

  private static func isCharacter(_ byte: UInt8) -> Bool {
    AddressFormat.isLetterOrDigit(byte) || marks.contains(byte)
  }

  private static func hasRightEscapes(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.allSatisfy { index in
      bytes[index] != 0x25
        || (index + 2 < bytes.count && AddressFormat.isHexDigit(bytes[index + 1])
          && AddressFormat.isHexDigit(bytes[index + 2]))
    }
  }

  private static func isAuthority(_ text: String) -> Bool {
    let host = text.lastIndex(of: "@").map { text[text.index(after: $0)...] } ?? text[...]
    let user = text.dropLast(host.count)
    guard !user.contains("["), !user.contains("]") else { return false }
    if host.hasPrefix("[") { return isBracketed(host) }
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count <= 2 && !host.contains("]") && !host.contains("[")
      && parts.dropFirst().allSatisfy(isPort)
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isBracketed(_ host: Substring) -> Bool {
    guard let end = host.firstIndex(of: "]") else { return false }
    let address = host[..<end].dropFirst()
    let rest = host[host.index(after: end)...]
    guard rest.isEmpty || (rest.hasPrefix(":") && isPort(rest.dropFirst())) else { return false }
    return AddressFormat.isIPv6(String(address))
      || (address.hasPrefix("v") && address.contains("."))
  }
}
