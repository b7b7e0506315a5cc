import LaminaGeometry

/// Characters of 10 points each, Korean ones of 9.
nonisolated extension EditingCase {
  static let chinese: [EditingCase] = [
    EditingCase("typing Chinese", "", "你好", "你好|", x: 20),
    EditingCase("typing Chinese in the middle", "中国", "<right>美", "中美|国", x: 20),
    EditingCase("right over a Chinese character", "我们", "<right>", "我|们", x: 10),
    EditingCase("left over a Chinese character", "我们", "<end><left>", "我|们", x: 10),
    EditingCase("Backspace takes a Chinese character", "我们", "<end><bs>", "我|", x: 10),
    EditingCase("Delete takes a Chinese character", "我们", "<del>", "|们", x: 0),
    EditingCase("a Chinese word to the right", "我们在大学学习", "<C-right>", "我们|在大学学习", x: 20),
    EditingCase(
      "two Chinese words to the right", "我们在大学学习", "<C-right><C-right>", "我们在|大学学习", x: 30),
    EditingCase(
      "three Chinese words to the right", "我们在大学学习", "<C-right><C-right><C-right>", "我们在大学|学习",
      x: 50),
    EditingCase("a Chinese word to the left", "我们在大学学习", "<end><C-left>", "我们在大学|学习", x: 50),
    EditingCase(
      "two Chinese words to the left", "我们在大学学习", "<end><C-left><C-left>", "我们在|大学学习", x: 30),
    EditingCase("deleting a Chinese word backwards", "我们在大学学习", "<end><C-bs>", "我们在大学|", x: 50),
    EditingCase("deleting a Chinese word forwards", "我们在大学学习", "<C-del>", "|在大学学习", x: 0),
    EditingCase("selecting a Chinese word", "我们在大学学习", "<C-S-right>", "^我们|在大学学习", x: 20),
    EditingCase(
      "a double click takes a Chinese word", "我们在大学学习", "<double:45>", "我们在^大学|学习", x: 50),
    EditingCase(
      "a double click takes the first Chinese word", "我们在大学学习", "<double:12>", "^我们|在大学学习", x: 20),
    EditingCase(
      "a triple click takes a Chinese paragraph", "我们在大学学习", "<triple:12>", "^我们在大学学习|", x: 70),
    EditingCase(
      "a click on the left half of a Chinese character", "我们在大学学习", "<click:24>", "我们|在大学学习", x: 20),
    EditingCase(
      "a click on the right half of a Chinese character", "我们在大学学习", "<click:26>", "我们在|大学学习", x: 30
    ),
    EditingCase("a drag over Chinese characters", "我们在大学学习", "<drag:10,30>", "我^们在|大学学习", x: 30),
    EditingCase(
      "a Chinese word cut and pasted at the end", "我们在大学学习", "<C-S-right><C-x><end><C-v>",
      "在大学学习我们|", x: 70, clipboard: "我们"),
    EditingCase("Chinese typing taken back", "", "我们<C-z>", "|", x: 0),
    EditingCase("a word of letters before Chinese", "Swift语言", "<C-right>", "Swift|语言", x: 30),
    EditingCase("a full stop is no Chinese word", "你好。世界", "<C-right>", "你好|。世界", x: 20),
    EditingCase("letters and Chinese in a row", "a中b", "<right><right>", "a中|b", x: 16),
    EditingCase("right over Japanese", "ひら", "<right>", "ひ|ら", x: 10),
    EditingCase("right over Korean", "안녕", "<right>", "안|녕", x: 9),
    EditingCase("right over a character beyond the first plane", "𠮷野家", "<right>", "𠮷|野家", x: 10),
    EditingCase(
      "Chinese in the second line", "中国\n美国", "<down><right>", "中国\n美|国", x: 10, line: 1,
      in: .editor),
  ]

  static let composing: [EditingCase] = [
    EditingCase("composed text is not in the text yet", "", "<compose:nihao>", "|", x: 30),
    EditingCase(
      "pinyin becomes Chinese", "", "<compose:ni><compose:nihao><commit:你好>", "你好|", x: 20),
    EditingCase(
      "two words of pinyin", "", "<compose:ni><commit:你><compose:hao><commit:好>", "你好|", x: 20),
    EditingCase(
      "a cancelled composition leaves nothing", "ab", "<end><compose:ni><cancel>", "ab|", x: 12),
    EditingCase("Escape gives a composition up", "ab", "<end><compose:ni><esc>", "ab|", x: 12),
    EditingCase("composing in the middle", "ab", "<right><compose:ni>", "a|b", x: 18),
    EditingCase("committing in the middle", "ab", "<right><compose:ni><commit:你>", "a你|b", x: 16),
    EditingCase(
      "composing in place of the selection", "abc", "<C-a><compose:ni><commit:你>", "你|", x: 10),
    EditingCase(
      "cancelled, the selection is back", "abc", "<C-a><compose:ni><cancel>", "^abc|", x: 18),
    EditingCase(
      "a growing composition takes the caret along", "", "<compose:n><compose:ni><compose:nih>",
      "|", x: 18),
    EditingCase(
      "a shrinking composition takes the caret back", "ab", "<end><compose:ni><bs><compose:n>",
      "ab|", x: 18),
    EditingCase(
      "arrows are the input method's while it composes", "ab", "<end><compose:ni><left><commit:你>",
      "ab你|", x: 22),
    EditingCase("a dead key", "", "<compose:´><commit:é>", "é|", x: 6),
    EditingCase("a dead key, cancelled", "a", "<end><compose:´><cancel>b", "ab|", x: 12),
    EditingCase("a committed word taken back", "a", "<end><compose:ni><commit:你><C-z>", "a|", x: 6),
    EditingCase(
      "a committed word done again", "a", "<end><compose:ni><commit:你><C-z><C-y>", "a你|", x: 16),
    EditingCase("a click ends a composition", "abc", "<end><compose:ni><click:6>", "a|bc", x: 6),
    EditingCase(
      "Korean syllables grow", "", "<compose:ㅎ><compose:하><compose:한><commit:한>", "한|", x: 9),
    EditingCase("a word committed at once", "", "<commit:ok>", "ok|", x: 12),
    EditingCase("an emoji committed at once", "", "<commit:👍🏽>", "👍🏽|", x: 12),
    EditingCase("typing goes on after a composition", "", "<compose:ni><commit:你>x", "你x|", x: 16),
  ]
}
