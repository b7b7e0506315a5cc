/// Joins references and the paths of the files they stand in.
package enum SourcePath {
  /// Whether a reference names a scheme, as `http://host/file` does.
  static func isAddress(_ reference: String) -> Bool {
    reference.hasPrefix("http://") || reference.hasPrefix("https://")
  }

  /// A reference beside `parent`; a leading slash means the project's folder.
  package static func join(_ reference: String, parent: String) -> String {
    if isAddress(reference) { return reference }
    if isAddress(parent) { return address(reference, parent: parent) }
    if reference.hasPrefix("/") { return normal(String(reference.drop { $0 == "/" })) }
    return normal(folder(of: parent) + reference)
  }

  /// The path without `.` and `..` where these can be taken back.
  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  private static func folder(of path: String) -> Substring {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return path[...slash]
  }

  private static func address(_ reference: String, parent: String) -> String {
    let scheme = parent.prefix { $0 != "/" } + "//"
    let rest = parent.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" }
    let path =
      reference.hasPrefix("/")
      ? reference : folder(of: String(rest.dropFirst(host.count))) + reference
    return scheme + host + normal("/" + path)
  }
}
