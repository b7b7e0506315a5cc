import LaminaPatterns
import Testing

@Suite("Matching patterns")
struct MatchingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let pattern: String
    let matching: [String]
    let other: [String]
    var testDescription: String { pattern }

    init(_ pattern: String, _ matching: [String], not other: [String] = []) {
      (self.pattern, self.matching, self.other) = (pattern, matching, other)
    }
  }

  static let cases: [Case] = [
    Case("b", ["abc", "b"], not: ["", "ac"]),
    Case("^abc$", ["abc"], not: ["abc\n", "xabc", "ab"]),
    Case("", ["", "x"]),
    Case("^a*$", ["", "aaa"], not: ["ab"]),
    Case("^(?:ab|a)(?:bc|c)$", ["abbc", "abc", "ac"], not: ["ab"]),
    Case("^a{2,3}$", ["aa", "aaa"], not: ["a", "aaaa"]),
    Case("^a{2}$", ["aa"], not: ["a", "aaa"]),
    Case("^a{2,}$", ["aa", "aaaaa"], not: ["a"]),
    Case("^(ab){2,3}$", ["abab", "ababab"], not: ["ab", "abababab"]),
    Case("^a{,2}$", ["a{,2}"], not: ["aa"]),
    Case("a{", ["a{"], not: ["a"]),
    Case("^a??b$", ["b", "ab"], not: ["aab"]),
    Case("^a+?$", ["a", "aa"], not: [""]),
    Case("^.{1,3}?c$", ["ac", "abcc"], not: ["c", "abcdc"]),
    Case("^.$", ["a", "é", "🐲"], not: ["\n", "", "ab", "\u{2028}"]),
    Case("^[^]$", ["\n", "a"], not: [""]),
    Case("[]", [], not: ["", "a"]),
    Case("^[a-c]+$", ["abc"], not: ["abd"]),
    Case("^[^a-c]$", ["d", "é"], not: ["a"]),
    Case("^[a\\-z]$", ["-", "a", "z"], not: ["b"]),
    Case("^[-a]$", ["-", "a"], not: ["b"]),
    Case("^[\\w-.]$", ["-", ".", "x"], not: ["/"]),
    Case("^[\\]]$", ["]"], not: ["["]),
    Case("^[\\b]$", ["\u{8}"], not: ["b"]),
    Case("^[\\D]$", ["x", "é"], not: ["1"]),
    Case("^[^\\W_]+$", ["aZ9"], not: ["_", "é"]),
    Case("^\\d\\D\\w\\W\\s\\S$", ["1ab- x"], not: ["11b- x"]),
    Case("\\bfoo\\b", ["a foo b", "foo"], not: ["food", "xfoo"]),
    Case("^\\Bx", [], not: ["x"]),
    Case("^\\cJ$", ["\n"]),
    Case("^\\x41\\u0042\\u{43}$", ["ABC"]),
    Case("^\\ud83d\\udc32$", ["🐲"]),
    Case("^\\0$", ["\0"]),
    Case("^\\/\\.\\-$", ["/.-"]),
    Case("^(\\w)\\1$", ["aa"], not: ["ab"]),
    Case("^(?<x>\\w)\\k<x>$", ["aa"], not: ["ab"]),
    Case("^\\1(a)$", ["a"]),
    Case("^(?:(a)|b)*\\1$", ["ab", "b", "aaa"], not: ["abx"]),
    Case("^(a*)*\\1$", ["", "aa"]),
    Case("^(?=.*\\d)(?=.*[a-z]).{4,}$", ["abc1", "1xyz"], not: ["abcd", "a1"]),
    Case("^(?!ab)a.$", ["ac"], not: ["ab"]),
    Case("(?<=\\$)\\d", ["$5"], not: ["5"]),
    Case("(?<!\\$)\\b\\d", ["5", "€5"], not: ["$5"]),
    Case("^(?=(a+))a*b\\1$", ["aabaa"], not: ["aab"]),
    Case("^\\p{Lu}\\P{L}$", ["É1"], not: ["é1", "ÉA"]),
    Case("^[\\p{Nd}x]+$", ["4২x"], not: ["y"]),
    Case("^[^\\p{L}]$", ["1"], not: ["a"]),
    Case("^(a|b|)+$", ["", "abba"], not: ["c"]),
    Case("^(?:a|ab)(?:c|bcd)(?:d*)$", ["abcd", "acdd"], not: ["ab"]),
    Case("^(([a-z]+)-?)+$", ["a-b-c"], not: ["a--b"]),
    Case("(?=a)*", ["", "a"]),
    Case("^a(?:$){2}", ["a"], not: ["ab"]),
    Case("^(?:\\b)*a", ["a"]),
  ]

  @Test("A pattern matches what it should and nothing else", arguments: cases)
  func matching(_ fixture: Case) throws {
    let pattern = try TextPattern(fixture.pattern)
    for text in fixture.matching {
      #expect(try pattern.matches(text), "\(fixture.pattern) \(text)")
    }
    for text in fixture.other { #expect(try !pattern.matches(text), "\(fixture.pattern) \(text)") }
  }

  @Test("Without regard to case, letters stand for both")
  func ignoringCase() throws {
    let pattern = try TextPattern("^[a-c]é\\u0391x$", ignoresCase: true)
    #expect(try pattern.matches("BÉαX"))
    #expect(try !pattern.matches("DÉαX"))
    #expect(try !TextPattern("^[^a]$", ignoresCase: true).matches("A"))
    #expect(try TextPattern("^(a)\\1$", ignoresCase: true).matches("aA"))
  }

  @Test("The first match has a place, greedy or not")
  func places() throws {
    #expect(try TextPattern("a+").firstMatch(in: "baaab") == 1..<4)
    #expect(try TextPattern("a+?").firstMatch(in: "baaab") == 1..<2)
    #expect(try TextPattern("a{1,2}?b").firstMatch(in: "aaab") == 1..<4)
    #expect(try TextPattern("x|ab|a").firstMatch(in: "ab") == 0..<2)
    #expect(try TextPattern("a|ab").firstMatch(in: "ab") == 0..<1)
    #expect(try TextPattern("z").firstMatch(in: "ab") == nil)
  }

  @Test(
    "What is no pattern is refused at its place",
    arguments: [
      ("(abc", 0), ("^(abc]", 1), ("abc)", 3), ("[abc", 0), ("a**", 2), ("*a", 0), ("a{3,2}", 1),
      ("(?P<name>x)", 0), ("(?i)a", 0), ("\\Z", 0), ("a\\", 1), ("[z-a]", 1), ("\\u12", 0),
      ("\\x1", 0),
      ("\\c1", 0), ("\\2(a)", 0), ("\\k<x>", 0), ("\\p{Foo}", 0), ("\\p", 0), ("^*", 1),
      ("é{1}{2}", 5),
      ("\\01", 0), ("(a)(?<=\\1)", 7), ("{2}", 0), ("(?<x)", 3), ("\\u{110000}", 0),
    ] as [(String, Int)])
  func refused(_ text: String, _ offset: Int) {
    #expect {
      try TextPattern(text)
    } throws: { error in
      guard let error = error as? PatternError else { return false }
      return error.kind == .syntax && error.offset == offset && error.message.hasSuffix(".")
    }
  }
}
