public import LaminaGeometry

/// Text that applications hand to one another.
@MainActor
public protocol Clipboard: AnyObject {
  /// What was copied last, by whichever application; nil when that is not text.
  var string: String? { get set }

  /// What is selected at the moment, pasted by the middle button on X11 and Wayland.
  ///
  /// Hosts without a primary selection keep one for the application itself.
  var primarySelection: String? { get set }

  /// Offers contents of several types at once, the best first: who pastes takes one of them.
  ///
  /// - Throws: `ClipboardError`; then nothing was copied.
  func write(_ contents: [ClipboardContent]) throws(ClipboardError)
}

extension Clipboard {
  /// Copies the text among the contents, for hosts that know nothing else.
  public func write(_ contents: [ClipboardContent]) throws(ClipboardError) {
    guard let text = contents.lazy.compactMap(\.text).first else {
      throw .onlyText(contents.map(\.type))
    }
    string = text
  }
}

/// Bytes of a type on their way from one application to another.
public nonisolated struct ClipboardContent: Hashable, Sendable {
  /// What they are, as a MIME type: `image/png`.
  public var type: String
  /// The bytes.
  public var data: Data

  /// Bytes of a type.
  public init(type: String, data: Data) { (self.type, self.data) = (type, data) }

  /// The words of plain text.
  public var text: String? {
    type.hasPrefix("text/plain") ? String(data: data, encoding: .utf8) : nil
  }
}

/// Why nothing was copied.
public nonisolated enum ClipboardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The host copies text only, and there was none.
  case onlyText([String])
  /// There are more bytes than the window system takes at once.
  case tooLarge(bytes: Int, limit: Int)
  /// The window system does not answer.
  case unavailable(String)

  /// A sentence for a person.
  public var description: String {
    switch self {
    case .onlyText(let types):
      "Only text can be copied here, not \(types.joined(separator: ", "))."
    case .tooLarge(let bytes, let limit):
      "\(bytes) bytes are too many to be copied; \(limit) are the limit. Save them instead."
    case .unavailable(let reason): "The clipboard does not answer: \(reason)."
    }
  }
}

extension ClipboardError: LocalizedError {
  public var errorDescription: String? { description }
}
