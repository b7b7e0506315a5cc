public import Foundation
public import LaminaContentTypes
import LaminaInput
import Synchronization
public import LaminaTransfer

/// What can be made of an item that an ``NSItemProvider`` holds.
public nonisolated protocol NSItemProviderReading: Sendable {
  /// Whether an item is of this type, as far as its name and its first bytes say.
  static func canBeMade(from item: NSItemProvider) -> Bool
  /// The item as this type; nil where it is something else, or cannot be read.
  static func made(from item: NSItemProvider) -> Self?
}

/// What an ``NSItemProvider`` is made of.
public nonisolated protocol NSItemProviderWriting {
  /// An item provider for the value.
  func makeItemProvider() -> NSItemProvider
}

/// A thing that is dragged, or was let go above a view: a file, a text, or a value with ways to make bytes of it.
///
/// ```swift
/// Text(task.title).onDrag { NSItemProvider(object: task.id.uuidString) }
/// ```
/// As Foundation's on other systems, which Linux does not have. What it loads comes on another thread, as there.
public nonisolated final class NSItemProvider: Sendable {
  enum Item: Sendable {
    case file(URL)
    case text(String)
    case value(any Transferable)
    case nothing
  }

  /// Makes bytes of a type when somebody wants them.
  struct Way: Sendable {
    let type: UTType
    let load: @Sendable () async throws -> Data
  }

  let item: Item
  private let ways = Mutex<[Way]>([])
  private let name = Mutex<String?>(nil)
  /// What is in the file, once it was looked at.
  private let fileType = Mutex<UTType?>(nil)

  init(_ item: Item) { self.item = item }

  /// An item without anything in it, for what is registered later.
  public convenience init() { self.init(.nothing) }

  /// The item of a file; nil for what is no file.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(.file(url))
  }

  /// The item of a text, or of an address.
  public convenience init(object: any NSItemProviderWriting) {
    let made = object.makeItemProvider()
    self.init(made.item)
    let (ways, name) = (made.ways.withLock { $0 }, made.name.withLock { $0 })
    self.ways.withLock { $0 = ways }
    self.name.withLock { $0 = name }
  }

  /// The item of a value that can be transferred.
  convenience init<Value: Transferable>(_ value: Value) { self.init(.value(value)) }

  /// The name of the file, or what was set; nil for neither.
  public var suggestedName: String? {
    get {
      if let name = name.withLock({ $0 }) { return name }
      if case .file(let url) = item { return url.deletingPathExtension().lastPathComponent }
      return nil
    }
    set { name.withLock { $0 = newValue } }
  }

  /// The types that it can be loaded as, the best one first.
  public var registeredContentTypes: [UTType] { own + ways.withLock { $0.map(\.type) } }

  private var own: [UTType] {
    switch item {
    case .file(let url): [type(of: url), .fileURL]
    case .text(let text):
      DropEvent.Item.text(text).droppedURL == nil ? [.utf8PlainText] : [.url, .utf8PlainText]
    case .value(let value): value.exportedContentTypes()
    case .nothing: []
    }
  }

  /// The type of a file, which is asked for at each step of a drag, and read once.
  private func type(of file: URL) -> UTType {
    fileType.withLock { known in
      let type = known ?? UTType(contentsOf: file) ?? UTType(filename: file.lastPathComponent)
      known = type
      return type
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

  /// Who may see what was registered: nobody but this program sees anything yet.
  public enum RepresentationVisibility: Sendable {
    /// Every program.
    case all
    /// Those of the same maker.
    case team
    /// Those of the same group.
    case group
    /// This one.
    case ownProcess
  }

  /// Adds bytes of a type, which are made when somebody wants them.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) ->
      Progress?
  ) {
    guard let type = UTType(typeIdentifier) else { return }
    let way = Way(type: type) {
      try await withCheckedThrowingContinuation { done in
        let isDone = Mutex(false)
        _ = loadHandler { data, error in
          // Some call it again with an error.
          let isAgain = isDone.withLock { known in
            defer { known = true }
            return known
          }
          if isAgain { return }
          let result: Result<Data, any Error> =
            data.map { .success($0) } ?? .failure(error ?? Self.fault(type))
          done.resume(with: result)
        }
      }
    }
    ways.withLock { $0.append(way) }
  }

  private static func fault(_ type: UTType) -> any Error { TransferError.unreadable(type) }

  /// Says whether it can be loaded as a type: `URL`, `String` or `Data`; it is not loaded for that.
  public func canLoadObject<Value: NSItemProviderReading>(ofClass type: Value.Type) -> Bool {
    if Value.canBeMade(from: self) { return true }
    switch item {
    // What they are is said by their names and first bytes.
    case .file, .text: return false
    case .value, .nothing:
      return (Value.self as? any Transferable.Type).map { canBecome($0) } ?? false
    }
  }

  /// Loads it as a type: `URL`, `String` or `Data`.
  ///
  /// - Returns: how far it is: done, when the handler is called.
  @discardableResult
  public func loadObject<Value: NSItemProviderReading>(
    ofClass type: Value.Type,
    completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    load(
      { provider in
        if let value = Value.made(from: provider) { return value }
        guard let type = Value.self as? any Transferable.Type else { return nil }
        return try? await provider.value(type) as? Value
      }, completionHandler)
  }

  /// Loads it as a type that can be transferred.
  @discardableResult
  public func loadTransferable<Value: Transferable>(
    type: Value.Type, completionHandler: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task.detached {
      do {
        let value = try await self.value(Value.self)
        progress.completedUnitCount = 1
        completionHandler(.success(value))
      } catch {
        progress.completedUnitCount = 1
        completionHandler(.failure(error))
      }
    }
    return progress
  }

  /// Loads the bytes of a type.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load(
      { provider in
        guard let type = UTType(typeIdentifier), provider.isOne(of: [type]) else { return nil }
        return try? await provider.data(as: type)
      }, completionHandler)
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
    _ make: @escaping @Sendable (NSItemProvider) async -> Value?,
    _ done: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task.detached {
      let value = await make(self)
      progress.completedUnitCount = 1
      done(value, value == nil ? TransferError.noRepresentation(of: "item", as: .item) : nil)
    }
    return progress
  }

  /// The bytes of a type.
  func data(as type: UTType) async throws -> Data {
    if let way = ways.withLock({ $0.first { $0.type.conforms(to: type) } }) {
      return try await way.load()
    }
    if case .value(let value) = item { return try await value.exported(as: type) }
    guard let data = Data.made(from: self) else { throw TransferError.unreadable(type) }
    return data
  }
}

