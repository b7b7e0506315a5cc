package import Foundation

/// A feed: who writes, and what was written, in the order of the file.
package struct Feed: Hashable, Sendable {
  package var title: String
  package var subtitle: String
  package var updated: Date?
  package var entries: [Entry]

  package init(title: String, subtitle: String = "", updated: Date? = nil, entries: [Entry] = []) {
    self.title = title
    self.subtitle = subtitle
    self.updated = updated
    self.entries = entries
  }
}

/// One article of a feed with what a list of articles shows of it.
package struct Entry: Hashable, Sendable, Identifiable {
  /// The feed's own id, made unique within the feed.
  package var id: String
  package var title: String
  /// When it was published, or else last changed.
  package var date: Date?
  /// Plain text on one line.
  package var summary: String
  package var link: URL?
  package var article: Article

  package init(
    id: String, title: String, date: Date? = nil, summary: String = "", link: URL? = nil,
    article: Article = Article()
  ) {
    self.id = id
    self.title = title
    self.date = date
    self.summary = summary
    self.link = link
    self.article = article
  }
}
