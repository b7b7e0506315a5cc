import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaRaster
import LaminaTesting
import LaminaViews
import RainforestScene
import Testing

/// The list, drawn at once and drawn ahead by workers.
struct SameFramesTests {
  @Test(
    "Ten frames after idle are the same pixels by both policies", arguments: CardVariant.allCases)
  func sameFrames(variant: CardVariant) throws {
    let cards = Array(try SmallFeed.cards().prefix(16))
    let alone = captures(cards, variant, .synchronous)
    let ahead = captures(cards, variant, .asynchronous)
    #expect(alone.count == 10)
    for (one, other) in zip(alone, ahead) {
      #expect(PictureComparison().compare(one, with: other).isMatch)
    }
    // It moved: otherwise one picture would have been compared ten times.
    for (one, next) in zip(alone, alone.dropFirst()) {
      #expect(!PictureComparison().compare(one, with: next).isMatch)
    }
  }

  /// Scrolls as the trace does and lets everything settle before each of ten pictures.
  ///
  /// All cards are seen once before: the thumb's length follows from the heights that are known,
  /// and workers measure ahead.
  private func captures(
    _ cards: [ForestCard], _ variant: CardVariant, _ policy: DisplayPolicy
  ) -> [Bitmap] {
    let executor = DeterministicExecutor()
    let harness = Harness(size: CGSize(width: 400, height: 800), executor: executor) {
      CardList(cards: cards, variant: variant).displayPolicy(policy)
    }
    for step in 0..<20 { scroll(harness, down: step < 10 ? 600 : -600) }
    harness.advance(by: 2)
    return (0..<10).map { number in
      for _ in 0..<7 { scroll(harness, down: number < 6 ? 48 : -40) }
      executor.runAll()
      harness.advance(by: 0.5)
      return harness.picture()
    }
  }

  private func scroll(_ harness: Harness, down distance: CGFloat) {
    harness.scroll(down: distance)
    harness.advance(by: 1.0 / 60)
  }
}

/// Cards whose pictures are small and made once.
enum SmallFeed {
  static func cards() throws -> [ForestCard] { try made.get() }

  private static let made = Result {
    let place = FileManager.default.temporaryDirectory.appending(path: "lamina-small-feed-1")
    var folder = PictureFolder(path: place.path)
    folder.pictureCount = 4
    folder.pictureSize = PixelSize(width: 80, height: 50)
    folder.cardCount = 40
    try folder.make()
    return ForestCard.all(in: folder)
  }
}
