/// What stands before the colon of an address.
enum URIScheme {
  /// The scheme in lower case: `HTTP://host` has `http`, `{protocol}://host` none.
  static func scheme(of uri: String) -> String? {
    guard let colon = uri.firstIndex(of: ":") else { return nil }
    let scheme = uri[..<colon].lowercased()
    let isWord = scheme.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
    }
    return isWord && scheme.first?.isLetter == true ? scheme : nil
  }
}
