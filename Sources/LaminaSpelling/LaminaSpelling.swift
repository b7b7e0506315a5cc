/// Spelling: which words of a text are wrong, and what may have been meant.
///
/// ```
///  text, borders of words ──CheckedWords──▶ words that count ──SpellChecker──▶ ranges that are wrong
///                           no addresses, no numbers            SystemSpelling: enchant, if it is there
/// ```
///
/// ```swift
/// let checker = SystemSpelling()
/// checker.isRight("recieve", in: "en_GB")                      // false
/// checker.suggestions(for: "recieve", in: "en_GB", limit: 2)   // ["receive", "receiver"]
/// ```
///
/// It must never link a library of dictionaries, or open one before the first word is asked for.