// MARK: - What is read

nonisolated extension URL: NSItemProviderReading, NSItemProviderWriting {
  public static func canBeMade(from item: NSItemProvider) -> Bool { made(from: item) != nil }

  public static func made(from item: NSItemProvider) -> URL? {
    switch item.item {
    case .file(let url): url
    case .text(let text): DropEvent.Item.text(text).droppedURL
    case .value(let value): value as? URL
    case .nothing: nil
    }
  }

  public func makeItemProvider() -> NSItemProvider { NSItemProvider(.value(self)) }
}

nonisolated extension String: NSItemProviderReading, NSItemProviderWriting {
  public static func canBeMade(from item: NSItemProvider) -> Bool {
    item.hasItemConformingToTypeIdentifier(UTType.text.identifier)
  }

  public static func made(from item: NSItemProvider) -> String? {
    switch item.item {
    case .file:
      canBeMade(from: item) ? item.bytes.flatMap { String(data: $0, encoding: .utf8) } : nil
    case .text(let text): text
    case .value(let value): value as? String
    case .nothing: nil
    }
  }

  public func makeItemProvider() -> NSItemProvider { NSItemProvider(.text(self)) }
}

nonisolated extension Data: NSItemProviderReading {
  public static func canBeMade(from item: NSItemProvider) -> Bool {
    item.registeredContentTypes.first?.conforms(to: .data) == true
  }

  public static func made(from item: NSItemProvider) -> Data? {
    // A pipe is no data: it would wait for who writes into it.
    canBeMade(from: item) ? item.bytes : nil
  }
}

nonisolated extension NSString: NSItemProviderWriting {
  public func makeItemProvider() -> NSItemProvider { NSItemProvider(.text("\(self)")) }
}

nonisolated extension NSURL: NSItemProviderWriting {
  public func makeItemProvider() -> NSItemProvider {
    URL(string: "\(self)").map { $0.makeItemProvider() } ?? NSItemProvider()
  }
}

nonisolated extension NSItemProvider {
  fileprivate var bytes: Data? {
    switch item {
    case .file(let url): try? Data(contentsOf: url)
    case .text(let text): Data(text.utf8)
    case .value(let value): value as? Data
    case .nothing: nil
    }
  }
}
