/// Colours and declarations of CSS 2.1.
enum StyleFormat {
  private static let names: Set<String> = [
    "maroon", "red", "orange", "yellow", "olive", "purple", "fuchsia", "white", "lime", "green",
    "navy", "blue", "aqua", "teal", "black", "silver", "gray",
  ]

  static func isColor(_ text: String) -> Bool {
    if text.hasPrefix("#") {
      let digits = text.utf8.dropFirst()
      return (digits.count == 3 || digits.count == 6) && digits.allSatisfy(AddressFormat.isHexDigit)
    }
    return names.contains(text.lowercased()) || isRGB(text)
  }

  /// `rgb(255, 0, 0)` or `rgb(100%, 0%, 0%)`.
  private static func isRGB(_ text: String) -> Bool {
    guard text.hasPrefix("rgb("), text.hasSuffix(")") else { return false }
    let parts = text.dropFirst(4).dropLast().split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    let percents = parts.filter { $0.hasSuffix("%") }
    guard parts.count == 3, percents.isEmpty || percents.count == 3 else { return false }
    return parts.allSatisfy { Int($0.hasSuffix("%") ? $0.dropLast() : $0) != nil }
  }

  /// Declarations `name: value`, with semicolons between.
  static func isStyle(_ text: String) -> Bool {
    var parts = text.split(separator: ";", omittingEmptySubsequences: false)
    if parts.last?.allSatisfy(\.isWhitespace) == true { parts.removeLast() }
    return parts.allSatisfy { part in
      guard let colon = part.firstIndex(of: ":") else { return false }
      let name = part[..<colon].filter { !$0.isWhitespace }
      let value = part[part.index(after: colon)...]
      return !name.isEmpty
        && name.utf8.allSatisfy { AddressFormat.isLetterOrDigit($0) || $0 == 0x2D }
        && !value.allSatisfy(\.isWhitespace) && !value.contains("{") && !value.contains("}")
    }
  }
}
