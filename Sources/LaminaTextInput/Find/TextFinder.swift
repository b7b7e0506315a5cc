import LaminaDisplay
import LaminaGeometry
import LaminaText
import Observation

/// What is looked for in the text of an editor, and where that stands.
///
/// ```
///  query ──▶ TextSearch ──▶ matches ──▶ highlights behind the text, and the one at hand selected
///              ▲ kept while the text stays
/// ```
@Observable
final class TextFinder {
  /// More places are not looked for.
  nonisolated static let limit = 10_000

  /// What is looked for.
  var query = "" { didSet { if query != oldValue { search(from: start) } } }
  /// What takes its place.
  var replacement = ""
  /// Whether "A" is not "a".
  var matchesCase = false { didSet { if matchesCase != oldValue { search(from: start) } } }
  /// Whether a place within a longer word does not count.
  var matchesWords = false { didSet { if matchesWords != oldValue { search(from: start) } } }
  /// Whether there is a line for what takes its place.
  var showsReplacement = false
  /// Where it stands, in bytes of the text, in order.
  private(set) var matches: [Range<Int>] = []
  /// The number of the place that is selected; nil for none.
  private(set) var current: Int?
  /// Counts how often the field was asked for.
  private(set) var fieldRequests = 0

  @ObservationIgnored private let session: TextInputSession
  /// Shows the highlights again.
  @ObservationIgnored private let changed: () -> Void
  /// Where the search began: places before it come last.
  @ObservationIgnored private var start = 0
  @ObservationIgnored private var prepared: (search: TextSearch, revision: Int, matchesCase: Bool)?

  init(_ session: TextInputSession, changed: @escaping () -> Void) {
    self.session = session
    self.changed = changed
  }

  /// Begins at what is selected, with that as the word to look for if it is one.
  func begin() {
    let selection = session.editing.selection.range
    start = selection.lowerBound
    fieldRequests += 1
    if let word = session.selectedText, word.utf8.count <= 200, !word.contains(where: \.isNewline),
      word != query
    {
      query = word
    } else {
      search(from: start)
    }
  }

  /// Nothing is highlighted any more.
  func end() {
    (matches, current, prepared) = ([], nil, nil)
    changed()
  }

  /// The text is another: places are looked for again, and what is selected stays.
  func textChanged() {
    find()
    let selection = session.editing.selection.range
    current = matches.firstIndex(of: selection)
    changed()
  }

  /// Selects the next place, or with -1 the one before; behind the last one comes the first.
  func move(by step: Int) {
    guard !matches.isEmpty else { return }
    let selection = session.editing.selection.range
    let next =
      step > 0
      ? matches.firstIndex { $0.lowerBound >= max(selection.upperBound, selection.lowerBound + 1) }
        ?? matches.startIndex
      : matches.lastIndex { $0.upperBound <= selection.lowerBound } ?? matches.endIndex - 1
    select(next)
    start = matches[next].lowerBound
  }

  /// Replaces the place that is selected, and selects the next one; selects one where none is.
  func replace() {
    let selection = session.editing.selection.range
    guard matches.contains(selection) else { return move(by: 1) }
    let (time, words) = (session.now, replacement)
    session.change { text, _ in text.replace(selection, with: words, at: time) }
    start = session.editing.selection.range.upperBound
    search(from: start)
  }

  /// Replaces all places, in one step of undo.
  func replaceAll() {
    guard let first = matches.first else { return }
    let (time, words, places) = (session.now, replacement, matches)
    session.change { text, _ in text.replace(each: places, with: words, at: time) }
    search(from: first.lowerBound)
  }

  /// The places that touch a stretch of the text.
  func matches(in stretch: Range<Int>) -> ArraySlice<Range<Int>> {
    var (low, high) = (0, matches.count)
    while low < high {
      let middle = (low + high) / 2
      if matches[middle].upperBound <= stretch.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return matches[low...].prefix { $0.lowerBound < stretch.upperBound }
  }

  // MARK: Searching

  /// Looks for the word, and selects its first place from an offset on.
  private func search(from offset: Int) {
    find()
    if matches.isEmpty {
      current = nil
      changed()
    } else {
      select(matches.firstIndex { $0.lowerBound >= offset } ?? 0)
    }
  }

  private func find() {
    guard !query.isEmpty, !session.editing.options.isSecure else { return matches = [] }
    matches = search.ranges(of: query, wholeWords: matchesWords, limit: Self.limit)
  }

  private var search: TextSearch {
    let revision = session.editing.revision
    if let prepared, prepared.revision == revision, prepared.matchesCase == matchesCase {
      return prepared.search
    }
    let made = TextSearch(session.editing.text, matchesCase: matchesCase)
    prepared = (made, revision, matchesCase)
    return made
  }

  private func select(_ number: Int) {
    current = number
    let range = matches[number]
    if session.editing.selection.range != range {
      session.change { text, _ in text.select(range) }
    }
    changed()
  }
}
