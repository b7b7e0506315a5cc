import Foundation

/// Reads property lists of words, which are dictionaries of few levels.
enum PropertyListFile {
  /// Deeper ones are no tables of words.
  private static let deepest = 32

  static func dictionary(
    _ data: Data, _ file: TableFile
  ) throws(LocalizationFault) -> [String: Any] {
    // Foundation reads them by recursion.
    guard depth(of: data) <= deepest else {
      throw file.malformed("it has more than \(deepest) levels.")
    }
    let list: Any
    do { list = try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
      throw file.malformed("it is no property list: \(error.localizedDescription)")
    }
    guard let dictionary = list as? [String: Any] else {
      throw file.malformed("its outermost value is no dictionary.")
    }
    return dictionary
  }

  /// How many opened elements of dictionaries and arrays there are at most; 0 for a binary list.
  private static func depth(of data: Data) -> Int {
    guard data.first == UInt8(ascii: "<") else { return 0 }
    var (depth, deepest) = (0, 0)
    for tag in data.split(separator: UInt8(ascii: "<")) {
      if tag.starts(with: "dict>".utf8) || tag.starts(with: "array>".utf8) {
        depth += 1
        deepest = max(deepest, depth)
      } else if tag.starts(with: "/dict>".utf8) || tag.starts(with: "/array>".utf8) {
        depth -= 1
      }
    }
    return deepest
  }
}
