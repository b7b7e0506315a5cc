public import Foundation
public import LaminaContentTypes

/// A value that other programs can be given, and that may be made of what they give.
///
/// ```swift
/// extension Dream: Transferable {
///   static var transferRepresentation: some TransferRepresentation {
///     DataRepresentation(exportedContentType: .png) { try await $0.picture().pngData() }
///     ProxyRepresentation(exporting: \.description)
///   }
/// }
/// ```
/// The best way comes first: who takes several takes that.
public protocol Transferable: Sendable {
  /// The ways in which a value is given and taken.
  associatedtype Representation: TransferRepresentation
  /// The ways in which a value is given and taken, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// Ways in which values of a type are given and taken.
public protocol TransferRepresentation<Item>: Sendable {
  /// What is given and taken.
  associatedtype Item: Sendable
  /// Each single way, the best first.
  var ways: [TransferWay<Item>] { get }
}

/// Why a value was not given or taken.
public enum TransferError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The type of value has no way to the type of content.
  case noRepresentation(of: String, as: UTType)
  /// The bytes are no value of the type.
  case unreadable(UTType)

  /// A sentence for a developer.
  public var description: String {
    switch self {
    case .noRepresentation(let value, let type):
      "\(value) has no transfer representation of the type \(type.identifier). Name one of its own "
        + "types, or add one to transferRepresentation."
    case .unreadable(let type): "The bytes are no \(type.identifier)."
    }
  }
}

extension TransferError: LocalizedError {
  public var errorDescription: String? { description }
}

extension Transferable {
  /// The ways of the representation, which the builder has made of this type's.
  ///
  /// A constraint on the associated type says the same, but Swift 6.3 then infers neither type nor builder.
  package static var transferWays: [TransferWay<Self>] {
    transferRepresentation.ways as? [TransferWay<Self>] ?? []
  }

  /// The types as which the value can be given, the best first.
  public func exportedContentTypes() -> [UTType] {
    unique(Self.transferWays.filter { $0.gives(self) }.map(\.type))
  }

  /// The types of which a value can be made.
  public static func importedContentTypes() -> [UTType] {
    unique(transferWays.filter { $0.make != nil }.map(\.type))
  }

  /// The value's bytes as a type, or as the first of its types that conforms to it.
  ///
  /// - Throws: `TransferError.noRepresentation`, or what the representation throws.
  public func exported(as type: UTType) async throws -> Data { try await content(as: type).data() }

  /// The value's bytes, or its file, as a type, or as the first of its types that conforms to it.
  package func content(as type: UTType) async throws -> TransferContent {
    guard let way = way(to: type), let content = try await way.export?(self) else {
      throw TransferError.noRepresentation(of: "\(Self.self)", as: type)
    }
    return content
  }

  /// Makes a value of bytes.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - contentType: their type; nil tries all.
  /// - Throws: `TransferError`, or what the representation throws.
  public init(importing data: Data, contentType: UTType? = nil) async throws {
    let ways = Self.transferWays.filter { way in
      contentType.map { $0.conforms(to: way.type) } ?? true
    }
    var failure: any Error =
      TransferError.noRepresentation(of: "\(Self.self)", as: contentType ?? .data)
    for way in ways {
      guard let make = way.make else { continue }
      do {
        self = try await make(.data(data))
        return
      } catch {
        failure = error
      }
    }
    throw failure
  }

  /// The way to a type: the way of that type, or else the first one of a type that conforms to it.
  package func way(to type: UTType) -> TransferWay<Self>? {
    let ways = Self.transferWays.filter { $0.gives(self) }
    return ways.first { $0.type == type } ?? ways.first { $0.type.conforms(to: type) }
  }
}

/// The elements, each where it comes first.
private func unique(_ types: [UTType]) -> [UTType] {
  var seen: Set<UTType> = []
  return types.filter { seen.insert($0).inserted }
}
