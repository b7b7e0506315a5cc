import Lamina
import LaminaTesting
import Testing

/// What is shown where there is nothing, a sentence of SwiftUI's documentation each.
@MainActor @Suite("Documented: content that is unavailable")
struct DocumentedPlaceholderTests {
  @Test("It is an interface of a label and additional content, in the middle of the room")
  func parts() throws {
    var tries = 0
    let harness = documented(width: 400, height: 300) {
      ContentUnavailableView {
        Label("No messages", systemImage: "star")
      } description: {
        Text("Unable to receive new messages")
      } actions: {
        Button("Try again") { tries += 1 }
      }
    }
    let title = try #require(harness.frame(of: "No messages"))
    let text = try #require(harness.frame(of: "Unable to receive new messages"))
    let button = try #require(harness.frame(of: "Try again"))
    #expect(title.maxY <= text.minY && text.maxY <= button.minY)
    for frame in [title, text, button] { #expect(abs(frame.midX - 200) <= 1) }
    harness.press(on: "Try again")
    #expect(tries == 1)
  }

  @Test("In its simplest form it has a title, an image and perhaps a description")
  func simple() {
    let harness = documented {
      VStack {
        ContentUnavailableView("No Mail", systemImage: "star")
        ContentUnavailableView("No Post", systemImage: "star", description: Text("None today"))
      }
    }
    #expect(harness.shown(of: "No Mail", "No Post", "None today").count == 3)
  }

  @Test("For a text of the author's search it says that text")
  func text() {
    let harness = documented { ContentUnavailableView.search(text: "kiwi") }
    #expect(harness.exists("No Results for “kiwi”"))
    #expect(harness.exists("Check the spelling or try a new search."))
  }
}
