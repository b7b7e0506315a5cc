import LaminaDisplay
import LaminaGeometry
import LaminaTesting
import LaminaText
import LaminaViews
import Observation
import Testing

/// 100,000 rows of several kinds: what they cost does not depend on how many there are.
@Suite struct ManyRowsTests {
  final class Reads { var count = 0 }

  struct Item: Identifiable {
    let number: Int
    let reads: Reads
    var id: Int {
      reads.count += 1
      return number
    }
  }

  @Observable final class Feed {
    var items: [Item]
    init(_ items: [Item]) { self.items = items }
  }

  /// Four kinds of rows, of as many heights and structures.
  private struct Row: View {
    let number: Int
    var body: some View {
      Group {
        switch number % 4 {
        case 0: Text("Row \(number)").font(.title).frame(height: 40)
        case 1:
          HStack {
            Color.red.frame(width: 30, height: 64)
            VStack { Text("Row") }
          }
        case 2: Color.blue.frame(height: 25)
        default:
          VStack(spacing: 0) {
            Color.green.frame(height: 50)
            Color.yellow.frame(height: 51)
          }
        }
      }
      .accessibilityIdentifier("\(number)")
    }
  }

  private func show(
    _ count: Int, _ reads: Reads = Reads(), indicators: ScrollIndicatorVisibility = .automatic
  ) -> (Feed, Harness) {
    let feed = Feed((0..<count).map { Item(number: $0, reads: reads) })
    return (
      feed,
      Harness(size: CGSize(width: 300, height: 600)) {
        List { ForEach(feed.items) { Row(number: $0.number) } }.scrollIndicators(indicators)
      }
    )
  }

  @Test("the first frame evaluates, measures and asks for ids as often for 100 rows as for 100,000")
  func firstFrame() {
    func costs(_ count: Int, _ indicators: ScrollIndicatorVisibility = .automatic) -> [Int] {
      let reads = Reads()
      let (_, harness) = show(count, reads, indicators: indicators)
      return [
        harness.evaluations(of: Row.self), reads.count, harness.prepareStatistics.nodesMeasured,
      ]
    }
    #expect(costs(100, .hidden) == costs(100_000, .hidden))
    // The thumb of 100 rows changes its length as heights become known; a shortest one has no other.
    let costs = [costs(100), costs(100_000)]
    #expect(costs[0].prefix(2) == costs[1].prefix(2))
    #expect(costs[1][2] <= costs[0][2])
    #expect(costs[0][2] <= 200)
    // 600 points show at most 11 rows of 61 on average; 2, 4, 8, then 16 are tried; some are ahead.
    #expect(costs[1][0] <= 20)
    #expect(costs[1][1] < 200)
  }

  @Test("a jump to the end evaluates only what is near")
  func end() {
    let (_, harness) = show(100_000)
    harness.resetCounters()
    harness.press(.end)
    harness.advance(by: 2)
    #expect(harness.exists("99999"))
    // What is passed, at the end, and ahead of both.
    #expect(harness.evaluations(of: Row.self) < 400)
  }

  @Test("adding rows to 100,000 asks for the ids of a few")
  func append() {
    let reads = Reads()
    let (feed, harness) = show(100_000, reads)
    harness.scroll(down: 300_000)
    harness.advance(by: 1)
    reads.count = 0
    feed.items.append(contentsOf: (100_000..<100_050).map { Item(number: $0, reads: reads) })
    harness.settle()
    #expect(reads.count < 3_000)
    reads.count = 0
    feed.items.insert(contentsOf: (100_050..<100_100).map { Item(number: $0, reads: reads) }, at: 0)
    harness.settle()
    #expect(reads.count < 3_000)
  }

  @Test("pictures of rows that were made ahead are decoded ahead, until the row is given up")
  func prefetch() {
    let executor = DeterministicExecutor()
    let harness = Harness(size: CGSize(width: 200, height: 300), executor: executor) {
      ScrollView(showsIndicators: false) {
        LazyVStack(spacing: 0) {
          ForEach(0..<200) {
            Image(file: "/no/such/\($0).png").resizable().frame(height: 100)
          }
        }
      }
    }
    func prefetches() -> Int { executor.started.filter { $0.kind == "prefetch" }.count }
    for _ in 0..<20 {
      harness.advance(by: 1.0 / 60)
      executor.runAll()
    }
    // Seen are three rows; the fourth is drawn ahead, the fifth is within half a screen.
    #expect(prefetches() == 1)
    let removed = executor.removedCount
    harness.scroll(down: 30)
    for _ in 0..<20 {
      harness.advance(by: 1.0 / 60)
      while executor.queuedCount > 0, executor.started.last?.kind != "prefetch" { executor.step() }
    }
    harness.scroll(down: 9_000)
    harness.advance(by: 1)
    #expect(executor.removedCount > removed)
  }
}
