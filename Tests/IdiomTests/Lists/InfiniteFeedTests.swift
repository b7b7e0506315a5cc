import Lamina
import LaminaTesting
import Testing

import Observation

@Observable private final class Feed {
  private(set) var posts: [Int] = []
  private(set) var requests = 0

  func loadMore() {
    guard posts.count < 100 else { return }
    requests += 1
    posts += posts.count..<posts.count + 20
  }
}

private struct FeedView: View {
  let feed: Feed

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(feed.posts, id: \.self) { post in
          Text("Post \(post)")
            .frame(height: 50)
            .onAppear { if post == feed.posts.last { feed.loadMore() } }
        }
        if feed.posts.count < 100 { ProgressView() }
      }
    }
    .onAppear { if feed.posts.isEmpty { feed.loadMore() } }
  }
}

@MainActor @Suite("Idioms: a feed that loads more at its end")
struct InfiniteFeedTests {
  @Test("Each page is asked for when the last row comes in sight, once")
  func pages() {
    let feed = Feed()
    let harness = Harness(size: CGSize(width: 300, height: 300)) { FeedView(feed: feed) }
    #expect(feed.requests == 1)
    for _ in 0..<60 {
      harness.scroll(down: 150)
      harness.advance(by: 0.1)
    }
    #expect(feed.requests == 5)
    #expect(harness.exists("Post 99"))
    #expect(harness.elements(role: .progress).isEmpty)
    #expect(harness.diagnostics.isEmpty)
  }
}
