/// The reserved parameters that a resource's URI gives.
enum ResourcePath {
  /// `resourcePath` and `resourcePathName` of a URI.
  ///
  /// The name is the last segment without braces: `/users/{id}` has `users`.
  static func reserved(_ uri: String) -> [String: String] {
    ["resourcePath": collapsed(uri), "resourcePathName": name(uri)]
  }

  private static func collapsed(_ uri: String) -> String {
    var out = ""
    for character in uri where !(character == "/" && out.last == "/") { out.append(character) }
    return out.replacing("{mediaTypeExtension}", with: "")
  }

  private static func name(_ uri: String) -> String {
    let plain = uri.replacing("{mediaTypeExtension}", with: "")
    let segments = plain.split(separator: "/")
    return segments.last { !$0.contains("{") && !$0.contains("}") }.map(String.init) ?? ""
  }
}
