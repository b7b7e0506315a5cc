/// A long text as it was one change ago, which takes the next changes in place of the text that others
/// hold.
///
/// ```
///            the binding, the layout, a node hold it       nothing else holds it
///  before    text   Hello, world│                   spare   Hello, worl│        lacks "d"
///  a key     spare  Hello, world│  lacks "!"        text    Hello, world!│
/// ```
///
/// The two change places with each change, so that a key moves the bytes behind it and copies none: for
/// a megabyte a copy takes longer than all else, as the machine hands out new memory for it page by page.
/// Where something still holds the older text too, it is copied, as every `String` is.
struct SpareText: Sendable {
  /// A text of fewer bytes is copied faster than two are kept.
  static let leastBytes = 32 << 10

  /// Nil before one was made.
  private var older: String?
  /// What was done to the other text since.
  private var missing: TextHistory.Change?
  /// Room that both have been given, or get when they are copied.
  private var capacity = 0

  /// Whether the first changes would copy the text.
  var isMissing: Bool { older == nil }

  /// Makes a change.
  ///
  /// - Parameters:
  ///   - change: its bytes are those of `text`.
  ///   - text: the text with all changes before; another holder sees nothing of this one.
  /// - Returns: how many bytes of a long text were copied.
  mutating func apply(_ change: TextHistory.Change, to text: inout String) -> Int {
    let count = text.utf8.count
    guard count >= Self.leastBytes, change.removed.utf8.count < count else {
      self = SpareText()
      text.apply(change)
      return 0
    }
    let needed = count + max(0, change.inserted.utf8.count - change.removed.utf8.count)
    if needed > capacity { capacity = Self.capacity(for: needed) }
    var copied = 0
    if var spare = older.take() {
      // Exchanged and not copied: what is changed has one owner.
      swap(&spare, &text)
      older = consume spare
      if let missing { copied += text.applyCountingCopies(missing, capacity) }
    } else {
      older = text
    }
    copied += text.applyCountingCopies(change, capacity)
    missing = change
    return copied
  }

  /// As much as a text of so many bytes needs, and room for what will be typed: without it a text that
  /// was copied for a change would be copied again for the next one.
  fileprivate static func capacity(for count: Int) -> Int { count + max(4096, count / 16) }

  /// Takes over copies of what `text` still is; of another text they are let go.
  mutating func adoptCopies(_ copies: TextCopies, for text: inout String) {
    guard isMissing, text.storagePlace == copies.source.storagePlace,
      text.utf8.count == copies.source.utf8.count
    else { return }
    text = copies.text
    older = copies.older
    missing = nil
    capacity = copies.capacity
  }
}

/// Two copies of a long text, with room for what will be typed.
///
/// The first changes of a text that others hold copy it, and memory that is new costs more than all else
/// that a key does: a worker may have made the copies before.
package struct TextCopies: Sendable {
  fileprivate let source: String
  fileprivate let text: String
  fileprivate let older: String
  fileprivate let capacity: Int

  /// Makes the copies; on any thread.
  package init(of text: String) {
    source = text
    capacity = SpareText.capacity(for: text.utf8.count)
    self.text = text.copied(capacity: capacity)
    older = text.copied(capacity: capacity)
  }
}

extension TextEditing {
  /// Whether the next changes would copy a long text.
  package var wantsCopies: Bool {
    options.isEditable && text.utf8.count >= SpareText.leastBytes && spare.isMissing
  }

  /// Takes over copies of the text; when it has changed meanwhile, nothing happens.
  package mutating func adoptCopies(_ copies: TextCopies) { spare.adoptCopies(copies, for: &text) }
}

extension String {
  fileprivate mutating func apply(_ change: TextHistory.Change) {
    guard change.removed.utf8.count < utf8.count else { return self = change.inserted }
    replaceBytes(change.lower..<change.lower + change.removed.utf8.count, with: change.inserted)
  }

  fileprivate func copied(capacity: Int) -> String {
    var copy = ""
    copy.reserveCapacity(capacity)
    copy += self
    return copy
  }

  /// Makes a change, in a copy of that capacity where others hold the text or it has no room, and says
  /// how many bytes that copied.
  fileprivate mutating func applyCountingCopies(
    _ change: TextHistory.Change, _ capacity: Int
  ) -> Int {
    let place = storagePlace
    reserveCapacity(capacity)
    apply(change)
    return storagePlace == place ? 0 : utf8.count
  }

  fileprivate var storagePlace: UnsafePointer<UInt8>? {
    utf8.withContiguousStorageIfAvailable(\.baseAddress) ?? nil
  }
}
