import LaminaGeometry

/// Letters of 6 points each: a caret behind n of them stands at 6n.
nonisolated extension EditingCase {
  static let typing: [EditingCase] = [
    EditingCase("typing into an empty text", "", "abc", "abc|", x: 18),
    EditingCase("typing at the start", "bc", "a", "a|bc", x: 6),
    EditingCase("typing at the end", "ab", "<end>c", "abc|", x: 18),
    EditingCase("typing in the middle", "ac", "<right>b", "ab|c", x: 12),
    EditingCase("typing two letters in the middle", "ad", "<right>bc", "abc|d", x: 18),
    EditingCase("capital letters", "", "Ab C", "Ab C|", x: 24),
    EditingCase("a space at the end takes the caret along", "ab", "<end> ", "ab |", x: 18),
    EditingCase("several spaces at the end", "a", "<end>   ", "a   |", x: 24),
    EditingCase("a space in the middle", "ab", "<right> ", "a |b", x: 12),
    EditingCase("spaces at the start", "a", "  ", "  |a", x: 12),
    EditingCase("typing replaces everything", "hello", "<C-a>x", "x|", x: 6),
    EditingCase("typing replaces a selected word", "one two", "<C-S-right>x", "x| two", x: 6),
    EditingCase(
      "typing replaces what was selected backwards", "abcd", "<end><S-left><S-left>x", "abx|", x: 18
    ),
    EditingCase("everything is replaced twice", "old", "<C-a>new<C-a>newer", "newer|", x: 30),
    EditingCase("punctuation", "", "a,b.c!", "a,b.c!|", x: 36),
    EditingCase("digits", "", "1234567890", "1234567890|", x: 60),
    EditingCase("quotation marks", "", "\"x\"", "\"x\"|", x: 18),
    EditingCase("a letter with an accent", "", "é", "é|", x: 6),
    EditingCase("umlauts", "Grüße", "<end>n", "Grüßen|", x: 36),
    EditingCase("Cyrillic", "", "Привет", "Привет|", x: 36),
    EditingCase("Greek", "", "λόγος", "λόγος|", x: 30),
    EditingCase("Backspace", "abc", "<end><bs>", "ab|", x: 12),
    EditingCase("Backspace twice", "abcd", "<end><bs><bs>", "ab|", x: 12),
    EditingCase("Backspace in the middle", "abc", "<right><right><bs>", "a|c", x: 6),
    EditingCase("Backspace at the start does nothing", "ab", "<bs>", "|ab", x: 0),
    EditingCase("Backspace in an empty text does nothing", "", "<bs>", "|", x: 0),
    EditingCase("Backspace with Shift is Backspace", "abc", "<end><S-bs>", "ab|", x: 12),
    EditingCase(
      "Backspace deletes the selection", "abcd", "<right><S-right><S-right><bs>", "a|d", x: 6),
    EditingCase("Delete", "abc", "<del>", "|bc", x: 0),
    EditingCase("Delete in the middle", "abc", "<right><del>", "a|c", x: 6),
    EditingCase("Delete at the end does nothing", "abc", "<end><del>", "abc|", x: 18),
    EditingCase(
      "Delete deletes the selection", "abcd", "<right><S-right><S-right><del>", "a|d", x: 6),
    EditingCase("everything is deleted", "one two", "<C-a><bs>", "|", x: 0),
    EditingCase(
      "Return breaks the line in an editor", "ab", "<right>\n", "a\n|b", x: 0, line: 1, in: .editor),
    EditingCase("Return in a field leaves the text", "ab", "<right><ret>", "a|b", x: 6, in: .field),
    EditingCase("Backspace joins lines", "a\nb", "<C-end><left><bs>", "a|b", x: 6, in: .editor),
    EditingCase("Delete joins lines", "a\nb", "<end><del>", "a|b", x: 6, in: .editor),
    EditingCase(
      "an empty line between two", "a\nb", "<end>\n", "a\n|\nb", x: 0, line: 1, in: .editor),
  ]

  static let moving: [EditingCase] = [
    EditingCase("right", "abc", "<right>", "a|bc", x: 6),
    EditingCase("right twice", "abc", "<right><right>", "ab|c", x: 12),
    EditingCase("right at the end stays", "ab", "<end><right>", "ab|", x: 12),
    EditingCase("left", "abc", "<end><left>", "ab|c", x: 12),
    EditingCase("left at the start stays", "ab", "<left>", "|ab", x: 0),
    EditingCase("End", "abc", "<end>", "abc|", x: 18),
    EditingCase("End twice", "abc", "<end><end>", "abc|", x: 18),
    EditingCase("Home", "abc", "<end><home>", "|abc", x: 0),
    EditingCase("Control and End", "abc def", "<C-end>", "abc def|", x: 42),
    EditingCase("Control and Home", "abc def", "<end><C-home>", "|abc def", x: 0),
    EditingCase("up in the first line goes to the start", "abc", "<end><up>", "|abc", x: 0),
    EditingCase("down in the last line goes to the end", "abc", "<down>", "abc|", x: 18),
    EditingCase(
      "left leaves a selection at its left", "abcd", "<right><S-right><S-right><left>", "a|bcd",
      x: 6),
    EditingCase(
      "right leaves a selection at its right", "abcd", "<right><S-right><S-right><right>", "abc|d",
      x: 18),
    EditingCase(
      "left leaves one made backwards at its left", "abcd", "<end><S-left><S-left><left>", "ab|cd",
      x: 12),
    EditingCase(
      "right leaves one made backwards at its right", "abcd", "<end><S-left><S-left><right>",
      "abcd|", x: 24),
    EditingCase("Home drops a selection", "abcd", "<right><S-right><home>", "|abcd", x: 0),
    EditingCase("End drops a selection", "abcd", "<S-right><end>", "abcd|", x: 24),
    EditingCase(
      "Alt with an arrow means nothing to a text", "abc", "<right><A-right>", "a|bc", x: 6),
    EditingCase(
      "down to the same column", "abc\ndef", "<right><down>", "abc\nd|ef", x: 6, line: 1,
      in: .editor),
    EditingCase(
      "down to a shorter line", "abcdef\nab", "<end><down>", "abcdef\nab|", x: 12, line: 1,
      in: .editor),
    EditingCase(
      "the column is kept over a shorter line", "abcdef\nab\nabcdef", "<end><down><down>",
      "abcdef\nab\nabcdef|", x: 36, line: 2, in: .editor),
    EditingCase(
      "up to the same column", "abc\ndef", "<C-end><left><up>", "ab|c\ndef", x: 12, in: .editor),
    EditingCase(
      "Control and down goes to the end of the paragraph", "ab\ncd", "<C-down>", "ab|\ncd", x: 12,
      in: .editor),
    EditingCase(
      "right at the end of a line goes to the next", "ab\ncd", "<end><right>", "ab\n|cd", x: 0,
      line: 1, in: .editor),
    EditingCase(
      "left at the start of a line goes to the one before", "ab\ncd", "<down><left>", "ab|\ncd",
      x: 12, in: .editor),
  ]

  static let words: [EditingCase] = [
    EditingCase("a word to the right", "one two three", "<C-right>", "one| two three", x: 18),
    EditingCase(
      "two words to the right", "one two three", "<C-right><C-right>", "one two| three", x: 42),
    EditingCase("a word to the left", "one two three", "<end><C-left>", "one two |three", x: 48),
    EditingCase(
      "three words to the left", "one two three", "<end><C-left><C-left><C-left>", "|one two three",
      x: 0),
    EditingCase(
      "a word to the left from inside of it", "hello world", "<end><left><left><C-left>",
      "hello |world", x: 36),
    EditingCase(
      "a word to the right from inside of it", "hello world", "<right><C-right>", "hello| world",
      x: 30),
    EditingCase("over several spaces to the right", "a   b", "<right><C-right>", "a   b|", x: 30),
    EditingCase(
      "over several spaces to the left", "a   b", "<end><left><left><C-left>", "|a   b", x: 0),
    EditingCase(
      "an apostrophe belongs to its word", "don't stop", "<C-right>", "don't| stop", x: 30),
    EditingCase("underscores belong to words", "snake_case x", "<C-right>", "snake_case| x", x: 60),
    EditingCase("a number with a point is a word", "3.14 x", "<C-right>", "3.14| x", x: 24),
    EditingCase("a hyphen parts words", "well-known", "<C-right>", "well|-known", x: 24),
    EditingCase("words with umlauts", "schöne Grüße", "<C-right>", "schöne| Grüße", x: 36),
    EditingCase("Cyrillic words", "добрый день", "<end><C-left>", "добрый |день", x: 42),
    EditingCase("deleting a word backwards", "one two", "<end><C-bs>", "one |", x: 24),
    EditingCase(
      "deleting two words backwards", "one two three", "<end><C-bs><C-bs>", "one |", x: 24),
    EditingCase("deleting the start of a word", "one two", "<end><left><C-bs>", "one |o", x: 24),
    EditingCase("deleting a word forwards", "one two", "<C-del>", "| two", x: 0),
    EditingCase("deleting the end of a word", "one two", "<right><C-del>", "o| two", x: 6),
    EditingCase(
      "deleting a word backwards at the start does nothing", "one", "<C-bs>", "|one", x: 0),
    EditingCase(
      "deleting a word forwards at the end does nothing", "one", "<end><C-del>", "one|", x: 18),
    EditingCase("deleting to the start of the line", "one two", "<C-right><C-S-bs>", "| two", x: 0),
    EditingCase("deleting to the end of the line", "one two", "<C-right><C-S-del>", "one|", x: 18),
    EditingCase("selecting a word to the right", "one two", "<C-S-right>", "^one| two", x: 18),
    EditingCase(
      "selecting two words to the right", "one two", "<C-S-right><C-S-right>", "^one two|", x: 42),
    EditingCase("selecting a word to the left", "one two", "<end><C-S-left>", "one |two^", x: 24),
    EditingCase(
      "a selected word is deleted by word keys too", "one two", "<end><C-S-left><C-bs>", "one |",
      x: 24),
  ]

  static let selecting: [EditingCase] = [
    EditingCase("selecting to the right", "abc", "<S-right>", "^a|bc", x: 6),
    EditingCase("selecting to the left", "abc", "<end><S-left>", "ab|c^", x: 12),
    EditingCase("selecting and going back", "abc", "<S-right><S-right><S-left>", "^a|bc", x: 6),
    EditingCase("selecting nothing in the end", "abc", "<S-right><S-left>", "|abc", x: 0),
    EditingCase(
      "selecting across the anchor", "abcd", "<right><right><S-right><S-left><S-left>", "a|b^cd",
      x: 6),
    EditingCase("selecting to the start", "abc", "<end><S-home>", "|abc^", x: 0),
    EditingCase("selecting to the end", "abc", "<S-end>", "^abc|", x: 18),
    EditingCase("selecting to the start of all", "abc", "<end><C-S-home>", "|abc^", x: 0),
    EditingCase("selecting to the end of all", "abc", "<C-S-end>", "^abc|", x: 18),
    EditingCase("selecting everything", "abc", "<C-a>", "^abc|", x: 18),
    EditingCase("selecting everything of nothing", "", "<C-a>", "|", x: 0),
    EditingCase("everything, less a letter", "abc", "<C-a><S-left>", "^ab|c", x: 12),
    EditingCase("everything, then left", "abc", "<end><C-a><left>", "|abc", x: 0),
    EditingCase("everything, then right", "abc", "<C-a><right>", "abc|", x: 18),
    EditingCase("selecting up from the first line", "abc", "<end><S-up>", "|abc^", x: 0),
    EditingCase("selecting down from the last line", "abc", "<S-down>", "^abc|", x: 18),
    EditingCase(
      "selecting a line down", "abc\ndef", "<right><S-down>", "a^bc\nd|ef", x: 6, line: 1,
      in: .editor),
    EditingCase(
      "selecting over a line's end", "ab\ncd", "<end><S-right>", "ab^\n|cd", x: 0, line: 1,
      in: .editor),
    EditingCase(
      "selecting a paragraph down", "ab\ncd", "<C-S-down>", "^ab|\ncd", x: 12, in: .editor),
  ]

  static let clipboards: [EditingCase] = [
    EditingCase("copying leaves the text", "abc", "<S-right><C-c>", "^a|bc", x: 6, clipboard: "a"),
    EditingCase(
      "copying with Control and Insert", "abc", "<S-end><C-ins>", "^abc|", x: 18, clipboard: "abc"),
    EditingCase("cutting", "abc", "<S-right><C-x>", "|bc", x: 0, clipboard: "a"),
    EditingCase(
      "cutting with Shift and Delete", "abc", "<end><S-left><S-del>", "ab|", x: 12, clipboard: "c"),
    EditingCase("cutting everything", "one two", "<C-a><C-x>", "|", x: 0, clipboard: "one two"),
    EditingCase("pasting", "ac", "<right><clip:b><C-v>", "ab|c", x: 12),
    EditingCase("pasting with Shift and Insert", "ac", "<right><clip:b><S-ins>", "ab|c", x: 12),
    EditingCase("pasting replaces the selection", "abc", "<C-a><clip:new><C-v>", "new|", x: 18),
    EditingCase("pasting twice", "", "<clip:ab><C-v><C-v>", "abab|", x: 24),
    EditingCase(
      "cutting and pasting elsewhere", "one two", "<C-S-right><C-x><end><C-v>", " twoone|", x: 42,
      clipboard: "one"),
    EditingCase(
      "copying and pasting doubles", "ab", "<C-a><C-c><end><C-v>", "abab|", x: 24, clipboard: "ab"),
    EditingCase(
      "copying without a selection keeps the clipboard", "abc", "<clip:kept><C-c>", "|abc", x: 0,
      clipboard: "kept"),
    EditingCase(
      "cutting without a selection keeps the clipboard", "abc", "<clip:kept><C-x>", "|abc", x: 0,
      clipboard: "kept"),
    EditingCase("pasting nothing does nothing", "abc", "<C-v>", "|abc", x: 0),
    EditingCase(
      "lines pasted into a field become one", "", "<clip:a\nb><C-v>", "a b|", x: 18, in: .field),
    EditingCase(
      "lines of another system pasted into a field", "", "<clip:a\r\nb><C-v>", "a b|", x: 18,
      in: .field),
    EditingCase(
      "lines pasted into an editor stay lines", "", "<clip:a\nb><C-v>", "a\nb|", x: 6, line: 1,
      in: .editor),
    EditingCase(
      "cutting a line with its end", "a\nb", "<S-down><C-x>", "|b", x: 0, in: .editor,
      clipboard: "a\n"),
  ]

  static let undoing: [EditingCase] = [
    EditingCase("a run of typing is one step", "", "abc<C-z>", "|", x: 0),
    EditingCase("done again", "", "abc<C-z><C-S-z>", "abc|", x: 18),
    EditingCase("done again with Control and Y", "", "abc<C-z><C-y>", "abc|", x: 18),
    EditingCase("undoing nothing does nothing", "abc", "<C-z>", "|abc", x: 0),
    EditingCase("doing nothing again does nothing", "abc", "<C-y>", "|abc", x: 0),
    EditingCase("moving ends a run", "", "ab<left>c<C-z>", "a|b", x: 6),
    EditingCase("two runs are two steps", "", "ab<left>c<C-z><C-z>", "|", x: 0),
    EditingCase("deleting is another step than typing", "", "abc<bs><C-z>", "abc|", x: 18),
    EditingCase("a run of Backspace is one step", "abcd", "<end><bs><bs><C-z>", "abcd|", x: 24),
    EditingCase(
      "what was selected is selected again", "abc", "<right><S-right><bs><C-z>", "a^b|c", x: 12),
    EditingCase("cutting taken back", "abc", "<S-right><C-x><C-z>", "^a|bc", x: 6),
    EditingCase("pasting taken back", "ab", "<right><clip:xy><C-v><C-z>", "a|b", x: 6),
    EditingCase("pasting and typing are two steps", "", "<clip:xy><C-v>z<C-z>", "xy|", x: 12),
    EditingCase("a replaced selection comes back", "abc", "<C-a>x<C-z>", "^abc|", x: 18),
    EditingCase("typing after undo forgets what was undone", "", "ab<C-z>c<C-y>", "c|", x: 6),
    EditingCase("a deleted word comes back", "one two", "<end><C-bs><C-z>", "one two|", x: 42),
    EditingCase("undone and done again twice", "", "ab<left>c<C-z><C-z><C-y><C-y>", "ac|b", x: 12),
    EditingCase("a broken line comes back", "ab", "<right>\n<C-z>", "a|b", x: 6, in: .editor),
  ]

  /// Clicks in the middle of a character go to the nearer side.
  static let pointing: [EditingCase] = [
    EditingCase(
      "a click puts the caret between two letters", "abcdef", "<click:19>", "abc|def", x: 18),
    EditingCase("a click on the left half of a letter", "abcdef", "<click:14>", "ab|cdef", x: 12),
    EditingCase("a click on the right half of a letter", "abcdef", "<click:16>", "abc|def", x: 18),
    EditingCase("a click behind the text", "abc", "<click:200>", "abc|", x: 18),
    EditingCase(
      "a double click takes a word", "one two three", "<double:30>", "one ^two| three", x: 42),
    EditingCase(
      "a double click on a space takes the space", "one two", "<double:20>", "one^ |two", x: 24),
    EditingCase(
      "a double click on the right half of a last letter takes its word", "one two", "<double:17>",
      "^one| two", x: 18),
    EditingCase(
      "a double click on the left half of a first letter takes its word", "one two", "<double:25>",
      "one ^two|", x: 42),
    EditingCase(
      "a double click behind the text takes the last word", "one two", "<double:90>", "one ^two|",
      x: 42),
    EditingCase("a triple click takes the paragraph", "one two", "<triple:8>", "^one two|", x: 42),
    EditingCase(
      "a click with Shift selects up to there", "abcdef", "<click:6><shift:24>", "a^bcd|ef", x: 24),
    EditingCase(
      "a click with Shift selects backwards", "abcdef", "<click:24><shift:6>", "a|bcd^ef", x: 6),
    EditingCase("a drag selects", "abcdef", "<drag:6,24>", "a^bcd|ef", x: 24),
    EditingCase("a drag selects backwards", "abcdef", "<drag:24,6>", "a|bcd^ef", x: 6),
    EditingCase("typing replaces what a drag selected", "abcdef", "<drag:6,24>x", "ax|ef", x: 12),
    EditingCase(
      "selected text is dragged behind", "abcdef", "<drag:6,18><drag:9,36>", "adef^bc|", x: 36),
    EditingCase(
      "selected text is dragged before", "abcdef", "<drag:24,36><drag:27,6>", "a^ef|bcd", x: 18),
    EditingCase(
      "selected text is copied by a drag with Control", "abcdef", "<drag:6,18><copydrag:9,36>",
      "abcdef^bc|", x: 48),
    EditingCase(
      "selected text dragged onto itself stays", "abcdef", "<drag:6,24><drag:9,17>", "abc|def",
      x: 18),
    EditingCase(
      "a click on selected text drops the selection", "abcdef", "<drag:6,24><click:13>", "ab|cdef",
      x: 12),
    EditingCase(
      "a dragged word taken back", "abcdef", "<drag:6,18><drag:9,36><C-z>", "a^bc|def", x: 18),
    EditingCase(
      "the middle button pastes what is selected", "abc", "<primary:xy><middle:6>", "axy|bc", x: 18),
    EditingCase(
      "the middle button pastes what was selected here", "abc", "<drag:0,12><middle:18>", "abcab|",
      x: 30),
    EditingCase(
      "a click in the second line", "abc\ndef", "<click:7,1>", "abc\nd|ef", x: 6, line: 1,
      in: .editor),
    EditingCase(
      "a triple click takes one of two paragraphs", "abc\ndef", "<triple:7,1>", "abc\n^def|", x: 18,
      line: 1, in: .editor),
  ]
}
