package import Foundation

/// Which addresses an application takes from outside.
package nonisolated struct AddressRule: Hashable, Sendable {
  /// How many bytes an address may have.
  package static let limit = 8_192

  private let schemes: Set<String>

  /// Makes a rule that allows these schemes, in small letters or not.
  package init(schemes: Set<String>) { self.schemes = Set(schemes.map { $0.lowercased() }) }

  /// Reads an address.
  package func address(_ text: String) throws(AddressFault) -> URL {
    guard text.utf8.count <= Self.limit else { throw .tooLong(bytes: text.utf8.count) }
    let isControlled = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard !isControlled, let url = URL(string: text) else { throw .unreadable(text) }
    guard let scheme = url.scheme?.lowercased() else { throw .relative(text) }
    guard schemes.contains(scheme) else {
      throw .scheme(scheme, known: schemes.sorted())
    }
    return url
  }

  /// The arguments of a command that are addresses of the application.
  package func addresses(in arguments: some Sequence<String>) -> [URL] {
    arguments.compactMap { try? address($0) }
  }
}
