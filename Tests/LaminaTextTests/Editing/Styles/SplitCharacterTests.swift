import LaminaGeometry
import LaminaText
import Testing

/// Strings that Foundation has changed between the scalars of a character.
@Suite("Attributed strings changed within characters")
struct SplitCharacterTests {
  @Test("All of a string is read that was changed within a character")
  func words() {
    var string: AttributedString = "👨‍👩‍👧!"
    let scalars = string.unicodeScalars
    string.insert(AttributedString("a"), at: scalars.index(after: string.startIndex))
    #expect(String(scalarsOf: string) == "👨a\u{200D}👩\u{200D}👧!")
    #expect(RichText(string).string == "👨a\u{200D}👩\u{200D}👧!")
  }
}
