import Foundation
import Lamina
import LaminaPrinting
import LaminaRaster
import ReaderFeed
import ReaderViews
import Testing

@Suite("A printed document", .enabled(if: PDFReader.isThere, PDFReader.absence))
struct PrintDocumentTests {
  @Test func textStaysText() throws {
    let document = PrintDocument(title: "Letter", setup: PageSetup(paper: .a4)) {
      Text("Office fluff — “naïve” café, 你好, 🐸").font(.title)
      Text("fading").opacity(0.4)
    }
    let pdf = try PDFReader(document.pdf())
    #expect(try pdf.letters() == "Officefluff—“naïve”café,你好,🐸fading")
    #expect(try pdf.information().contains("Title:           Letter"))
    #expect(try pdf.information().contains("A4"))
  }

  @Test func readersLongestArticleIsItsText() throws {
    let feed = try Feed(contentsOf: "/work/shared/data/feed/atom.xml")
    let entry = try #require(feed.entries.max { $0.article.text.count < $1.article.text.count })
    let start = ContinuousClock.now
    let data = try PrintDocument(title: entry.title) {
      PrintedArticle(entry: entry)
    } footer: {
      Text("\($0.number)")
    }.pdf()
    print("took", ContinuousClock.now - start, data.count)
    let pdf = try PDFReader(data)
    try data.write(to: URL(filePath: "/tmp/article.pdf"))
    print(try pdf.information())
    try pdf.text().write(toFile: "/tmp/article.txt", atomically: true, encoding: .utf8)
    try entry.article.text.write(toFile: "/tmp/article-own.txt", atomically: true, encoding: .utf8)
  }
}
