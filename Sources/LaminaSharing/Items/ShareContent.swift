public import LaminaContentTypes
public import LaminaGeometry
import LaminaText

/// What an activity is given of an item: words, an address, a file, or bytes of a type.
public nonisolated enum ShareContent: Hashable, Sendable {
  /// Plain words.
  case text(String)
  /// Words with attributes.
  case attributedText(AttributedString)
  /// An address of the net.
  case url(URL)
  /// A file on disk.
  case file(URL)
  /// Bytes of a type, a picture's mostly, and what a file of them is called.
  case data(Data, type: UTType, name: String)

  /// What it is.
  public var type: UTType {
    switch self {
    case .text, .attributedText: .utf8PlainText
    case .url: .url
    case .file(let file): UTType(filename: file.lastPathComponent)
    case .data(_, let type, _): type
    }
  }

  /// Its words: those of a text, or an address; nil for files and bytes.
  public var words: String? {
    switch self {
    case .text(let text): text
    case .attributedText(let text): String(scalarsOf: text)
    case .url(let url): url.absoluteString
    case .file, .data: nil
    }
  }

  /// What a file of it is called, with its ending.
  public var fileName: String {
    switch self {
    case .text, .attributedText: "\(Self.safe(words ?? "", or: "Text")).txt"
    case .url(let url): "\(Self.safe(url.host ?? "", or: "Link")).url"
    case .file(let file): file.lastPathComponent
    case .data(_, let type, let name):
      URL(fileURLWithPath: Self.safe(name, or: "Shared")).appendingPathExtension(for: type)
        .lastPathComponent
    }
  }

  /// The bytes of a file of it.
  var bytes: Data {
    get throws {
      switch self {
      case .text, .attributedText: Data((words ?? "").utf8)
      case .url(let url): Data("[InternetShortcut]\nURL=\(url.absoluteString)\n".utf8)
      case .file(let file): try Data(contentsOf: file, options: .mappedIfSafe)
      case .data(let data, _, _): data
      }
    }
  }

  /// A name that is one part of a path: the first words, without what no file has.
  private static func safe(_ name: String, or other: String) -> String {
    let line = name.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let refused = line.unicodeScalars.filter { $0.value >= 32 && $0 != "/" && $0.value != 127 }
    let trimmed = String(String.UnicodeScalarView(refused))
      .trimmingCharacters(in: CharacterSet(charactersIn: " ."))
    var short = String(trimmed.prefix(60))
    while short.utf8.count > 200 { short.removeLast() }
    return short.isEmpty ? other : short
  }
}

/// What an activity is given: the contents of all items, and what is said of them.
public nonisolated struct ShareContents: Sendable {
  /// What is shared, in order.
  public var contents: [ShareContent]
  /// What a message with it is called, such as an e-mail.
  public var subject: String?
  /// Words that go along where there is a place for them.
  public var message: String?

  /// Contents with a subject and a message, if there are some.
  public init(_ contents: [ShareContent], subject: String? = nil, message: String? = nil) {
    (self.contents, self.subject, self.message) = (contents, subject, message)
  }

  /// All words among the contents, as lines.
  public var words: String? {
    let all = contents.compactMap(\.words)
    return all.isEmpty ? nil : all.joined(separator: "\n")
  }
}
