import LaminaTesting
import enum RainforestScene.CardVariant
import struct RainforestScene.CardList
import struct RainforestScene.ForestCard
import struct RainforestScene.PictureFolder
import Testing

/// The scene and the trace of the benchmark, in virtual time: behind each card its photograph again,
/// blurred.
///
/// `Rainforest.txt` holds every figure. They change whenever ranges, priorities, rows or the scene
/// do: run this suite with `LAMINA_REWRITE_TEXTS=1`, and look at what changed in the file before
/// it is committed. What must hold whatever the figures is said here.
@Suite("The rainforest in the ledger", .serialized)
struct RainforestLedgerTests {
  private static let cards = ForestCard.all(in: PictureFolder(path: "/rainforest"))
  private let reference = ReferenceText("Rainforest", besides: #filePath)

  private func replay(workers: Int = 1, _ policy: DisplayPolicy = .asynchronous) -> LedgerReport {
    Ledger(trace: .rainforest2000, workers: workers, policy: policy)
      .replay { CardList(cards: Self.cards, variant: .blurred) }
  }

  @Test("drawn by workers, no frame is late", arguments: [1, 2, 4])
  func asynchronous(workers: Int) throws {
    let report = replay(workers: workers)
    #expect(report.lateFrames == 0)
    #expect(report.drawnInFrames == 0)
    #expect(report.resultsDropped == 0)
    #expect(report.refreshes == ScrollTrace.rainforest2000.refreshCount)
    try reference.check("\(report)", of: "asynchronous, \(workers) workers")
  }

  @Test("drawn inside frames, every card that comes in sight makes a frame late, or stands longer")
  func synchronous() throws {
    let report = replay(.synchronous)
    #expect(report.blanks == 0)
    #expect(report.jobsStarted == 0)
    // Cards that come in sight together, as the first three do, share a late frame that misses more
    // refreshes; where each comes alone there is a late frame for each.
    let cards = report.picturesMade / 2
    #expect(report.refreshesMissed >= cards)
    #expect(report.lateFrames >= cards - 8)
    try reference.check("\(report)", of: "synchronous")
  }

  @Test("with placeholders nothing is late and nothing is blank")
  func placeholder() throws {
    let report = replay(.placeholder)
    #expect(report.lateFrames == 0)
    #expect(report.blanks == 0)
    #expect(report.placeholders > 0)
    try reference.check("\(report)", of: "placeholder, 1 workers")
  }
}
