public import Foundation
package import LaminaContentTypes

/// One way in which a value is given or taken: as which type, and how.
public struct TransferWay<Item: Sendable>: Sendable {
  package let type: UTType
  package var name: @Sendable (Item) -> String? = { _ in nil }
  package var condition: @Sendable (Item) -> Bool = { _ in true }
  package let export: (@Sendable (Item) async throws -> TransferContent)?
  package let make: (@Sendable (TransferContent) async throws -> Item)?

  /// Whether a value is given in this way.
  package func gives(_ item: Item) -> Bool { export != nil && condition(item) }
}

/// What a representation makes: bytes, or a file.
package enum TransferContent: Sendable {
  case data(Data)
  case file(URL)

  package func data() throws -> Data {
    switch self {
    case .data(let data): data
    case .file(let url): try Data(contentsOf: url, options: .mappedIfSafe)
    }
  }
}

/// A file that is given to others.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether others may use it where it is, and not a copy.
  public let allowAccessingOriginalFile: Bool

  /// A file at an address.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that came from others.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is until the representation returns.
  public let file: URL
  /// Whether it is the other program's own file, and not a copy.
  public let isOriginalFile: Bool
}
