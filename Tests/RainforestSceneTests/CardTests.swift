import LaminaGeometry
import RainforestScene
import Testing

/// The texts of the cards.
struct CardTests {
  private let cards = ForestCard.all(in: PictureFolder(path: "/pictures"))

  @Test("There are two thousand cards, each with a picture file of its own")
  func names() {
    #expect(cards.count == 2_000)
    #expect(Set(cards.map(\.picture)).count == 2_000)
    #expect(cards[7].picture == "/pictures/card-0007")
  }

  @Test("They are the same each time, and differ from each other")
  func seeded() {
    #expect(ForestCard.all(in: PictureFolder(path: "/pictures")) == cards)
    #expect(Set(cards.map(\.body)).count > 1_990)
  }

  @Test("A body has 8 to 40 English words and 4 to 30 Chinese characters")
  func lengths() {
    for card in cards {
      let words = card.body.split(separator: " ").filter { $0.first?.isASCII ?? false }
      #expect((8...40).contains(words.count))
      let characters = card.body.unicodeScalars.filter { (0x4E00...0x9FFF).contains($0.value) }
      #expect((4...30).contains(characters.count))
    }
  }
}
