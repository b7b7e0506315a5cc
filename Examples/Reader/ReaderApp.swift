import Lamina
import ReaderFeed
import ReaderViews

/// The application: one window with one feed.
@MainActor
struct ReaderApp: App {
  let feed: Feed
  /// The entry that is open at first, from 0.
  let entry: Int

  init(feed: Feed, entry: Int) {
    self.feed = feed
    self.entry = entry
  }

  /// Opens nothing: a feed comes from the command.
  init() { self.init(feed: Feed(title: "Reader"), entry: 0) }

  var body: some Scene {
    WindowGroup(feed.title) { ReaderView(feed: feed, entry: entry) }
      .defaultSize(width: 1_120, height: 780)
  }
}
