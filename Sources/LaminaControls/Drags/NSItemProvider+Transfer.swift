import Foundation
import LaminaContentTypes
import LaminaInput
package import LaminaTransfer

/// Values of items.
nonisolated extension NSItemProvider {
  /// The value, where it is of a type as it is, and nothing has to be read.
  func known<Value: Transferable>(as type: Value.Type) -> Value? {
    switch item {
    case .file(let url): url as? Value
    case .text(let text):
      (text as? Value) ?? DropEvent.Item.text(text).droppedURL.flatMap { $0 as? Value }
    case .value(let value): value as? Value
    case .nothing: nil
    }
  }

  /// Whether a value of a type can be made of it, as far as its types say.
  func canBecome<Value: Transferable>(_ type: Value.Type) -> Bool {
    if known(as: Value.self) != nil { return true }
    let wanted = Value.importedContentTypes()
    return readable.contains { wanted.contains(where: $0.conforms) }
  }

  /// The types of which bytes are read: of a file, that of its content.
  private var readable: [UTType] {
    if case .file = item { return Array(registeredContentTypes.prefix(1)) }
    return registeredContentTypes
  }

  /// The value as a type.
  func value<Value: Transferable>(_ type: Value.Type) async throws -> Value {
    if let known = known(as: Value.self) { return known }
    let wanted = Value.importedContentTypes()
    guard let own = readable.first(where: { wanted.contains(where: $0.conforms) })
    else { throw TransferError.noRepresentation(of: "\(Value.self)", as: wanted.first ?? .item) }
    return try await Value(importing: data(as: own), contentType: own)
  }

  /// The values of those items that can be made values of a type.
  package static func values<Value: Transferable>(
    _ type: Value.Type, of items: [NSItemProvider]
  ) async -> [Value] {
    var values: [Value] = []
    for item in items {
      if let value = try? await item.value(Value.self) { values.append(value) }
    }
    return values
  }
}
