import Foundation
import Lamina
import LaminaPrinting
import ReaderFeed
import ReaderViews
import Testing

@Suite("Reader's articles on paper", .enabled(if: PDFReader.isThere, PDFReader.absence))
struct ArticleTests {
  /// The blog that the project's data has, or else Reader's own sample.
  private func longest() throws -> Entry {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let blog = root.appending(path: "../shared/data/feed/atom.xml")
    let sample = root.appending(path: "Examples/Reader/Resources/Sample.xml")
    let isThere = FileManager.default.fileExists(atPath: blog.path)
    let feed = try Feed(contentsOf: (isThere ? blog : sample).standardizedFileURL.path)
    return try #require(feed.entries.max { $0.article.text.count < $1.article.text.count })
  }

  @Test func theLongestIsItsText() throws {
    let entry = try longest()
    let document = PrintDocument(title: entry.title, setup: PageSetup(paper: .a4)) {
      PrintedArticle(entry: entry)
    }
    var rest = try PDFReader(document.pdf()).letters()[...]
    for line in entry.article.text.split(separator: "\n").map({ String($0).letters }) {
      guard let place = rest.range(of: line) else {
        Issue.record("«\(line)» is not in «\(rest.prefix(200))»")
        return
      }
      // Between them stand the title, the numbers of lists and their bullets.
      let between = rest[..<place.lowerBound]
      #expect(between.count < 60)
      rest = rest[place.upperBound...]
    }
    #expect(rest.isEmpty, "\(rest.prefix(100))")
  }
}
