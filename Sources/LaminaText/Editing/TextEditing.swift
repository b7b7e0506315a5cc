package import LaminaGeometry

/// A text that is being edited: its characters, what is selected, what is composed, and the way back.
///
/// ```swift
/// var editing = TextEditing("Hello", options: TextEditingOptions(isMultiline: false))
/// editing.select(5..<5)
/// editing.insert(", world", at: 0)
/// editing.text                                // "Hello, world"
/// editing.undo()
/// editing.text                                // "Hello"
/// ```
///
/// A value that knows no view, font or clock: where characters stand comes from a ``TextGeometry``, times
/// are arguments. Offsets are UTF-8 bytes at the borders of extended grapheme clusters; others that come
/// in are moved to the start of the cluster, so a selection is never inside one.
///
/// While text is composed, geometry and positions from outside speak of ``displayText``; ``text`` and
/// ``selection`` stay as they were until the input method commits.
///
/// What is remembered are changes and not whole texts, unlike `@Undoable`, which keeps whole models: a model
/// is small and may change anywhere, a text may have a megabyte and changes in one place.
///
/// - Complexity: an edit moves the bytes behind it and looks at the characters around it; none of the
///   other characters is looked at. What others hold of a long text is not copied for it (`SpareText`).
public struct TextEditing: Sendable {
  /// The characters, without what is composed.
  public internal(set) var text: String
  /// What is selected, in bytes of ``text``.
  public internal(set) var selection: TextSelectionRange {
    didSet { if selection != oldValue { chosenStyle = nil } }
  }
  /// What an input method composes in place of the selection.
  public internal(set) var composition: TextComposition?
  /// The latest change of ``displayText``; nil before the first.
  public internal(set) var lastChange: TextChange?
  /// What may be done.
  public var options: TextEditingOptions { didSet { optionsChanged(from: oldValue) } }

  /// What is said about the bytes of ``text``; nil for a text about which nothing can be said.
  package internal(set) var styles: StyleRuns?
  /// What was chosen for what is typed next; nil takes what the text says there.
  package internal(set) var chosenStyle: AttributeContainer?

  /// The latest changes, oldest first, for readers that did not look at each.
  var changes: [TextChange] = []
  var history = TextHistory()
  /// Where the first of several motions up and down began.
  var goalX: CGFloat?
  /// The word or paragraph that a selection by pointer began with.
  var firstUnit: Range<Int>?
  /// Counted only while there is a limit.
  var characterCount: Int?
  /// Lets others hold a long text without each change copying it.
  var spare = SpareText()
  /// Bytes of long texts that changes had to copy so far: what tests and benchmarks count.
  package var bytesCopied = 0

  /// Edits `text`, with the caret at its end.
  public init(_ text: String, options: TextEditingOptions = TextEditingOptions()) {
    var native = text
    native.makeContiguousUTF8()
    self.text = native
    self.options = options
    selection = TextSelectionRange(native.utf8.count)
    characterCount = options.characterLimit == nil ? nil : native.count
  }

  private mutating func optionsChanged(from old: TextEditingOptions) {
    guard options.characterLimit != nil else { return characterCount = nil }
    if old.characterLimit == nil { characterCount = text.count }
  }

  /// The text with what is composed in place of the selection: what is laid out.
  ///
  /// - Complexity: copies the text while something is composed.
  public var displayText: String {
    guard let composition else { return text }
    var display = text
    display.replaceBytes(selection.range, with: composition.text)
    return display
  }

  /// How many bytes ``displayText`` has.
  package var displayCount: Int {
    text.utf8.count + (composition.map { $0.text.utf8.count - selection.range.count } ?? 0)
  }

  /// What is selected in ``displayText``: while something is composed, the part that is selected in that.
  public var displaySelection: TextSelectionRange {
    guard let composition else { return selection }
    // It may have joined with the characters around it.
    let place = selection.range
    let before = text.substring(text.clusterBefore(place.lowerBound)..<place.lowerBound)
    let after = text.substring(place.upperBound..<text.clusterAfter(place.upperBound))
    let around = before + composition.text + after
    let start = before.utf8.count
    func displayed(_ offset: Int) -> Int {
      around.clusterEnd(start + offset) - start + composition.location
    }
    return TextSelectionRange(
      anchor: displayed(composition.selection.lowerBound),
      head: displayed(composition.selection.upperBound))
  }

  /// The number of changes of ``displayText`` so far.
  public var revision: Int { lastChange?.revision ?? 0 }

  /// All changes since a revision as one; nil when there was none, or when too many lie between.
  public func change(since revision: Int) -> TextChange? {
    guard revision < self.revision, let first = changes.first, first.revision <= revision + 1
    else { return nil }
    let missed = changes.suffix(self.revision - revision)
    return missed.dropFirst().reduce(missed.first) { $0?.followed(by: $1) }
  }

  /// The selected characters; nil without a selection, and of a secret.
  public var selectedText: String? {
    guard !selection.isEmpty, !options.isSecure else { return nil }
    return text.substring(selection.range)
  }

  /// Whether there is something to take back.
  public var canUndo: Bool { options.isEditable && history.canUndo }
  /// Whether there is something to do again.
  public var canRedo: Bool { options.isEditable && history.canRedo }
  /// Which step `undo()` takes back, counted from the first one on; nil where none.
  package var nextUndo: Int? { canUndo ? history.nextUndo : nil }
  /// Which step `redo()` does again; nil where none.
  package var nextRedo: Int? { canRedo ? history.nextRedo : nil }
}
