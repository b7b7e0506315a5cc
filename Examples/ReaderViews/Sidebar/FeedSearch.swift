import ReaderFeed

/// The feed's index, made when something is searched for the first time.
///
/// A class, because what was made is kept from one query to the next: 3 ms for the feed that Reader is tried
/// with, and a tenth of one for each key after that.
final class FeedSearch {
  private let feed: Feed
  private lazy var index = FeedIndex(feed)

  init(_ feed: Feed) { self.feed = feed }

  /// The entries to be shown for a query: all without one.
  func rows(for query: SearchQuery) -> [ListedEntry] {
    guard !query.isEmpty else { return feed.entries.map { ListedEntry(entry: $0) } }
    let entries = Dictionary(
      feed.entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return index.results(for: query).compactMap { result in
      entries[result.id].map { ListedEntry(entry: $0, excerpt: result.excerpt) }
    }
  }
}

/// An entry in the list, with the place where something was found in it.
struct ListedEntry: Identifiable, Equatable {
  var entry: Entry
  var excerpt: String?

  var id: Entry.ID { entry.id }
}
