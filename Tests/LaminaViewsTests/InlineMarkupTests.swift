import LaminaContents
import LaminaGeometry
import LaminaTesting
import LaminaText
import LaminaViews
import Testing

/// That literals understand Markdown within a line.
@MainActor struct InlineMarkupTests {
  private func looksSame(_ key: LocalizedStringKey, _ text: Text) -> Bool {
    let size = CGSize(width: 320, height: 40)
    return Harness(size: size) { Text(key) }.picture()
      .hasSamePixels(as: Harness(size: size) { text }.picture())
  }

  private func label(_ text: Text) -> String? {
    Harness { text }.semanticTree.children.first?.semantics.label
  }

  private func words(_ words: String) -> Text { Text(verbatim: words) }

  private func link(_ words: String, _ address: String) -> Text {
    var attributed = AttributedString(words)
    attributed.link = URL(string: address)
    return Text(attributed)
  }

  @Test("Emphasis, code and lines through words are set as what they mean")
  func emphasis() {
    #expect(looksSame("Use **Save** now", words("Use ") + words("Save").bold() + words(" now")))
    #expect(
      looksSame(
        "an *old* _story_",
        words("an ") + words("old").italic() + words(" ")
          + words("story").italic()))
    #expect(
      looksSame(
        "***both*** `x * y`",
        words("both").bold().italic() + words(" ")
          + words("x * y").monospaced()))
    #expect(
      looksSame(
        "~~gone~~ and ~gone~",
        words("gone").strikethrough() + words(" and ")
          + words("gone").strikethrough()))
    #expect(
      looksSame(
        "**bold *and italic* here**",
        words("bold ").bold() + words("and italic").bold().italic()
          + words(" here").bold()))
    #expect(!looksSame("Use **Save** now", words("Use Save now")))
  }

  @Test("Links lead where they say, and bare addresses to themselves")
  func links() {
    let address = "https://a.org/a_b_c"
    #expect(
      looksSame(
        "see [here](https://a.org/x \"t\").", words("see ") + link("here", address) + words(".")))
    #expect(
      looksSame("at https://a.org/a_b_c.", words("at ") + link(address, address) + words(".")))
    #expect(looksSame("<https://a.org>", link("https://a.org", address)))
    #expect(looksSame("[*a*](b)", link("a", "b").italic()))
  }

  @Test("A click on a link opens it")
  func clicks() {
    var opened: [String] = []
    let harness = Harness(size: CGSize(width: 200, height: 40)) {
      Text("[manual **2**](https://a.org/\(7))").accessibilityIdentifier("text")
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.append(url.absoluteString)
            return .handled
          })
    }
    let frame = harness.frame(of: "text") ?? .zero
    harness.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(opened == ["https://a.org/7"])
  }

  @Test(
    "What means nothing stays as it is written",
    arguments: [
      "snake_case_name", "2 * 3 * 4", "a ** b", "[no link]", "[open", "**open", "`open", "a < b",
      "5 ~ 6", "c:\\temp", "~~~~", "***", "http://", "_a", "[a](b",
    ])
  func nothing(text: String) {
    #expect(label(Text(LocalizedStringKey(text))) == text)
    #expect(looksSame(LocalizedStringKey(text), words(text)))
  }

  @Test("A backslash takes the meaning away")
  func escapes() {
    #expect(label(Text("\\*\\*a\\*\\* \\[b\\](c)")) == "**a** [b](c)")
  }

  @Test("Strings stay as they are written, and so do strings in keys")
  func strings() {
    let name = "**Ann**"
    #expect(label(Text(name)) == "**Ann**")
    #expect(label(Text(verbatim: "*a*")) == "*a*")
    #expect(label(Text("Dear \(name)")) == "Dear **Ann**")
    #expect(
      looksSame(
        "Dear **\(name)**, \(50)%", words("Dear ") + words(name).bold() + words(", 50%")))
    #expect(
      looksSame(
        "Dear **\(Text("you").italic())**", words("Dear ") + words("you").bold().italic()))
  }

  @Test("Long texts of nothing but delimiters are read in time")
  func long() {
    for text in ["*", "_", "`", "[", "**a", "*a_ ", "`a``", "[a](", "~a~~"] {
      let long = String(repeating: text, count: 1200 / text.count)
      #expect(label(Text(LocalizedStringKey(long)))?.isEmpty == false)
    }
  }
}
