/// The letters that a word is written in, as far as dictionaries keep them apart.
enum WordScript: Hashable {
  case latin, greek, cyrillic, armenian, hebrew, arabic, devanagari, hangul
  /// Letters of one other script, or of several: nothing can be said of such a word.
  case other

  /// The one that all letters of a word are of.
  init(of word: String) {
    var found: WordScript?
    for scalar in word.unicodeScalars where scalar.properties.isAlphabetic {
      let next = WordScript(scalar)
      if let found, found != next {
        self = .other
        return
      }
      found = next
    }
    self = found ?? .other
  }

  private init(_ letter: Unicode.Scalar) {
    switch letter.value {
    case 0x41...0x24F, 0x1E00...0x1EFF, 0xFB00...0xFB06: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x530...0x58F: self = .armenian
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x77F: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0x1100...0x11FF, 0xAC00...0xD7AF: self = .hangul
    default: self = .other
    }
  }

  /// The one that a language is written in.
  init(ofLanguage tag: String) {
    switch SpellingLanguage.Parts(tag).language {
    case "el": self = .greek
    case "be", "bg", "kk", "ky", "mk", "mn", "ru", "sr", "tg", "tt", "uk": self = .cyrillic
    case "hy": self = .armenian
    case "he", "yi": self = .hebrew
    case "ar", "fa", "ps", "ug", "ur": self = .arabic
    case "hi", "mr", "ne", "sa": self = .devanagari
    case "ko": self = .hangul
    default: self = .latin
    }
  }
}
