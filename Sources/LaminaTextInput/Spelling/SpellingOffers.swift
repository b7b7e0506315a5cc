import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaSpelling
import LaminaText
import Observation

/// What the menu of an editor offers for a word that is wrong.
@Observable
final class SpellingOffers {
  /// How many words are proposed.
  private nonisolated static let count = 5
  /// How long the menu waits for them before it opens, in milliseconds.
  private static let patience = 60

  /// A word, where it stands, and what may have been meant; nil while a worker looks for that.
  struct Offer: Equatable {
    let range: Range<Int>
    let word: String
    var suggestions: [String]?
  }

  /// What is offered; nil where the selected word is right.
  private(set) var offer: Offer?

  @ObservationIgnored private let spelling: Spelling
  @ObservationIgnored private let language: String
  @ObservationIgnored private let session: TextInputSession
  @ObservationIgnored private let searches = EditorOrder<[String]>()

  init(_ spelling: Spelling, language: String, session: TextInputSession) {
    (self.spelling, self.language, self.session) = (spelling, language, session)
    searches.onResult = { [weak self] in self?.adoptSuggestions() }
  }

  /// Offers something for a word, which a worker looks for; nothing for none.
  func offer(for range: Range<Int>?, on worker: (any DisplayExecutor)?) {
    guard let range, let worker else { return offer = nil }
    let word = session.editing.text.piece(range)
    offer = Offer(range: range, word: word)
    let (checker, language) = (spelling.checker, language)
    searches.order(on: worker, priority: .visible) { _ in
      checker.suggestions(
        for: CheckedWords.normalized(word), in: language, limit: Self.count)
    }
    searches.wait(for: .after(milliseconds: Self.patience))
    adoptSuggestions()
  }

  private func adoptSuggestions() {
    if let found = searches.collect() { offer?.suggestions = found }
  }

  /// Puts a word in the place of the one that is wrong; a step of undo of its own.
  func replace(with suggestion: String) {
    guard let offer, session.editing.text.piece(offer.range) == offer.word else { return }
    let time = session.now
    session.change { text, _ in text.replace(offer.range, with: suggestion, at: time) }
    self.offer = nil
  }

  /// Takes the word to be right until the program ends.
  func ignore() {
    if let offer { spelling.accept(offer.word) }
    offer = nil
  }

  /// Takes the word to be right from now on, in other programs too.
  func learn() {
    guard let offer else { return }
    let (checker, language) = (spelling.checker, language)
    let word = CheckedWords.normalized(offer.word)
    _ = session.element?.graph.imageReads.executor?.submit(
      JobLabel(kind: "text", amount: 1), priority: JobPriority(distance: 1 << 20, isLong: true)
    ) { _ in checker.learn(word, in: language) }
    ignore()
  }
}

/// The items for a word that is wrong, above the others of an editor's menu.
///
/// ```
///  receive
///  receiver
///  Ignore Spelling
///  Learn Spelling
///  ───────────────
///  Cut …
/// ```
struct SpellingItems: View {
  let offers: SpellingOffers?

  var body: some View {
    if let offers, let offer = offers.offer {
      if let suggestions = offer.suggestions {
        ForEach(suggestions, id: \.self) { word in
          Button(word) { offers.replace(with: word) }
        }
        if suggestions.isEmpty { Button("No Guesses Found") {}.disabled(true) }
        Divider()
        Button("Ignore Spelling") { offers.ignore() }
        Button("Learn Spelling") { offers.learn() }
      } else {
        Button("Looking for Guesses…") {}.disabled(true)
      }
      Divider()
    }
  }
}
