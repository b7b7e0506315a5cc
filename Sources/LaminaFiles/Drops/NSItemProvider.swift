public import Foundation
public import LaminaContentTypes
import LaminaInput

/// What can be made of an item that an ``NSItemProvider`` holds.
public nonisolated protocol NSItemProviderReading: Sendable {
  /// Whether an item is of this type, as far as its name and its first bytes say.
  static func canBeMade(from item: NSItemProvider) -> Bool
  /// The item as this type; nil where it is something else, or cannot be read.
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
    UTType(typeIdentifier).map { isOne(of: [$0]) } ?? false
  }

  /// Says whether one of the types is a kind of one of some others; the file is looked at once.
  func isOne(of types: [UTType]) -> Bool {
    registeredContentTypes.contains { own in types.contains(where: own.conforms) }
  }

  /// Says whether it can be loaded as a type: `URL`, `String` or `Data`; it is not loaded for that.
  public func canLoadObject<Value: NSItemProviderReading>(ofClass type: Value.Type) -> Bool {
    Value.canBeMade(from: self)
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
  public static func canBeMade(from item: NSItemProvider) -> Bool { made(from: item) != nil }

  public static func made(from item: NSItemProvider) -> URL? {
    switch item.item {
    case .file(let url): url
    case .text(let text): DropItem.text(text).droppedURL
    }
  }
}

nonisolated extension String: NSItemProviderReading {
  public static func canBeMade(from item: NSItemProvider) -> Bool {
    item.hasItemConformingToTypeIdentifier(UTType.text.identifier)
  }

  public static func made(from item: NSItemProvider) -> String? {
    switch item.item {
    case .file:
      canBeMade(from: item) ? item.bytes.flatMap { String(data: $0, encoding: .utf8) } : nil
    case .text(let text): text
    }
  }
}

nonisolated extension Data: NSItemProviderReading {
  public static func canBeMade(from item: NSItemProvider) -> Bool {
    item.registeredContentTypes[0].conforms(to: .data)
  }

  public static func made(from item: NSItemProvider) -> Data? {
    // A pipe is no data: it would wait for who writes into it.
    canBeMade(from: item) ? item.bytes : nil
  }
}

nonisolated extension NSItemProvider {
  fileprivate var bytes: Data? {
    switch item {
    case .file(let url): try? Data(contentsOf: url)
    case .text(let text): Data(text.utf8)
    }
  }
}
