import LaminaGeometry
import LaminaTesting
import LaminaViews
import ReaderFeed
import ReaderViews
import Testing

@Suite("The sidebar")
struct SidebarTests {
  @Test("lists every entry with its title, day and summary")
  func entries() throws {
    let feed = try Feed(contentsOf: ReaderWindow.sample)
    let window = ReaderWindow.harness(feed)
    for entry in feed.entries {
      let text = window.text(of: "entry \(entry.id)") ?? ""
      #expect(text.contains(entry.title) && text.contains(entry.summary))
      #expect(text.contains("November 2026"))
    }
  }

  @Test("opens the entry that is chosen")
  func selection() throws {
    let feed = try Feed(contentsOf: ReaderWindow.sample)
    let window = ReaderWindow.harness(feed)
    #expect(window.text(of: "article")?.contains("four forms") == true)
    window.tap("entry \(feed.entries[2].id)")
    #expect(window.text(of: "article")?.contains("界面是一个值") == true)
    #expect(window.text(of: "article")?.contains("four forms") == false)
  }

  @Test("of an empty feed leaves the window standing")
  func empty() {
    let window = ReaderWindow.harness(Feed(title: "Empty"))
    #expect(window.exists("No entry selected"))
  }
}
