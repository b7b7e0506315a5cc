public import LaminaGeometry

/// The texts that applications hand to one another, as the views of one window see them.
///
/// ```
///  Ctrl+C ──▶ string ◀──▶ other applications        selecting ──▶ primarySelection ◀── middle button
/// ```
///
/// The window ties it to its host's clipboard; by itself it keeps both texts in memory.
public final class Pasteboard {
  /// How one of its texts is read and written.
  public struct Slot {
    let read: () -> String?
    let write: (String?) -> Void

    /// Makes a text of the pasteboard that is read and written by closures; nil is no text.
    public init(read: @escaping () -> String?, write: @escaping (String?) -> Void) {
      self.read = read
      self.write = write
    }

    /// A text in memory.
    static func inMemory() -> Slot {
      var kept: String?
      return Slot(read: { kept }, write: { kept = $0 })
    }
  }

  /// How often this window has written what is copied.
  package private(set) var changeCount = 0
  /// The values that were copied last, and the text that stood for them.
  private var copied: (values: [any Sendable], text: String)?
  private let general: Slot
  private let primary: Slot
  private let writeAll: ([Content]) throws -> Void

  /// A pasteboard that nothing else sees.
  public convenience init() { self.init(general: .inMemory(), primary: .inMemory()) }

  /// A pasteboard that reads and writes what others see too.
  ///
  /// - Parameters:
  ///   - general: what is copied.
  ///   - primary: what is selected.
  ///   - writeAll: offers contents of several types; nil writes the first text among them.
  public init(general: Slot, primary: Slot, writeAll: (([Content]) throws -> Void)? = nil) {
    self.general = general
    self.primary = primary
    self.writeAll =
      writeAll ?? { contents in
        general.write(contents.lazy.compactMap(\.text).first)
      }
  }

  /// Bytes of a type that are offered to others.
  public nonisolated struct Content: Hashable, Sendable {
    /// What they are, as a MIME type.
    public var type: String
    /// The bytes.
    public var data: Data

    /// Bytes of a type.
    public init(type: String, data: Data) { (self.type, self.data) = (type, data) }

    fileprivate var text: String? {
      type.hasPrefix("text/plain") ? String(data: data, encoding: .utf8) : nil
    }
  }

  /// Offers contents of several types at once, the best first.
  package func write(_ contents: [Content]) throws {
    changeCount += 1
    copied = nil
    try writeAll(contents)
  }

  /// What was copied last, by whichever application; nil when that is not text.
  public var string: String? {
    get { general.read() }
    set {
      changeCount += 1
      copied = nil
      general.write(newValue)
    }
  }

  /// The values that were copied last, if that was in this window, and no other text has been copied since.
  package var values: [any Sendable] {
    guard let copied, general.read() ?? "" == copied.text else { return [] }
    return copied.values
  }

  /// Copies values, with a text that others paste.
  func write(_ values: CopiedValues) {
    if values.values.isEmpty { return }
    string = values.text
    copied = (values.values, values.text ?? "")
    guard let makeText = values.makeText else { return }
    let count = changeCount
    Task { [weak self] in
      guard let text = await makeText(), let self, changeCount == count else { return }
      // Another program may have written since.
      if self.values.isEmpty { return }
      write(CopiedValues(values.values, text: text))
    }
  }

  /// What is selected at the moment, by whichever application: what the middle button pastes.
  public var primarySelection: String? {
    get { primary.read() }
    set { primary.write(newValue) }
  }
}
