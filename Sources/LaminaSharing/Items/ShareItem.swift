public import LaminaContentTypes
public import LaminaGeometry
import LaminaText

/// Something that is shared: what it is at once, and its contents once an activity wants them.
///
/// ```swift
/// let items = [
///   ShareItem.text("Three owls"),
///   .picture(picture, name: "Owls"),
///   ShareItem(dream),                                       // a Transferable value
///   ShareItem(placeholder: .text("The story")) { activity in
///     activity == .copy ? nil : .text(try await story())
///   },
/// ]
/// ```
public nonisolated struct ShareItem: Sendable {
  /// What a person reads of it in the sheet.
  public var title: String
  /// What a message with it is called, such as an e-mail.
  public var subject: String?
  /// What it can be given as, the best first; known before its contents are.
  public private(set) var types: [UTType]
  /// What is shown of it before an activity is chosen, where that is known.
  private(set) var placeholder: ShareContent?
  private let make: @Sendable (ShareActivityType, [UTType]) async throws -> ShareContent?

  private init(_ content: ShareContent, title: String) {
    self.title = title
    types = [content.type]
    placeholder = content
    make = { _, _ in content }
  }

  /// Words.
  public static func text(_ text: String) -> ShareItem {
    ShareItem(.text(text), title: text)
  }

  /// Words with attributes.
  public static func attributedText(_ text: AttributedString) -> ShareItem {
    ShareItem(.attributedText(text), title: String(scalarsOf: text))
  }

  /// An address; one of a file is that file.
  public static func url(_ url: URL) -> ShareItem {
    url.isFileURL ? file(url) : ShareItem(.url(url), title: url.host ?? url.absoluteString)
  }

  /// A file on disk.
  public static func file(_ url: URL) -> ShareItem {
    ShareItem(.file(url), title: url.lastPathComponent)
  }

  /// Bytes of a type, which become a file of that name where a file is wanted.
  public static func data(_ data: Data, type: UTType, name: String) -> ShareItem {
    ShareItem(.data(data, type: type, name: name), title: name)
  }

  /// A picture, given as PNG, or in its own format where it has one.
  public static func picture(_ picture: Image, name: String = "Picture") -> ShareItem {
    let plain = ShareItem(picture, title: name)
    return ShareItem(like: plain) { activity, types in
      try await plain.content(for: activity, preferring: types).map { $0.named(name) }
    }
  }

  /// A value that can be given to others.
  ///
  /// - Parameters:
  ///   - value: what is shared.
  ///   - title: what is shown of it; nil takes its words where it has some.
  public init<Value: Transferable>(_ value: Value, title: String? = nil) {
    switch value {
    case let text as String: self = .text(text)
    case let text as AttributedString: self = .attributedText(text)
    case let url as URL: self = .url(url)
    default:
      types = value.exportedContentTypes()
      self.title = title ?? types.first?.localizedDescription ?? "\(Value.self)"
      make = { _, types in try await value.content(preferring: types) }
    }
    if let title { self.title = title }
  }

  /// Something that is made for the activity that takes it.
  ///
  /// - Parameters:
  ///   - placeholder: what is shown meanwhile, and by whose types activities decide whether they take it.
  ///   - item: makes the item for an activity; nil leaves it out for this one.
  public init(
    placeholder: ShareItem, item: @escaping @Sendable (ShareActivityType) async throws -> ShareItem?
  ) {
    self.init(like: placeholder) { activity, types in
      try await item(activity)?.content(for: activity, preferring: types)
    }
  }

  private init(
    like other: ShareItem,
    _ make: @escaping @Sendable (ShareActivityType, [UTType]) async throws -> ShareContent?
  ) {
    (title, subject, types, placeholder) = (
      other.title, other.subject, other.types, other.placeholder
    )
    self.make = make
  }

  /// Makes the contents for an activity; nil where the item has none for it.
  func content(
    for activity: ShareActivityType, preferring types: [UTType]
  ) async throws -> ShareContent? {
    try Task.checkCancellation()
    return try await make(activity, types)
  }

  /// Whether it can be given as a type, or as one that conforms to it.
  public func canBe(_ type: UTType) -> Bool { types.contains { $0.conforms(to: type) } }
}

nonisolated extension ShareContent {
  /// The same bytes in a file of another name.
  fileprivate func named(_ name: String) -> ShareContent {
    guard case .data(let data, let type, _) = self else { return self }
    return .data(data, type: type, name: name)
  }
}

nonisolated extension Transferable {
  /// The contents in the first of some types that the value has, or else in its best one.
  fileprivate func content(preferring types: [UTType]) async throws -> ShareContent? {
    let wanted = types.lazy.compactMap { way(to: $0) }.first
    guard let way = wanted ?? exportedContentTypes().first.flatMap(way),
      let content = try await way.export?(self)
    else { return nil }
    if case .file(let file) = content { return .file(file) }
    let data = try content.data()
    let words = String(data: data, encoding: .utf8)
    if let words, way.type.conforms(to: .plainText) { return .text(words) }
    if let words, let url = URL(string: words), way.type.conforms(to: .url) {
      return url.isFileURL ? .file(url) : .url(url)
    }
    return .data(data, type: way.type, name: way.name(self) ?? way.type.localizedDescription ?? "")
  }
}
