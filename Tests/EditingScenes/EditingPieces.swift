/// What random editing types and pastes.
package enum EditingPieces {
  /// Scripts of both directions, and all that joins with its neighbours.
  package static let all = [
    "a", "b", "word ", " ", "  ", ".", "Hello, world", "can't", "3.14", "我", "们在北京", "，", "学习中文。",
    "مرحبا", "ع", "العَرَبِيَّة", "שלום", "ם", "12", "👍", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "🇫", "🇷", "e\u{301}", "\u{301}",
    "\u{308}", "\u{200D}", "\u{FE0F}", "1\u{FE0F}\u{20E3}", "👩", "\r\n", "\r", "\n", "\u{2029}",
    "\u{2028}", "\t", "한", "\u{1112}", "\u{1161}", "\u{11AB}", "क", "\u{94D}", "ष", "\u{93F}",
    "\u{200B}",
    "\u{200F}", "ﬁ office", "\u{600}", "𝒳", "\u{AD}",
  ]
}
