public import Foundation
public import LaminaContentTypes
import LaminaInput

/// What can be made of an item that an ``NSItemProvider`` holds.
public nonisolated protocol NSItemProviderReading: Sendable {
  /// The item as this type; nil where it is something else.
  static func made(from item: NSItemProvider) -> Self?
}

/// A thing that was let go above a view: a file, or a text.
///
/// As Foundation's on other systems, which Linux does not have. What it loads comes on another thread, as there.
public nonisolated final class NSItemProvider: Sendable {
  enum Item: Sendable {
    case file(URL)
    case text(String)
  }

  let item: Item

  init(_ item: Item) { self.item = item }

  /// The item of a file; nil for what is no file.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(.file(url))
  }

  /// The name of the file; nil for a text.
  public var suggestedName: String? {
    if case .file(let url) = item { url.deletingPathExtension().lastPathComponent } else { nil }
  }

  /// The types that it can be loaded as, the best one first.
  public var registeredContentTypes: [UTType] {
    switch item {
    case .file(let url):
      [UTType(contentsOf: url) ?? UTType(filename: url.lastPathComponent), .fileURL]
    case .text(let text):
      URL(string: text)?.scheme == nil ? [.utf8PlainText] : [.url, .utf8PlainText]
    }
  }

  /// The identifiers of those types.
  public var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

  /// Says whether one of the types is a kind of another one.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let type = UTType(typeIdentifier) else { return false }
    return registeredContentTypes.contains { $0.conforms(to: type) }
  }

  /// Says whether it can be loaded as a type: `URL`, `String` or `Data`.
  public func canLoadObject<Value: NSItemProviderReading>(ofClass type: Value.Type) -> Bool {
    Value.made(from: self) != nil
  }

  /// Loads it as a type: `URL`, `String` or `Data`.
  ///
  /// - Returns: how far it is: done, when the handler is called.
  @discardableResult
  public func loadObject<Value: NSItemProviderReading>(
    ofClass type: Value.Type,
    completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    load({ Value.made(from: $0) }, completionHandler)
  }

  /// Loads the bytes of a type.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load(
      { $0.hasItemConformingToTypeIdentifier(typeIdentifier) ? Data.made(from: $0) : nil },
      completionHandler)
  }

  /// Gives the address of the file of a type.
  ///
  /// It is the file itself: a copy of one's own has who makes one.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    load(
      { provider in
        guard provider.hasItemConformingToTypeIdentifier(typeIdentifier),
          case .file(let url) = provider.item
        else { return nil }
        return url
      }, completionHandler)
  }

  private func load<Value: Sendable>(
    _ make: @escaping @Sendable (NSItemProvider) -> Value?,
    _ done: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    DispatchQueue.global().async {
      let value = make(self)
      progress.completedUnitCount = 1
      done(value, value == nil ? FileDialogError.nothingToDo : nil)
    }
    return progress
  }
}

nonisolated extension URL: NSItemProviderReading {
  public static func made(from item: NSItemProvider) -> URL? {
    switch item.item {
    case .file(let url): url
    case .text(let text): DropItem.text(text).droppedURL
    }
  }
}

nonisolated extension String: NSItemProviderReading {
  public static func made(from item: NSItemProvider) -> String? {
    switch item.item {
    case .file(let url):
      item.hasItemConformingToTypeIdentifier(UTType.text.identifier)
        ? try? String(contentsOf: url, encoding: .utf8) : nil
    case .text(let text): text
    }
  }
}

nonisolated extension Data: NSItemProviderReading {
  public static func made(from item: NSItemProvider) -> Data? {
    switch item.item {
    case .file(let url): try? Data(contentsOf: url)
    case .text(let text): Data(text.utf8)
    }
  }
}
