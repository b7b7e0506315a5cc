import DreamsViews
import Lamina
import LaminaTesting
import Testing

@Suite("The window of Dreams")
struct WindowTests {
  @Test("lists the favourite creature and every dream with what it says")
  func rows() {
    let window = DreamsWindow()
    #expect(window.harness.text(of: "favorite")?.contains("Pink unicorn") == true)
    for dream in DreamList.sample.dreams {
      let text = window.harness.text(of: "dream \(dream.id.number)")
      #expect(text?.contains(dream.description) == true)
    }
  }

  @Test("opens the dream that is clicked, and the next by an arrow key")
  func opens() {
    let window = DreamsWindow()
    #expect(window.harness.exists("No dream selected"))
    window.click("dream 2")
    #expect(window.harness.text(of: "description") == "Tea with somebody tall")
    window.harness.press(.downArrow)
    #expect(window.store.session.openedDream?.id == Dream.ID(3))
    window.click("favorite")
    #expect(window.harness.exists("favorite detail"))
  }

  @Test("changes each property of a dream by a click")
  func edits() throws {
    let window = try DreamsWindow(
      after: [.open(.dream(Dream.ID(2)))], size: CGSize(width: 1_000, height: 900))
    window.click("next description")
    window.click("creature owl")
    window.click("more")
    window.click("effect rain")
    window.click("effect magic")
    let dream = try #require(window.store.session.openedDream)
    #expect(dream.description == "The stairs that only go up")
    #expect(dream.creature == .owl && dream.numberOfCreatures == 4 && dream.effects == [.rain])
    for _ in 0..<5 { window.click("undo") }
    #expect(window.store.session.list == .sample)
    #expect(window.harness.text(of: "number") == "3")
  }

  @Test("adds, doubles and deletes dreams")
  func list() throws {
    let window = DreamsWindow(size: CGSize(width: 1_000, height: 1_000))
    window.click("add")
    #expect(window.store.session.list.dreams.count == 6)
    #expect(window.harness.text(of: "dream 6")?.contains("one pink unicorn") == true)
    window.click("double")
    window.click("dream 1")
    #expect(window.store.session.list.dreams.map(\.id.number) == [1, 7, 2, 3, 4, 5, 6])
    window.click("delete")
    #expect(!window.harness.exists("dream 7"))
  }

  @Test("brings a dream in sight that is opened from elsewhere")
  func opensInSight() throws {
    let window = DreamsWindow(size: CGSize(width: 1_000, height: 500))
    window.click("add")
    window.click("add")
    // It glides there.
    window.harness.advance(by: 2)
    let list = try #require(window.harness.frame(of: "list"))
    let row = try #require(window.harness.frame(of: "dream 7"))
    #expect(row.minY >= list.minY && row.maxY <= list.maxY)
  }

  @Test("selects several dreams, of which cancelling leaves nothing")
  func selecting() {
    let window = DreamsWindow()
    window.click("select")
    window.click("dream 1")
    window.click("dream 3")
    window.click("dream 1")
    #expect(window.store.session.state == .selecting([Dream.ID(3)]))
    #expect(window.harness.text(of: "title") == "1 selected")
    window.click("cancel")
    window.click("select")
    #expect(window.store.session.state == .selecting([]))
    window.click("select all")
    window.click("delete selected")
    #expect(window.harness.exists("No dreams yet"))
    window.click("undo")
    #expect(window.store.session.list == .sample)
  }

  @Test("sets the favourite creature, which can be undone")
  func favorite() {
    let window = DreamsWindow()
    window.click("favorite")
    window.click("creature dragon")
    #expect(window.harness.text(of: "favorite")?.contains("Dragon") == true)
    window.click("undo")
    #expect(window.harness.text(of: "favorite")?.contains("Pink unicorn") == true)
  }

  @Test("undoes and does again by keys and by the menu, and names what in it")
  func keys() throws {
    let window = try DreamsWindow(after: [.open(.dream(Dream.ID(1)))])
    window.click("effect snow")
    window.harness.press(.character("z"), modifiers: .command)
    #expect(window.store.session.list == .sample)
    window.harness.press(.character("z"), modifiers: [.command, .shift])
    #expect(window.store.session.openedDream?.effects.contains(.snow) == true)
    window.click("edit")
    #expect(window.harness.text(of: "menu undo")?.contains("Undo Add Snow") == true)
    window.click("menu undo")
    #expect(window.store.session.list == .sample)
    window.harness.press(.character("n"), modifiers: .command)
    window.harness.press(.character("d"), modifiers: .command)
    #expect(window.store.session.list.dreams.count == 7)
    window.harness.press(.delete, modifiers: .command)
    #expect(window.store.session.list.dreams.count == 6)
  }

  @Test("leaves selecting by Escape")
  func escape() {
    let window = DreamsWindow()
    window.click("select")
    window.click("dream 1")
    window.harness.press(.escape)
    window.harness.press(.escape)
    #expect(window.store.session.state == .viewing)
  }

  @Test("fits into a small window")
  func small() throws {
    let window = try DreamsWindow(
      after: [.open(.dream(Dream.ID(4)))], size: CGSize(width: 600, height: 500))
    for name in ["add", "select", "undo", "description", "next description"] {
      let frame = try #require(window.harness.frame(of: name))
      #expect(CGRect(x: 0, y: 0, width: 600, height: 500).contains(frame), "\(name)")
    }
    #expect(window.harness.diagnostics.isEmpty)
  }
}
