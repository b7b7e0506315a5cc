/// Why an address from outside is not opened.
package nonisolated enum AddressFault: Error, Hashable, CustomStringConvertible {
  case tooLong(bytes: Int)
  case unreadable(String)
  case relative(String)
  case scheme(String, known: [String])

  package var description: String {
    switch self {
    case .tooLong(let bytes):
      "An address has \(bytes) bytes. \(AddressRule.limit) are the most."
    case .unreadable(let text): "\(Self.shown(text)) is no address."
    case .relative(let text):
      "\(Self.shown(text)) has no scheme. Write the whole address, such as app://page."
    case .scheme(let scheme, let known):
      "No address with the scheme \(Self.shown(scheme)) is opened here"
        + (known.isEmpty ? "." : ", but of " + known.joined(separator: ", ") + ".")
    }
  }

  /// Foreign text, cut and without characters that a terminal would obey.
  static func shown(_ text: String) -> String {
    let start = text.prefix(60)
    return
      "«\(start.debugDescription.dropFirst().dropLast())\(start.count < text.count ? "…" : "")»"
  }
}
