package import Foundation

/// What a later start hands to the one that runs: addresses, or nothing but the wish to be seen.
///
/// ```
/// lamina 1⏎                                or «lamina 1 TOKEN», the desktop's word that a person has asked
/// market://product/tea⏎                    and so on, until the sender ends the stream
/// ```
package nonisolated struct HandoverMessage: Hashable, Sendable {
  /// How many bytes a message may have.
  package static let limit = 65_536
  /// How many addresses a message may have.
  package static let addressLimit = 64

  private static let greeting = "lamina 1"

  package let addresses: [URL]
  /// What lets the program come to the front; nil for nothing.
  package let token: String?

  package init(_ addresses: [URL], token: String? = nil) {
    self.addresses = addresses
    self.token = token
  }

  /// The message as it is sent.
  package var bytes: [UInt8] {
    let greeting = Self.greeting + (token.map { " " + $0 } ?? "")
    return Array(([greeting] + addresses.map(\.absoluteString)).map { $0 + "\n" }.joined().utf8)
  }

  /// Why nobody would take it; nil for nothing.
  var fault: HandoverFault? {
    if addresses.count > Self.addressLimit { return .tooMany(addresses.count) }
    return bytes.count > Self.limit ? .tooLong : nil
  }

  /// Reads a whole message: nothing of it counts where a part is wrong.
  package init(bytes: [UInt8], rule: AddressRule) throws(HandoverFault) {
    guard bytes.count <= Self.limit else { throw .tooLong }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .noText }
    var lines = Self.lines(of: text)
    guard lines.popLast() == "", let first = lines.first,
      let token = Self.token(inGreeting: first)
    else { throw .noGreeting }
    guard lines.count - 1 <= Self.addressLimit else { throw .tooMany(lines.count - 1) }
    addresses = try Self.addresses(in: lines.dropFirst(), rule)
    self.token = token
  }

  /// The token of a greeting, which has mostly none; nil for what is no greeting.
  private static func token(inGreeting line: String) -> String?? {
    if line == greeting { return .some(nil) }
    guard line.hasPrefix(greeting + " "),
      let token = ActivationToken.checked(String(line.dropFirst(greeting.count + 1)))
    else { return nil }
    return .some(token)
  }

  private static func addresses(
    in lines: ArraySlice<String>, _ rule: AddressRule
  ) throws(HandoverFault) -> [URL] {
    var found: [URL] = []
    for line in lines {
      do { found.append(try rule.address(line)) } catch { throw .address(error) }
    }
    return found
  }

  /// The lines of a text, which a carriage return does not end.
  private static func lines(of text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
  }
}
