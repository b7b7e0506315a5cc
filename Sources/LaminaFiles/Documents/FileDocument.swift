public import LaminaContentTypes

/// A document that is a value, and knows how it becomes a file and comes from one.
///
/// ```swift
/// struct Note: FileDocument {
///   static let readableContentTypes = [UTType.plainText]
///   var text = ""
///
///   init(configuration: ReadConfiguration) throws {
///     text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///   }
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
/// ```
public nonisolated protocol FileDocument: Sendable {
  /// What such documents are read from.
  static var readableContentTypes: [UTType] { get }
  /// What they are written as; the same unless said otherwise.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// The file of the document as it is now; called off the main thread.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

nonisolated extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }

  /// What a document is read from.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written to.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// What a document is read from.
public nonisolated struct FileDocumentReadConfiguration: Sendable {
  /// The file's type.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// What a document is written to.
public nonisolated struct FileDocumentWriteConfiguration: Sendable {
  /// The type that is wanted.
  public let contentType: UTType
  /// The file that stands there now; nil for a new one.
  public let existingFile: FileWrapper?

  package init(contentType: UTType, existingFile: FileWrapper? = nil) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}

/// A document that is an object: a snapshot of it, taken on the main actor, is what is written.
public protocol ReferenceFileDocument: AnyObject, SendableMetatype {
  /// What is written.
  associatedtype Snapshot: Sendable

  /// What such documents are read from.
  nonisolated static var readableContentTypes: [UTType] { get }
  /// What they are written as; the same unless said otherwise.
  nonisolated static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  nonisolated init(configuration: ReadConfiguration) throws

  /// The document as it is now.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// The file of a snapshot; called off the main thread.
  nonisolated func fileWrapper(
    snapshot: Snapshot, configuration: WriteConfiguration
  ) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public nonisolated static var writableContentTypes: [UTType] { readableContentTypes }

  /// What a document is read from.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written to.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
}
