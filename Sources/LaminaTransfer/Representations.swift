public import Foundation
public import LaminaContentTypes

/// A value as bytes of a type.
public struct DataRepresentation<Item: Sendable>: TransferRepresentation {
  public let ways: [TransferWay<Item>]

  /// Bytes that are given and taken.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    ways = [
      TransferWay(
        type: contentType, export: { .data(try await exporting($0)) },
        make: { try await importing($0.data()) })
    ]
  }

  /// Bytes that are given only.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    ways = [
      TransferWay(
        type: exportedContentType, export: { .data(try await exporting($0)) }, make: nil)
    ]
  }

  /// Bytes that are taken only.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    ways = [
      TransferWay(
        type: importedContentType, export: nil, make: { try await importing($0.data()) })
    ]
  }
}

/// A value as a file of a type.
public struct FileRepresentation<Item: Sendable>: TransferRepresentation {
  public let ways: [TransferWay<Item>]

  /// A file that is given and taken.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    ways = [
      TransferWay(
        type: contentType, export: { .file(try await exporting($0).file) },
        make: { try await Self.take($0, contentType, importing) })
    ]
  }

  /// A file that is given only.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    ways = [
      TransferWay(
        type: exportedContentType, export: { .file(try await exporting($0).file) }, make: nil)
    ]
  }

  /// A file that is taken only.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    ways = [
      TransferWay(
        type: importedContentType, export: nil,
        make: { try await Self.take($0, importedContentType, importing) })
    ]
  }

  /// Hands over a file, which bytes become for as long as that takes.
  private static func take(
    _ content: TransferContent, _ type: UTType,
    _ importing: @Sendable (ReceivedTransferredFile) async throws -> Item
  ) async throws -> Item {
    switch content {
    case .file(let file):
      return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: true))
    case .data(let data):
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("lamina-\(UUID().uuidString)").appendingPathExtension(for: type)
      try data.write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
  }
}

/// A value as JSON, or as what another coder writes.
public struct CodableRepresentation<Item: Sendable & Codable>: TransferRepresentation {
  public let ways: [TransferWay<Item>]

  /// JSON of a type of its own.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    let data = DataRepresentation<Item>(contentType: contentType) {
      try JSONEncoder().encode($0)
    } importing: {
      try JSONDecoder().decode(Item.self, from: $0)
    }
    ways = data.ways
  }
}

/// A value as another one that can be given: a person's card as its name.
public struct ProxyRepresentation<Item: Sendable, Proxy: Transferable>: TransferRepresentation {
  private let give: (@Sendable (Item) async throws -> Proxy)?
  private let take: (@Sendable (Proxy) async throws -> Item)?

  /// Another value that is given and taken.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {
    (give, take) = (exporting, importing)
  }

  /// Another value that is given only.
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
    (give, take) = (exporting, nil)
  }

  /// Another value that is taken only.
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
    (give, take) = (nil, importing)
  }

  public var ways: [TransferWay<Item>] {
    Proxy.transferWays.compactMap { way in
      let export = give.flatMap { give in
        way.export.map { export in { @Sendable (item: Item) in try await export(give(item)) } }
      }
      let make = take.flatMap { take in
        way.make.map { make in
          { @Sendable (content: TransferContent) in try await take(make(content)) }
        }
      }
      return export == nil && make == nil
        ? nil : TransferWay(type: way.type, export: export, make: make)
    }
  }
}

/// Ways of a representation with something said of them.
public struct ChangedRepresentation<Item: Sendable>: TransferRepresentation {
  public let ways: [TransferWay<Item>]
}

extension TransferRepresentation {
  /// Gives the value in these ways only where it satisfies a condition.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    changed { way in
      let outer = way.condition
      way.condition = { outer($0) && condition($0) }
    }
  }

  /// Says what a file of the value is called.
  public func suggestedFileName(_ name: String) -> some TransferRepresentation<Item> {
    changed { $0.name = { _ in name } }
  }

  /// Says what a file of the value is called.
  public func suggestedFileName(
    _ name: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    changed { $0.name = name }
  }

  private func changed(
    _ change: (inout TransferWay<Item>) -> Void
  ) -> ChangedRepresentation<Item> {
    ChangedRepresentation(
      ways: ways.map { way in
        var copy = way
        change(&copy)
        return copy
      })
  }
}
