/// Enchant, once it was asked for, and the dictionaries that were.
struct EnchantBooks: ~Copyable {
  private let name: String
  private var isOpened = false
  private var library: EnchantLibrary?
  private var names: [String]?
  /// By the language that was asked for; nil for one without a dictionary.
  private var dictionaries: [String: EnchantDictionary?] = [:]

  init(library: String) { name = library }

  private mutating func open() {
    guard !isOpened else { return }
    isOpened = true
    library = EnchantLibrary(name)
  }

  mutating func languages() -> [String] {
    open()
    if let names { return names }
    let found = library?.languages() ?? []
    names = found
    return found
  }

  private mutating func dictionary(for language: String) -> EnchantDictionary? {
    if let known = dictionaries[language] { return known }
    let name = SpellingLanguage.best(for: language, among: languages())
    let found = name.flatMap { library?.dictionary($0) }
    dictionaries[language] = .some(found)
    return found
  }

  mutating func isRight(_ word: String, in language: String) -> Bool {
    guard let dictionary = dictionary(for: language) else { return true }
    return library?.isRight(word, in: dictionary) ?? true
  }

  mutating func suggestions(for word: String, in language: String, limit: Int) -> [String] {
    guard limit > 0, let dictionary = dictionary(for: language) else { return [] }
    return library?.suggestions(for: word, in: dictionary, limit: limit) ?? []
  }

  mutating func learn(_ word: String, in language: String) {
    guard let dictionary = dictionary(for: language) else { return }
    library?.learn(word, in: dictionary)
  }
}
