public import Foundation
import LaminaContentTypes

extension String: Transferable {
  /// Plain text, in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      guard let text = String(data: $0, encoding: .utf8) else {
        throw TransferError.unreadable(.utf8PlainText)
      }
      return text
    }
  }
}

extension AttributedString: Transferable {
  /// Its words, as plain text.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation {
      // A slice: all of a string that was changed within a character is read only so.
      String($0.characters[...])
    } importing: {
      AttributedString($0)
    }
  }
}

extension URL: Transferable {
  /// The address; a file's is of another type.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: {
      try read($0, as: .url)
    }
    .exportingCondition { !$0.isFileURL }
    DataRepresentation(contentType: .fileURL) {
      Data($0.absoluteString.utf8)
    } importing: {
      try read($0, as: .fileURL)
    }
    .exportingCondition(\.isFileURL)
  }

  private static func read(_ data: Data, as type: UTType) throws -> URL {
    guard let text = String(data: data, encoding: .utf8), let url = URL(string: text) else {
      throw TransferError.unreadable(type)
    }
    return url
  }
}

extension Data: Transferable {
  /// The bytes as they are.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension Never: Transferable {
  /// Nothing: there is no such value.
  public static var transferRepresentation: ChangedRepresentation<Never> {
    ChangedRepresentation(ways: [])
  }
}
