import Foundation

/// Addresses in articles.
enum WebLink {
  private static let schemes: Set<String> = ["http", "https", "mailto"]

  /// The address to open for `text`, or nil for a place in the page, a script or no address at all.
  static func url(_ text: String, base: URL?) -> URL? {
    let trimmed = OneLine.of(text)
    guard !trimmed.isEmpty, !trimmed.hasPrefix("#"), trimmed.utf8.count <= 4_096,
      let url = URL(string: trimmed, relativeTo: base)?.absoluteURL, let scheme = url.scheme
    else { return nil }
    return schemes.contains(scheme.lowercased()) ? url : nil
  }

  /// The file that a relative address names inside `folder`, if it is there.
  static func file(_ source: String, in folder: URL?) -> String? {
    guard let folder, !source.isEmpty, !source.hasPrefix("/"), !source.contains(":") else {
      return nil
    }
    let relative = source.prefix { $0 != "?" && $0 != "#" }
    guard let name = String(relative).removingPercentEncoding, !name.contains("\0"),
      !name.split(separator: "/").contains("..")
    else { return nil }
    let path = folder.appendingPathComponent(name).path
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    return exists && !isDirectory.boolValue ? path : nil
  }
}
