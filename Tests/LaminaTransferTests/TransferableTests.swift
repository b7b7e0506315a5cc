import Foundation
import LaminaContentTypes
import LaminaTransfer
import Testing

/// A value as strangers write one.
private struct Note: Transferable, Codable, Equatable {
  var title: String
  var isSecret = false

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
      .exportingCondition { !$0.isSecret }
    FileRepresentation(exportedContentType: .rtf) { note in
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).rtf")
      try Data("{\\rtf1 \(note.title)}".utf8).write(to: file)
      return SentTransferredFile(file)
    }
    .suggestedFileName { "\($0.title).rtf" }
    ProxyRepresentation(exporting: \.title)
  }
}

@Suite("Values that can be given to others")
struct TransferableTests {
  @Test("The types are those of the representations, the best first")
  func types() {
    #expect(Note(title: "a").exportedContentTypes() == [.json, .rtf, .utf8PlainText])
    #expect(Note.importedContentTypes() == [.json])
    #expect("a".exportedContentTypes() == [.utf8PlainText])
  }

  @Test("A condition takes a way away")
  func condition() {
    #expect(
      Note(title: "a", isSecret: true).exportedContentTypes() == [.rtf, .utf8PlainText])
    #expect(URL(fileURLWithPath: "/a").exportedContentTypes() == [.fileURL])
  }

  @Test("Bytes are made as the type that is asked for, or as one that conforms to it")
  func exports() async throws {
    let note = Note(title: "Milk")
    #expect(try await note.exported(as: .utf8PlainText) == Data("Milk".utf8))
    #expect(try await note.exported(as: .plainText) == Data("Milk".utf8))
    #expect(try await note.exported(as: .rtf) == Data("{\\rtf1 Milk}".utf8))
  }

  @Test("A type without a way is an error that names both")
  func noWay() async {
    await #expect(throws: TransferError.noRepresentation(of: "Note", as: .png)) {
      try await Note(title: "Milk").exported(as: .png)
    }
  }

  @Test("What is given is taken again")
  func imports() async throws {
    let note = Note(title: "Milk")
    let bytes = try await note.exported(as: .json)
    #expect(try await Note(importing: bytes, contentType: .json) == note)
    #expect(try await String(importing: Data("a".utf8), contentType: .utf8PlainText) == "a")
    await #expect(throws: TransferError.unreadable(.utf8PlainText)) {
      try await String(importing: Data([0xFF]), contentType: .utf8PlainText)
    }
    await #expect(throws: TransferError.noRepresentation(of: "Note", as: .png)) {
      try await Note(importing: Data(), contentType: .png)
    }
  }
}
