import Lamina
import LaminaTesting
import Testing

/// Bars with more items than there is room for.
@MainActor @Suite("Toolbars in narrow windows")
struct NarrowToolbarTests {
  private static let title = "A Letter to the Editor of the Paper"

  private struct Crowded: View {
    @State private var last = "nothing"
    @State private var isBold = false
    var body: some View {
      NavigationStack {
        NavigationLink("go") { screen }.navigationTitle("Letters")
      }
    }
    private var screen: some View {
      Text("did \(last)").navigationTitle(NarrowToolbarTests.title)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Settings") { last = "settings" } }
          ToolbarItem(placement: .topBarLeading) { Button("Accounts") { last = "accounts" } }
          ToolbarItem(placement: .primaryAction) { Button("Share") { last = "share" } }
          ToolbarItem(placement: .secondaryAction) { Button("Print") { last = "print" } }
          ToolbarItem {
            Menu("Sort") {
              Button("By name") { last = "name" }
              Button("By date") { last = "date" }
            }
          }
          ToolbarItem { Toggle("Bold", isOn: $isBold) }
          ToolbarItem(placement: .confirmationAction) { Button("Done") { last = "done" } }
        }
    }
  }

  private static let all = ["Settings", "Accounts", "Share", "Print", "Sort", "Bold", "Done"]

  private func open(_ width: CGFloat) -> Harness {
    let harness = Harness(size: CGSize(width: width, height: 500)) { Crowded() }
    harness.tap("go")
    harness.advance(by: 1)
    return harness
  }

  private func barFrames(_ harness: Harness) -> [CGRect] {
    (["Back"] + Self.all + ["More"]).compactMap { name in harness.frame(of: name) }
      .filter { $0.maxY < 50 }.sorted { $0.minX < $1.minX }
  }

  @Test(
    "Items never lie over each other or beyond the window, the way back and what confirms stay",
    arguments: [240, 320, 390, 500, 700, 1100])
  func apart(width: CGFloat) throws {
    let harness = open(width)
    let frames = barFrames(harness)
    for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX <= right.minX + 0.5) }
    #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= width })
    let (back, done) = (harness.frame(of: "Back"), harness.frame(of: "Done"))
    #expect(try #require(back).width > 20)
    #expect(try #require(done).maxX > width - 70)
  }

  @Test("The title keeps room to be read by", arguments: [320, 390, 700])
  func title(width: CGFloat) throws {
    let harness = open(width)
    let title = try #require(harness.frame(of: Self.title))
    #expect(title.width >= 70)
    for frame in barFrames(harness) { #expect(!frame.insetBy(dx: 1, dy: 0).intersects(title)) }
  }

  @Test("Items at the leading side go into the menu, too, and what is there can be chosen")
  func leading() {
    let harness = open(320)
    for name in ["Settings", "Accounts", "Share", "Print", "Sort", "Bold"] {
      #expect(!harness.exists(name))
    }
    harness.tap("More")
    for (name, word) in [("Settings", "settings"), ("Print", "print"), ("By date", "date")] {
      if name == "By date" { harness.hover("Sort") }
      harness.tap(name)
      #expect(harness.exists("did \(word)"))
      harness.tap("More")
    }
  }

  @Test("The menu has its items in the order of the bar, whatever the width was before")
  func order() {
    func names(_ harness: Harness) -> [String] {
      harness.tap("More")
      harness.advance(by: 1)
      let names = harness.elements(role: .menuItem).map(\.text)
      harness.press(.escape)
      return names
    }
    let fresh = open(320)
    let wanted = ["Settings", "Accounts", "Share", "Print", "Sort", "Bold"]
    #expect(names(fresh) == wanted)
    let resized = open(1100)
    for width in [700, 240, 500, 320] as [CGFloat] {
      resized.resize(to: CGSize(width: width, height: 500))
      resized.advance(by: 1)
    }
    #expect(names(resized) == wanted)
  }

  @Test("A menu within the menu is an item that opens it beside, reached by keys")
  func submenu() throws {
    let harness = open(320)
    harness.tap("More")
    harness.advance(by: 1)
    let menu = try #require(harness.elements(role: .menu).first)
    #expect(!menu.all.contains { $0.role == .menuButton })
    let item = try #require(menu.all.first { $0.text == "Sort" })
    #expect(item.role == .menuItem && item.offers(.showMenu))
    harness.press(.end)
    harness.press(.upArrow)
    harness.press(.rightArrow)
    harness.press(.downArrow)
    harness.press(.return)
    harness.advance(by: 1)
    #expect(harness.exists("did date"))
    #expect(harness.elements(role: .menu).isEmpty)
  }

  @Test("Items of the bar at the bottom keep their lines whole; those without room are in a menu")
  func bottom() throws {
    struct Screen: View {
      @State private var last = "nothing"
      var body: some View {
        NavigationStack {
          Text("did \(last)").toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              ForEach(["Archive", "Delete", "Reply", "Forward", "Move", "Flag"], id: \.self) {
                name in
                Button(name) { last = name }
                Spacer()
              }
            }
          }
        }
      }
    }
    let wide = Harness(size: CGSize(width: 700, height: 300)) { Screen() }
    #expect(wide.exists("Flag") && !wide.exists("More"))
    let narrow = Harness(size: CGSize(width: 320, height: 300)) { Screen() }
    narrow.advance(by: 1)
    #expect(try #require(narrow.frame(of: "Archive")).height == wide.frame(of: "Archive")?.height)
    #expect(!narrow.exists("Flag"))
    narrow.tap("More")
    narrow.advance(by: 1)
    let items = narrow.elements(role: .menuItem).map(\.frame)
    for (upper, lower) in zip(items, items.dropFirst()) { #expect(upper.maxY == lower.minY) }
    narrow.tap("Flag")
    #expect(narrow.exists("did Flag"))
  }

  @Test("Each view of a group is an item by itself")
  func group() throws {
    let harness = Harness(size: CGSize(width: 320, height: 300)) {
      NavigationStack {
        Text("text").navigationTitle("Title").toolbar {
          ForEach(0..<6, id: \.self) { number in Button("Act \(number)") {} }
        }
      }
    }
    harness.advance(by: 1)
    #expect(harness.exists("Act 0") && !harness.exists("Act 5") && harness.exists("Title"))
    harness.tap("More")
    #expect(harness.exists("Act 5"))
  }

  @Test("Where what must stay has no room it is cut, and nothing lies over another")
  func tight() throws {
    let harness = Harness(size: CGSize(width: 320, height: 300)) {
      NavigationStack {
        Text("text").navigationTitle("Title").toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Leave all as it was before") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Keep all that was written") {} }
        }
      }
    }
    harness.advance(by: 1)
    let cancel = try #require(harness.frame(of: "Leave all as it was before"))
    let keep = try #require(harness.frame(of: "Keep all that was written"))
    #expect(cancel.minX >= 0 && cancel.maxX <= keep.minX && keep.maxX <= 320)
    #expect(cancel.width > 80 && keep.width > 80)
    #expect(cancel.height < 40)
  }

  @Test("An item that comes later stands where it is written")
  func later() throws {
    struct Screen: View {
      @State private var hasMiddle = false
      var body: some View {
        NavigationStack {
          Button("Change") { hasMiddle.toggle() }.toolbar {
            ToolbarItem { Button("First") {} }
            if hasMiddle { ToolbarItem { Button("Middle") {} } }
            ToolbarItem { Button("Last") {} }
          }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 600, height: 300)) { Screen() }
    for _ in 0..<2 {
      harness.tap("Change")
      harness.advance(by: 1)
      let places = ["First", "Middle", "Last"].compactMap { harness.frame(of: $0)?.minX }
      #expect(places.count == 3 && places == places.sorted())
      harness.tap("Change")
      harness.advance(by: 1)
      #expect(!harness.exists("Middle"))
    }
  }

  @Test("What stands in the place of the title keeps its width, and items go before it")
  func principal() throws {
    struct Screen: View {
      var body: some View {
        NavigationStack {
          Text("page").toolbar {
            ToolbarItem(placement: .principal) { Color.red.frame(width: 150, height: 20) }
            ToolbarItem(placement: .navigation) { Button("Older") {} }
            ToolbarItem { Button("Info") {} }
            ToolbarItem { Button("Tabs") {} }
            ToolbarItem { Button("Share") {} }
          }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 320, height: 300)) { Screen() }
    harness.advance(by: 1)
    let (older, more) = (
      try #require(harness.frame(of: "Older")), try #require(harness.frame(of: "More"))
    )
    #expect(more.maxX <= 320 && more.minX - older.maxX >= 150)
    #expect(!harness.exists("Share"))
    let wide = Harness(size: CGSize(width: 700, height: 300)) { Screen() }
    #expect(wide.exists("Share") && !wide.exists("More"))
  }

  @Test("What an item presents looks as anywhere else: lines wrap, labels have their texts")
  func presented() throws {
    let long = "What is said here at length takes more than one line of so narrow a window."
    let harness = Harness(size: CGSize(width: 320, height: 400)) {
      NavigationStack {
        Text("page").toolbar {
          Color.clear.frame(width: 9, height: 9).popover(isPresented: .constant(true)) {
            VStack {
              Text(long)
              Button {
              } label: {
                Label("Add to it", systemImage: "plus")
              }
            }
            .padding()
          }
        }
      }
    }
    harness.advance(by: 1)
    #expect(try #require(harness.frame(of: long)).height > 30)
    let add = try #require(harness.frame(of: "Add to it"))
    #expect(add.width > 70)
  }

  @Test("What an item in the menu presents is shown, and goes again")
  func presentedFromMenu() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Text("page").navigationTitle("Title").toolbar {
            ForEach(0..<5, id: \.self) { number in Button("Act \(number)") {} }
            Button("Info") { isShown = true }
              .popover(isPresented: $isShown) { Text("about it").padding() }
          }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 320, height: 400)) { Screen() }
    harness.advance(by: 1)
    harness.tap("More")
    harness.tap("Info")
    harness.advance(by: 1)
    let about = try #require(harness.element("about it"))
    #expect(about.visibleFrame == about.frame)
    harness.press(.escape)
    harness.advance(by: 1)
    #expect(!harness.exists("about it"))
  }
}
