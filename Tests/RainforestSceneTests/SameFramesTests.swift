import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import LaminaRaster
import LaminaTesting
import LaminaViews
import Observation
import RainforestScene
import Testing

/// The list, drawn at once and drawn ahead by workers.
struct SameFramesTests {
  @Test(
    "Ten frames after idle are the same pixels by both policies", arguments: CardVariant.allCases)
  func sameFrames(variant: CardVariant) throws {
    let cards = try SmallFeed.cards()
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

  /// Goes to ten cards and lets everything settle before each picture.
  ///
  /// The scroll view's thumb is left out: its length follows from the heights that are known, and
  /// workers measure ahead.
  private func captures(
    _ cards: [ForestCard], _ variant: CardVariant, _ policy: DisplayPolicy
  ) -> [Bitmap] {
    let executor = DeterministicExecutor()
    let place = Place()
    let size = CGSize(width: 400, height: 800)
    let harness = Harness(size: size, scale: 0.25, executor: executor) {
      Feed(cards: cards, variant: variant, place: place).displayPolicy(policy)
    }
    return (0..<10).map { number in
      place.card = number + 1
      harness.advance(by: 0.1)
      executor.runAll()
      harness.advance(by: 0.5)
      return cut(harness.picture(), toWidth: 97)
    }
  }

  private func cut(_ picture: Bitmap, toWidth width: Int) -> Bitmap {
    let size = PixelSize(width: width, height: picture.size.height)
    let buffer = PixelBuffer(size: size, format: .rgb24)
    buffer.withUnsafeMutableBytes { bytes in
      for y in 0..<size.height {
        for x in 0..<width {
          let offset = (y * width + x) * 4
          bytes.storeBytes(of: picture.pixel(x: x, y: y), toByteOffset: offset, as: UInt32.self)
        }
      }
    }
    return Bitmap(buffer)
  }
}

/// Where the test wants the list to be.
@Observable private final class Place {
  var card: Int?
}

private struct Feed: View {
  let cards: [ForestCard]
  let variant: CardVariant
  let place: Place

  var body: some View { CardList(cards: cards, variant: variant, target: place.card) }
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
