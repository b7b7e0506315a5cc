import Foundation
import Lamina
import LaminaTesting
import Testing

/// A value that can be given as JSON and as words.
private nonisolated struct Card: Codable, Transferable {
  struct Secret: Error {}
  var words: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json).suggestedFileName("Card")
    ProxyRepresentation { (card: Card) in
      if card.words == "secret" { throw Secret() }
      return card.words
    }
  }
}

private struct Saving: View {
  @Bindable var outcome: Outcome
  let cards: [Card]
  var types: [UTType] = []
  var isMany = false

  var body: some View {
    if isMany {
      button.fileExporter(
        isPresented: $outcome.isPresented, items: cards, contentTypes: types
      ) {
        outcome.take($0)
      }
    } else {
      button.fileExporter(
        isPresented: $outcome.isPresented, item: cards.first, contentTypes: types
      ) {
        outcome.take($0.map { [$0] })
      } onCancellation: {
        outcome.cancellations += 1
      }
    }
  }

  private var button: some View {
    Button("Save…") { outcome.isPresented = true }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Values that are saved as files.
@MainActor
struct ItemExporterTests {
  private func save(
    _ cards: [Card], as types: [UTType] = [], isMany: Bool = false, named name: String? = nil
  ) async throws -> (PersonFolder, Outcome) {
    let (folder, outcome) = (try PersonFolder(), Outcome())
    let harness = folder.harness {
      Saving(outcome: outcome, cards: cards, types: types, isMany: isMany)
    }
    harness.tap("Save…")
    harness.advance(by: 1)
    if let name {
      harness.press("a", modifiers: .command)
      harness.type(name)
    }
    harness.tap("Save")
    // Bytes are made on other threads: looked for 2,000 times.
    for _ in 0..<2_000 where outcome.count == 0 { await turn(harness) }
    return (folder, outcome)
  }

  private func turn(_ harness: Harness) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(5)) { done.resume() }
    }
    harness.advance(by: 0.05)
  }

  @Test("A value is written as the best of its types, under the name that it suggests")
  func best() async throws {
    let (folder, outcome) = try await save([Card(words: "Milk")])
    #expect(outcome.names == [["Card.json"]])
    #expect(folder.text("Card.json") == #"{"words":"Milk"}"#)
  }

  @Test("The type that is named is written, and the one that a name says")
  func named() async throws {
    let (plain, _) = try await save([Card(words: "Milk")], as: [.plainText])
    #expect(plain.text("Untitled.txt") == "Milk")
    let (chosen, _) = try await save(
      [Card(words: "Milk")], as: [.json, .plainText], named: "list.json")
    #expect(chosen.text("list.json") == #"{"words":"Milk"}"#)
  }

  @Test("Several are written into a folder, or none where one cannot be made")
  func several() async throws {
    let (folder, outcome) = try await save(
      [Card(words: "Milk"), Card(words: "Bread")], as: [.plainText], isMany: true)
    #expect(outcome.names == [["Untitled.txt", "Untitled 2.txt"]])
    #expect(folder.text("Untitled 2.txt") == "Bread")
    let (empty, failed) = try await save(
      [Card(words: "Milk"), Card(words: "secret")], as: [.plainText], isMany: true)
    #expect(failed.errors.first is Card.Secret && !empty.exists("Untitled.txt"))
  }

  @Test("A type that the value cannot be given as is an error; without a value nothing is asked")
  func impossible() async throws {
    let (folder, outcome) = try await save([Card(words: "Milk")], as: [.png], named: "a.png")
    #expect(outcome.errors.first is TransferError && !folder.exists("a.png"))
    let (other, none) = (try PersonFolder(), Outcome())
    let harness = other.harness { Saving(outcome: none, cards: []) }
    harness.tap("Save…")
    harness.advance(by: 1)
    #expect(!harness.exists("Save") && none.count == 0)
  }
}
