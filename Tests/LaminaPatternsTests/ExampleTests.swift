import LaminaPatterns
import SeededRandom
import Testing

@Suite("Texts for patterns")
struct ExampleTests {
  @Test(
    "A text is made that matches, the same for the same seed",
    arguments: [
      "^[A-Za-z0-9]+$", "^\\d{4}-\\d{2}-\\d{2}$", "^(?=.*\\d)(?=.*[a-z]).{8,}$", "(foo|bar)+",
      "^(\\w+) \\1$",
      "^\\p{Lu}$", "^[^a-z]{3}$", "^[一-龥]{2,5}$", "^#[0-9a-f]{6}$", "", "^\\S+@\\S+\\.[a-z]{2,}$",
    ])
  func example(_ text: String) throws {
    let pattern = try TextPattern(text)
    for seed in 0..<20 {
      var (first, second) = (SeededNumbers(seed: UInt64(seed)), SeededNumbers(seed: UInt64(seed)))
      let example = try pattern.example(using: &first)
      #expect(try pattern.matches(example))
      #expect(try pattern.example(using: &second) == example)
    }
  }

  @Test("Lengths are kept where the pattern lets them")
  func lengths() throws {
    var numbers = SeededNumbers(seed: 1)
    let example = try TextPattern("^[a-z]+$").example(length: 40...45, using: &numbers)
    #expect((40...45).contains(example.count))
  }

  @Test("Where no text is found, an error says so")
  func none() throws {
    var numbers = SeededNumbers(seed: 1)
    let pattern = try TextPattern("^(?=a)b$")
    #expect { try pattern.example(using: &numbers) } throws: {
      ($0 as? PatternError)?.kind == .noExample
    }
  }
}
