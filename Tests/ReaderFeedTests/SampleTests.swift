import Foundation
import ReaderFeed
import Testing

@Suite("The sample feed")
struct SampleTests {
  let feed: Feed

  init() throws {
    let path = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Examples/Reader/Resources/Sample.xml").standardizedFileURL
    feed = try Feed(contentsOf: path.path)
  }

  @Test("reads as it is meant")
  func outline() {
    #expect(feed.title == "Thin Layers" && feed.entries.count == 3)
    #expect(
      Outline.of(Array(feed.entries[0].article.blocks.suffix(4)))
        == """
        p The names are SwiftUI’s. A `@State` that changes evaluates the bodies that read it, and \
        nothing else.
        code swift
        | import Lamina
        |\(" ")
        | struct Counter: View {
        |   @State private var count = 0
        |\(" ")
        |   var body: some View {
        |     Button("Clicked \\(count) times") {
        |       count += 1
        |     }
        |   }
        | }
        > p If it is hard to test, it is hard to use. Call the function, compare the value.
        p More on the [project page](https://example.org/lamina/), or write to [the \
        authors](mailto:reader@example.org).
        """)
    #expect(feed.entries[2].article.text.contains("变成像素。这一段在源文件里分成两行"))
  }

  @Test("has a block of every kind, a picture at hand and a missing one")
  func kinds() {
    let blocks = feed.entries[1].article.blocks
    Invariants.check(blocks)
    #expect(
      Set(blocks.map(Self.kind)) == [
        "heading", "paragraph", "list", "quote", "code", "image", "missing image", "rule", "table",
      ])
  }

  private static func kind(_ block: Block) -> String {
    switch block {
    case .heading: "heading"
    case .paragraph: "paragraph"
    case .list: "list"
    case .quote: "quote"
    case .code: "code"
    case .image(let picture): picture.isMissing ? "missing image" : "image"
    case .rule: "rule"
    case .table: "table"
    }
  }
}
