import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaSpelling
import LaminaText

/// Which words of an editor are marked as wrong, and what its menu offers for one of them.
///
/// ```
///  sight ──look──▶ what was not checked ──worker──▶ SpellingMap ──▶ marks, but for the word that is being typed
///                          ▲ changes of the text make holes in it
/// ```
@MainActor
final class EditorSpelling {
  /// Wrong words that are looked for in a piece of text: more are no help.
  private nonisolated static let wordLimit = 1_000

  /// What a worker has found in a piece of the text that was checked at a revision.
  private struct Finding: Sendable {
    let piece: Range<Int>
    let revision: Int
    let wrong: [Range<Int>]
  }

  let spelling: Spelling
  let language: String
  let offers: SpellingOffers
  private let session: TextInputSession
  private let changed: () -> Void
  private var map = SpellingMap()
  private var typing: TypedWord
  /// How many words were accepted when the map was last looked through.
  private var acceptedCount = 0
  private let checks = EditorOrder<Finding>()
  /// The marks in sight.
  private(set) var marked: [Range<Int>] = []
  let marks = SpellingMarks()

  /// Marks the words of a session that is taken to be in a language, as `en_GB`; `changed` has the editor show its marks
  /// again.
  init(
    _ spelling: Spelling, language: String, session: TextInputSession, changed: @escaping () -> Void
  ) {
    (self.spelling, self.language, self.session, self.changed) = (
      spelling, language, session, changed
    )
    typing = TypedWord(session)
    offers = SpellingOffers(spelling, language: language, session: session)
    checks.onResult = { [weak self] in self?.adoptFinding() }
  }

  // MARK: The text

  /// The text has changed to another one.
  func textChanged(_ change: TextChange, in text: String) { map.apply(change, in: text) }

  /// The text is another one as a whole.
  func textReplaced() { map = SpellingMap() }

  // MARK: Checking

  /// Has a worker check what is in sight and was not checked, and decides what is marked.
  ///
  /// - Parameters:
  ///   - sight: the bytes that are laid out for what is seen.
  ///   - text: the text that is shown.
  ///   - worker: checks words; without one none is.
  func look(at sight: Range<Int>, of text: String, on worker: (any DisplayExecutor)?) {
    typing.follow(session)
    takeAccepted(in: text)
    map.keep(near: sight)
    marked = map.wrong(in: sight).filter { !typing.isTyped($0) }
    guard let worker, !checks.isUnderWay, session.editing.composition == nil,
      let piece = map.unchecked(in: sight, of: text)
    else { return }
    let (string, revision) = (text.piece(piece), session.editing.revision)
    session.element?.graph.afterFrame { [weak self] in
      self?.order(piece, string, at: revision, on: worker)
    }
  }

  private func takeAccepted(in text: String) {
    guard spelling.accepted.count != acceptedCount else { return }
    acceptedCount = spelling.accepted.count
    map.removeWrong { spelling.accepts(text.piece($0)) }
  }

  private func order(
    _ piece: Range<Int>, _ string: String, at revision: Int, on worker: any DisplayExecutor
  ) {
    if checks.isUnderWay { return }
    guard revision == session.editing.revision else { return changed() }
    let (checker, language) = (spelling.checker, language)
    checks.order(on: worker) { token in
      let words = checker.wrongWords(
        in: string, words: TextWords.words(of: string), language: language, limit: Self.wordLimit
      ) { token.isCancelled }
      return words.map { words in
        Finding(
          piece: piece, revision: revision,
          wrong: words.map { $0.lowerBound + piece.lowerBound..<$0.upperBound + piece.lowerBound })
      }
    }
  }

  private func adoptFinding() {
    guard let found = checks.collect() else { return }
    let editing = session.editing
    // What was typed meanwhile is checked again, with the rest of its piece.
    if found.revision == editing.revision {
      let text = editing.displayText
      map.take(found.piece, wrong: found.wrong.filter { !spelling.accepts(text.piece($0)) })
    }
    changed()
  }

  // MARK: One word

  /// The word at what is selected, if it is wrong.
  private var selectedWord: Range<Int>? {
    let selection = session.editing.selection.range
    return map.wrong(in: selection.lowerBound - 1..<selection.upperBound + 1).first {
      $0.lowerBound <= selection.lowerBound && selection.upperBound <= $0.upperBound
    }
  }

  /// The menu opens: it offers what may have been meant by the word that is selected.
  func prepareMenu() {
    let word = session.editing.composition == nil ? selectedWord : nil
    offers.offer(for: word, on: session.element?.graph.imageReads.executor)
  }
}

/// The word at the caret while it is typed: it may become right.
private struct TypedWord {
  private var revision: Int
  private var caret: Int
  /// Whether the text at the caret was typed since that came there.
  private var isTyping = false

  @MainActor init(_ session: TextInputSession) {
    revision = session.editing.revision
    caret = session.editing.displaySelection.head.offset
  }

  @MainActor mutating func follow(_ session: TextInputSession) {
    let next = session.editing.displaySelection.head.offset
    if session.editing.revision != revision {
      isTyping = session.hasFocus
    } else if next != caret || !session.hasFocus {
      isTyping = false
    }
    (revision, caret) = (session.editing.revision, next)
  }

  func isTyped(_ word: Range<Int>) -> Bool {
    isTyping && word.lowerBound < caret && caret <= word.upperBound
  }
}

extension String {
  /// What stands at some bytes; beyond the ends nothing.
  nonisolated func piece(_ bytes: Range<Int>) -> String {
    let range = bytes.clamped(to: 0..<utf8.count)
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}
