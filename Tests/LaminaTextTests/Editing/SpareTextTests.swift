import LaminaTesting
import Testing
import SeededRandom

@testable import LaminaText

@Suite("Long texts that others hold")
struct SpareTextTests {
  private static let long = String(repeating: "Some words, 天地 and é.\n", count: 10_000)

  /// What others do: they hold the latest text, and let go of the one before.
  private struct Holder {
    var text: String
  }

  @Test("a key in a long text copies nothing, though others hold it")
  func noCopies() {
    var editing = TextEditing(Self.long)
    var holder = Holder(text: editing.text)
    editing.select(1000..<1000)
    for _ in 0..<3 {
      editing.insert("x", at: 0)
      holder.text = editing.text
    }
    let before = editing.bytesCopied
    for number in 0..<200 {
      switch number % 4 {
      case 0: editing.insert("x", at: 0)
      case 1: editing.paste("天\n", at: 0)
      case 2: editing.replace(400..<404, with: "", at: 0)
      default: editing.undo()
      }
      holder.text = editing.text
    }
    // Each of the two may get more room once.
    #expect(editing.bytesCopied - before < 3 * Self.long.utf8.count)
    #expect(holder.text.utf8.count == editing.text.utf8.count)
  }

  @Test("with copies made before, not even the first keys copy the text")
  func copiesAhead() {
    var editing = TextEditing(Self.long)
    let original = editing.text
    #expect(editing.wantsCopies)
    editing.adoptCopies(TextCopies(of: editing.text))
    #expect(!editing.wantsCopies)
    var holder = Holder(text: editing.text)
    editing.select(1000..<1000)
    for _ in 0..<200 {
      editing.insert("xyz", at: 0)
      holder.text = editing.text
    }
    #expect(editing.bytesCopied == 0)
    #expect(holder.text.utf8.count == original.utf8.count + 600)
    #expect(original == Self.long)
  }

  @Test("copies of what the text was before are let go")
  func lateCopies() {
    var editing = TextEditing(Self.long)
    let copies = TextCopies(of: editing.text)
    editing.select(1000..<1000)
    editing.insert("x", at: 0)
    let text = editing.text
    editing.adoptCopies(copies)
    #expect(editing.text == text)
    editing.insert("y", at: 0)
    editing.undo()
    #expect(editing.text == Self.long)
  }

  @Test("a text that is copied for a key gets room for the next thousand")
  func room() {
    var editing = TextEditing(Self.long)
    var held = [editing.text]
    editing.select(1000..<1000)
    for _ in 0..<1000 {
      editing.insert("x", at: 0)
      held = [Self.long, editing.text]
    }
    #expect(held.count == 2)
    // Once each.
    #expect(editing.bytesCopied < 2 * Self.long.utf8.count + 4096)
  }

  @Test("a text of which nothing stays is taken over without a copy")
  func whole() {
    var editing = TextEditing("", options: TextEditingOptions(isMultiline: true))
    editing.replaceAll(with: Self.long)
    #expect(editing.text == Self.long)
    editing.replaceAll(with: Self.long + "!")
    editing.select(0..<Self.long.utf8.count + 1)
    editing.paste("new", at: 0)
    #expect(editing.text == "new")
    editing.undo()
    #expect(editing.text == Self.long + "!")
  }

  @Test("a key in a long text with a limit copies no more than what is around it")
  func limited() {
    let room = Self.long.count + 20
    var editing = TextEditing(Self.long, options: TextEditingOptions(characterLimit: room))
    var holder = Holder(text: editing.text)
    editing.select(1000..<1000)
    for _ in 0..<3 {
      editing.insert("x", at: 0)
      holder.text = editing.text
    }
    let before = editing.bytesCopied
    for number in 0..<200 {
      if number % 4 == 3 {
        editing.replace(1000..<1002, with: "", at: 0)
      } else {
        editing.insert("x", at: 0)
      }
      holder.text = editing.text
    }
    // Each of the two may get more room once.
    #expect(editing.bytesCopied - before < 3 * Self.long.utf8.count)
    #expect(holder.text.count == room - 2)
  }

  @Test("what a change does to the number of characters is found around it")
  func growth() {
    let parts = ["a", "e\u{301}", "\u{301}", "👩‍👩‍👧‍👦", "\u{200D}", "🇩🇪", "🇨", "\r", "\n", "क्ष", "각", "ᄀ"]
    var numbers = SeededNumbers(seed: 11)
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0..<30, using: &numbers))
        .map { _ in parts.randomElement(using: &numbers) ?? "" }.joined()
      let places = (0..<2).map { _ in
        text.clusterStart(Int.random(in: 0...text.utf8.count, using: &numbers))
      }
      let range = (places.min() ?? 0)..<(places.max() ?? 0)
      let string = (0..<Int.random(in: 0..<4, using: &numbers))
        .map { _ in parts.randomElement(using: &numbers) ?? "" }.joined()
      var after = text
      after.replaceBytes(range, with: string)
      #expect(text.growth(replacing: range, with: string).count == after.count - text.count)
    }
  }

  @Test("what somebody keeps stays as it was")
  func snapshots() {
    var editing = TextEditing(Self.long)
    var kept: [(String, [UInt8])] = []
    for number in 0..<12 {
      let place = number * 97 % 900
      editing.replace(place..<place + number % 3, with: "\(number)", at: 0)
      kept.append((editing.text, Array(editing.text.utf8)))
    }
    for (text, bytes) in kept { #expect(Array(text.utf8) == bytes) }
    #expect(editing.bytesCopied > 10 * Self.long.utf8.count)
  }

  @Test("around the length from which on two texts are kept, both are right")
  func border() {
    var text = String(repeating: "a", count: SpareText.leastBytes - 6)
    var editing = TextEditing(text)
    for number in 0..<60 {
      let grows = number / 12 % 2 == 0
      let range = grows ? number..<number : number..<number + 2
      editing.replace(range, with: grows ? "xy" : "", at: 0)
      text.replaceBytes(range, with: grows ? "xy" : "")
      #expect(editing.text == text)
    }
  }
}
