import Foundation
import Lamina
import LaminaTesting
import Testing

/// Searches in bars: suggestions by keys, tokens.
@MainActor @Suite("Searches")
struct SearchTests {
  private struct Tag: Identifiable, Hashable {
    let id: Int
    var name: String { ["red", "green", "blue"][id] }
  }

  private static let fruits = ["apple", "apricot", "banana", "cherry"]

  private struct Fruits: View {
    @State var words = ""
    @State var submitted = 0
    var body: some View {
      NavigationStack {
        Text("words \(words), submitted \(submitted)")
          .searchable(text: $words) {
            ForEach(SearchTests.fruits.filter { words.isEmpty || $0.hasPrefix(words) }, id: \.self)
            {
              Text($0).searchCompletion($0)
            }
          }
          .onSubmit(of: .search) { submitted += 1 }
      }
    }
  }

  @Test("Arrows go through the suggestions, Return takes the one they came to, and it is gone then")
  func arrows() {
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Fruits() }
    harness.tap("Search")
    harness.type("a")
    #expect(harness.exists("apricot") && !harness.exists("cherry"))
    harness.press(.downArrow)
    harness.press(.downArrow)
    #expect(harness.element("apricot")?.semantics.isSelected == true)
    harness.press(.upArrow)
    harness.press(.downArrow)
    harness.press(.return)
    #expect(harness.exists("words apricot, submitted 0"))
    #expect(harness.element("apricot") == nil)
    harness.press(.return)
    #expect(harness.exists("words apricot, submitted 1"))
    harness.press(.delete)
    #expect(harness.exists("apricot"), "typing shows them again")
  }

  @Test("From the first suggestion Up goes back to the words, and Return submits them")
  func backToWords() {
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Fruits() }
    harness.tap("Search")
    harness.press(.upArrow)
    harness.press(.downArrow)
    harness.press(.upArrow)
    harness.press(.return)
    #expect(harness.exists("words , submitted 1"))
  }

  @Test("Suggestions lie above the screen, which keeps its place")
  func above() throws {
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Fruits() }
    let before = try #require(harness.frame(of: "words , submitted 0"))
    harness.tap("Search")
    #expect(harness.frame(of: "words , submitted 0") == before)
    harness.tap("cherry")
    #expect(harness.exists("words cherry, submitted 0"))
  }

  @Test("Suggestions stick out of a low window where the host has room")
  func outside() throws {
    let harness = Harness(size: CGSize(width: 300, height: 100)) { Fruits() }
    harness.screen = CGRect(x: -200, y: -200, width: 1000, height: 800)
    harness.tap("Search")
    let popup = try #require(harness.popups().first)
    #expect(popup.frame.maxY > 150)
    harness.tap("cherry")
    #expect(harness.exists("words cherry, submitted 0"))
    #expect(harness.popups().isEmpty)
  }

  private struct Tagged: View {
    @State var words = ""
    @State var tags: [Tag] = []
    @State var proposals = (0..<3).map(Tag.init)
    var body: some View {
      NavigationStack {
        Text("\(words) \(tags.map(\.name).joined(separator: "+"))")
          .searchable(text: $words, tokens: $tags, suggestedTokens: $proposals) { Text($0.name) }
      }
    }
  }

  @Test(
    "A token is added by its suggestion once, and goes by its cross or by Backspace before the words"
  )
  func tokens() {
    let harness = Harness(size: CGSize(width: 500, height: 400)) { Tagged() }
    harness.tap("Search")
    harness.tap("green")
    #expect(harness.exists(" green"))
    harness.type("x")
    harness.press(.downArrow)
    harness.press(.downArrow)
    harness.press(.downArrow)
    harness.press(.return)
    #expect(harness.exists(" green+blue"))
    harness.type("y")
    harness.press(.delete)
    #expect(harness.exists(" green+blue"), "Backspace takes the words first")
    harness.press(.delete)
    #expect(harness.exists(" green"))
    harness.tap("Remove")
    #expect(harness.exists(" "))
  }
}
