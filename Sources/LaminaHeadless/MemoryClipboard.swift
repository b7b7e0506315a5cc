public import LaminaHost

/// A clipboard that only this host sees.
public final class MemoryClipboard: Clipboard {
  public var string: String? { didSet { if !isWriting { contents = [] } } }
  public var primarySelection: String?

  /// What was written last with its types; none for a text alone.
  public private(set) var contents: [ClipboardContent] = []
  private var isWriting = false

  public init() {}

  public func write(_ contents: [ClipboardContent]) {
    isWriting = true
    string = contents.lazy.compactMap(\.text).first
    isWriting = false
    self.contents = contents
  }
}
