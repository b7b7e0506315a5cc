import LaminaTesting
import Observation
import Testing

/// Loading more before the end is seen: exactly at the distance, once for each need.
@Suite struct ReachEndTests {
  @Observable final class Feed {
    var count: Int
    @ObservationIgnored var calls = 0
    @ObservationIgnored var grows = true
    init(_ count: Int) { self.count = count }
    func more() {
      calls += 1
      if grows { count += 40 }
    }
  }

  private struct Page: View {
    let feed: Feed
    var leading: CGFloat = 2
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<feed.count, id: \.self) { _ in Color.red.frame(height: 25) }
        }
      }
      .onReachEnd(leading: leading) { feed.more() }
    }
  }

  private let window = CGSize(width: 100, height: 200)

  @Test("it fires with exactly two screenfuls left, not a pixel before, and once")
  func exact() {
    let feed = Feed(100)
    let harness = Harness(size: window) { Page(feed: feed) }
    // 2,500 points of content: at 1,900 two times 200 are left below the visible 200.
    harness.scroll(down: 1_899)
    harness.advance(by: 1)
    #expect(feed.calls == 0)
    feed.grows = false
    harness.scroll(down: 1)
    #expect(feed.calls == 1)
    for step in [50, -300, 300, 250] {
      harness.scroll(down: CGFloat(step))
      harness.advance(by: 1)
    }
    #expect(feed.calls == 1)
  }

  @Test("each time rows were added it fires again, at the new distance")
  func again() {
    let feed = Feed(100)
    let harness = Harness(size: window) { Page(feed: feed) }
    for step in 0..<5 {
      let left =
        CGFloat(feed.count) * 25 - 600 - (step == 0 ? 0 : 1_900 + CGFloat(step - 1) * 1_000)
      harness.scroll(down: left - 1)
      harness.advance(by: 1)
      #expect(feed.calls == step)
      harness.scroll(down: 1)
      harness.advance(by: 1)
      #expect(feed.calls == step + 1 && feed.count == 140 + step * 40)
    }
  }

  @Test("content that is shorter loads at first until there is enough, and empty content too")
  func short() {
    let feed = Feed(0)
    let harness = Harness(size: window) { Page(feed: feed) }
    harness.advance(by: 1)
    // 40 rows are 1,000 points: more than the 600 that are asked for.
    #expect(feed.calls == 1 && feed.count == 40)
    let other = Feed(3)
    let wide = Harness(size: window) { Page(feed: other, leading: 7) }
    wide.advance(by: 1)
    #expect(other.calls == 2 && other.count == 83)
  }

  @Test("frames that scroll evaluate nothing for it")
  func frames() {
    let feed = Feed(100)
    let harness = Harness(size: window) { Page(feed: feed) }
    harness.scroll(down: 1_899)
    harness.advance(by: 1)
    feed.grows = false
    harness.resetCounters()
    harness.scroll(down: 1)
    harness.advance(by: 1)
    #expect(feed.calls == 1)
    #expect(harness.counters.total == 0)
  }

  @Test("content that is not lazy counts by its length, sideways as well")
  func eager() {
    struct Strip: View {
      let feed: Feed
      var body: some View {
        ScrollView(.horizontal) {
          Color.red.frame(width: CGFloat(feed.count), height: 50)
        }
        .onReachEnd(leading: 1) { feed.more() }
      }
    }
    let feed = Feed(1_000)
    let harness = Harness(size: window) { Strip(feed: feed) }
    harness.scroll(by: CGSize(width: 799, height: 0))
    harness.advance(by: 1)
    #expect(feed.calls == 0)
    harness.scroll(by: CGSize(width: 1, height: 0))
    harness.advance(by: 1)
    #expect(feed.calls == 1 && feed.count == 1_040)
  }

  @Test("lists have it too; a jump to the end needs more at once")
  func list() {
    struct Page: View {
      let feed: Feed
      var body: some View {
        List(0..<feed.count, id: \.self) { Text("\($0)") }.onReachEnd { feed.more() }
      }
    }
    let feed = Feed(100)
    let harness = Harness(size: window) { Page(feed: feed) }
    #expect(feed.calls == 0)
    harness.press(.end)
    harness.advance(by: 3)
    #expect(feed.calls >= 1)
  }
}
