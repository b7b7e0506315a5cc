import LaminaGeometry

/// Arabic letters of 6 points each, lam with alef 6 together; a paragraph that begins with Arabic runs from the
/// right. Emoji are 12 points wide.
nonisolated extension EditingCase {
  static let bidirectional: [EditingCase] = [
    EditingCase("Arabic is typed from the right", "", "مرحبا", "مرحبا|", x: 0),
    EditingCase("an Arabic text begins at its right", "مرحبا", "<home>", "|مرحبا", x: 30),
    EditingCase("Home is at the right", "مرحبا", "<end><home>", "|مرحبا", x: 30),
    EditingCase("End is at the left", "مرحبا", "<end>", "مرحبا|", x: 0),
    EditingCase("left goes on in Arabic", "مرحبا", "<left>", "م|رحبا", x: 24),
    EditingCase("left twice in Arabic", "مرحبا", "<left><left>", "مر|حبا", x: 18),
    EditingCase("right at the start of Arabic stays", "مرحبا", "<right>", "|مرحبا", x: 30),
    EditingCase("right goes back in Arabic", "مرحبا", "<end><right>", "مرحب|ا", x: 6),
    EditingCase("left at the end of Arabic stays", "مرحبا", "<end><left>", "مرحبا|", x: 0),
    EditingCase("Backspace takes the Arabic letter before", "مرحبا", "<end><bs>", "مرحب|", x: 0),
    EditingCase("Delete takes the Arabic letter behind", "مرحبا", "<del>", "|رحبا", x: 24),
    EditingCase("selecting to the left in Arabic", "مرحبا", "<S-left>", "^م|رحبا", x: 24),
    EditingCase("selecting to the right in Arabic", "مرحبا", "<end><S-right>", "مرحب|ا^", x: 6),
    EditingCase("selecting all Arabic", "مرحبا", "<C-a>", "^مرحبا|", x: 0),
    EditingCase(
      "selecting back to the start of Arabic", "مرحبا", "<end><S-home>", "|مرحبا^", x: 30),
    EditingCase(
      "right leaves an Arabic selection at its right", "مرحبا", "<left><S-left><right>", "م|رحبا",
      x: 24),
    EditingCase(
      "left leaves an Arabic selection at its left", "مرحبا", "<left><S-left><left>", "مر|حبا",
      x: 18),
    EditingCase(
      "a word to the left in Arabic is forward", "مرحبا سلام", "<C-left>", "مرحبا| سلام", x: 24),
    EditingCase(
      "a word to the right in Arabic is backward", "مرحبا سلام", "<end><C-right>", "مرحبا |سلام",
      x: 18),
    EditingCase("deleting an Arabic word", "مرحبا سلام", "<end><C-bs>", "مرحبا |", x: 0),
    EditingCase(
      "cutting an Arabic word", "مرحبا سلام", "<C-S-left><C-x>", "| سلام", x: 24, clipboard: "مرحبا"
    ),
    EditingCase(
      "cutting and pasting Arabic", "مرحبا سلام", "<C-S-left><C-x><end><C-v>", " سلاممرحبا|", x: 0,
      clipboard: "مرحبا"),
    EditingCase("Arabic typing taken back", "", "مرحبا<C-z>", "|", x: 0),
    EditingCase(
      "lam and alef are two characters in one shape", "سلام", "<left><left>", "سل|ام", x: 9),
    EditingCase("lam is deleted from before alef", "سلام", "<left><left><bs>", "س|ام", x: 12),
    EditingCase("a letter at the end of Arabic", "مرحبا", "<end>x", "مرحباx|", x: 6),
    EditingCase("Arabic at the end of letters", "abc", "<end>م", "abcم|", x: 18),
    EditingCase("a number in Arabic runs from the left", "مرحبا 123", "<end>", "مرحبا 123|", x: 18),
    EditingCase("left over Hebrew", "שלום", "<left>", "ש|לום", x: 16),
    EditingCase(
      "right up to Arabic", "abc مرحبا def", "<right><right><right><right>", "abc |مرحبا def", x: 24
    ),
    EditingCase(
      "right into Arabic comes from its end", "abc مرحبا def",
      "<right><right><right><right><right>", "abc مرحب|ا def", x: 30),
    EditingCase(
      "left up to Arabic", "abc مرحبا def", "<end><left><left><left><left>", "abc مرحبا| def", x: 54
    ),
    EditingCase(
      "left into Arabic comes from its start", "abc مرحبا def",
      "<end><left><left><left><left><left>", "abc م|رحبا def", x: 48),
    EditingCase(
      "selecting into Arabic as one sees it", "abc مرحبا def",
      "<S-right><S-right><S-right><S-right><S-right>", "^abc مرحب|ا def", x: 30),
    EditingCase(
      "two words to the right through Arabic", "abc مرحبا def", "<C-right><C-right>",
      "abc مرحبا| def", x: 54),
    EditingCase("a click into Arabic", "abc مرحبا def", "<click:41>", "abc مر|حبا def", x: 42),
    EditingCase(
      "a click near the end of Arabic", "abc مرحبا def", "<click:31>", "abc مرحب|ا def", x: 30),
    EditingCase(
      "a double click takes an Arabic word", "abc مرحبا def", "<double:40>", "abc ^مرحبا| def",
      x: 54),
    EditingCase(
      "a drag from letters into Arabic", "abc مرحبا def", "<drag:0,42>", "^abc مر|حبا def", x: 42),
    EditingCase(
      "the letters behind Arabic", "abc مرحبا def", "<end><C-left>", "abc مرحبا |def", x: 60),
  ]

  static let clusters: [EditingCase] = [
    EditingCase("a family is one character", "", "👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦|", x: 12),
    EditingCase("right over a family", "👩‍👩‍👧‍👦x", "<right>", "👩‍👩‍👧‍👦|x", x: 12),
    EditingCase("left over a family", "x👩‍👩‍👧‍👦", "<end><left>", "x|👩‍👩‍👧‍👦", x: 6),
    EditingCase("Backspace takes a whole family", "x👩‍👩‍👧‍👦", "<end><bs>", "x|", x: 6),
    EditingCase("Delete takes a whole family", "👩‍👩‍👧‍👦x", "<del>", "|x", x: 0),
    EditingCase("selecting a whole family", "👩‍👩‍👧‍👦x", "<S-right>", "^👩‍👩‍👧‍👦|x", x: 12),
    EditingCase("a click on the left half of a family", "👩‍👩‍👧‍👦x", "<end><click:4>", "|👩‍👩‍👧‍👦x", x: 0),
    EditingCase("a click on the right half of a family", "👩‍👩‍👧‍👦x", "<click:8>", "👩‍👩‍👧‍👦|x", x: 12),
    EditingCase(
      "a family cut and pasted", "👩‍👩‍👧‍👦x", "<S-right><C-x><end><C-v>", "x👩‍👩‍👧‍👦|", x: 18, clipboard: "👩‍👩‍👧‍👦"),
    EditingCase("a family taken back", "", "👩‍👩‍👧‍👦<C-z>", "|", x: 0),
    EditingCase("right over a flag", "🇩🇪🇫🇷", "<right>", "🇩🇪|🇫🇷", x: 12),
    EditingCase("Backspace takes one of two flags", "🇩🇪🇫🇷", "<end><bs>", "🇩🇪|", x: 12),
    EditingCase("Backspace takes a thumb with its colour", "👍🏽", "<end><bs>", "|", x: 0),
    EditingCase("right over the rainbow flag", "🏳️‍🌈x", "<right>", "🏳️‍🌈|x", x: 12),
    EditingCase("right over a key", "1️⃣x", "<right>", "1️⃣|x", x: 12),
    EditingCase(
      "right over a letter with a combining accent", "e\u{301}x", "<right>", "e\u{301}|x", x: 6),
    EditingCase("Backspace takes a letter with its accent", "xe\u{301}", "<end><bs>", "x|", x: 6),
    EditingCase("Delete takes a letter with its accent", "e\u{301}x", "<del>", "|x", x: 0),
    EditingCase("right over two accents", "o\u{302}\u{301}x", "<right>", "o\u{302}\u{301}|x", x: 6),
    EditingCase(
      "an accent typed behind a letter joins it", "", "e<scalar:301>", "e\u{301}|", x: 6),
    EditingCase(
      "an accent that joined goes with its letter", "", "e<scalar:301><bs>", "|", x: 0),
    EditingCase("right over a Devanagari syllable", "निx", "<right>", "नि|x", x: 14),
    EditingCase("right over a Thai syllable", "กำx", "<right>", "กำ|x", x: 14),
    EditingCase(
      "right over conjoining Hangul", "\u{1100}\u{1161}\u{11A8}x", "<right>",
      "\u{1100}\u{1161}\u{11A8}|x", x: 9),
    EditingCase(
      "a double click takes an emoji between letters", "a👍b", "<double:10>", "a^👍|b", x: 18),
    EditingCase("typing between a letter and an emoji", "a👍", "<right>b", "ab|👍", x: 12),
    EditingCase("a drag over an emoji", "a👍b", "<drag:6,18>", "a^👍|b", x: 18),
  ]
}
