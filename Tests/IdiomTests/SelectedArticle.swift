import Foundation
import Lamina
import LaminaTesting
import Testing

/// An article with headings, paragraphs, a block of code and a link.
private struct Article: View {
  @State private var bookmarks = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("Ferns").font(.title).bold()
        Text("They grow in the shade.")
        Text("let fern = Plant()").font(.body.monospaced()).padding(8)
          .background(.quaternary, in: RoundedRectangle(cornerRadius: 6))
        if let url = URL(string: "https://example.com") {
          Link("More about ferns", destination: url)
        }
        Button("Bookmark \(bookmarks)") { bookmarks += 1 }
        Text("The end.")
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .textSelection(.enabled)
  }
}

private struct Message: Identifiable {
  let id: Int
  let author: String
  let text: String
}

private struct Chat: View {
  let messages: [Message]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 4) {
        ForEach(messages) { message in
          HStack(alignment: .firstTextBaseline) {
            Text(message.author).bold()
            Text(message.text)
          }
        }
      }
      .padding()
    }
    .textSelection(.enabled)
  }
}

private struct Facts: View {
  let rows: [(label: String, value: String)]

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 4) {
      ForEach(rows, id: \.label) { row in
        GridRow {
          Text(row.label).foregroundStyle(.secondary)
          Text(row.value)
        }
      }
    }
    .textSelection(.enabled)
  }
}

@MainActor @Suite("Idioms: articles, chats and tables whose texts are selected")
struct SelectedArticle {
  private func start(_ name: String, _ harness: Harness) throws -> CGPoint {
    let frame = try #require(harness.frame(of: name))
    return CGPoint(x: frame.minX, y: frame.midY)
  }

  private func end(_ name: String, _ harness: Harness) throws -> CGPoint {
    let frame = try #require(harness.frame(of: name))
    return CGPoint(x: frame.maxX, y: frame.midY)
  }

  @Test("An article is copied from its heading to its code, and its button still works")
  func article() throws {
    let harness = Harness(size: CGSize(width: 400, height: 400)) { Article() }
    harness.drag(
      from: try start("Ferns", harness), to: try end("let fern = Plant()", harness))
    harness.press("c", modifiers: .command)
    let copied = try #require(harness.clipboard.string)
    #expect(
      copied.split(separator: "\n") == ["Ferns", "They grow in the shade.", "let fern = Plant()"])
    harness.tap("Bookmark 0")
    #expect(harness.exists("Bookmark 1"))
    harness.tap(at: try start("The end.", harness))
    harness.press("a", modifiers: .command)
    harness.press("c", modifiers: .command)
    #expect(harness.clipboard.string?.contains("Bookmark") == false)
    #expect(harness.clipboard.string?.contains("More about") == false)
  }

  @Test("Messages of a chat are copied with their authors")
  func chat() throws {
    let messages = (0..<40).map { Message(id: $0, author: "Ada", text: "Message \($0)") }
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Chat(messages: messages) }
    harness.drag(from: try start("Message 1", harness), to: try end("Message 3", harness))
    #expect(
      harness.clipboard.primarySelection == "Message 1\nAda\tMessage 2\nAda\tMessage 3")
  }

  @Test("A table is copied with tabs, as spreadsheets take it")
  func table() throws {
    let harness = Harness(size: CGSize(width: 400, height: 200)) {
      Facts(rows: [("Name", "Ada Lovelace"), ("Born", "1815"), ("In", "London")])
    }
    harness.tap(at: try start("Born", harness))
    harness.press("a", modifiers: .command)
    harness.press("c", modifiers: .command)
    #expect(harness.clipboard.string == "Name\tAda Lovelace\nBorn\t1815\nIn\tLondon")
  }
}
