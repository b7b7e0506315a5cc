import Lamina
import LaminaTesting
import LandmarksViews
import Testing

/// The landmarks by pointer, by keys and by addresses.
@MainActor @Suite("Landmarks")
struct LandmarksTests {
  private let model: ModelData

  init() throws { model = try ModelData.bundled() }

  private func shown(width: CGFloat = 1_100, _ page: ContentView.Page = .list) -> Harness {
    Harness(size: CGSize(width: width, height: 720)) {
      ContentView(page: page).environment(model).themed(isDark: false)
    }
  }

  @Test("The data that come with the program are twelve landmarks, three of them featured")
  func data() {
    #expect(model.landmarks.count == 12)
    #expect(Set(model.landmarks.map(\.id)).count == 12)
    #expect(model.landmarks.filter(\.isFavorite).count == 4)
  }

  @Test("A click on a row shows the landmark beside the list, and marks the row")
  func choose() async {
    let harness = shown()
    #expect(harness.exists("Select a Landmark"))
    harness.tap("Oldport Light Oldport")
    await harness.run(for: 2)
    #expect(harness.exists("About Oldport Light"))
    #expect(!harness.exists("Select a Landmark"))
    #expect(harness.exists("Heron Water Middle Vale Favorite"))
  }

  @Test("In a narrow window the landmark takes the list's place, and Back returns")
  func narrow() async {
    let harness = shown(width: 400)
    harness.tap("Oldport Light Oldport")
    await harness.run(for: 2)
    #expect(harness.exists("About Oldport Light"))
    #expect(!harness.exists("Ropewalk Bridge Middle Vale"))
    harness.press(.leftArrow, modifiers: .option)
    await harness.run(for: 2)
    #expect(harness.exists("Ropewalk Bridge Middle Vale"))
    #expect(!harness.exists("About Oldport Light"))
  }

  @Test("The switch leaves the favourites, in a list whose title says so")
  func favourites() async {
    let harness = shown()
    harness.tap("Favorites only")
    await harness.run(for: 2)
    #expect(harness.exists("Favorite Landmarks"))
    #expect(harness.exists("Thunder Steps High Moors Favorite"))
    #expect(!harness.exists("Oldport Light Oldport"))
  }

  @Test("A star that is set beside the list is seen in the list")
  func star() async {
    let harness = shown()
    harness.tap("Oldport Light Oldport")
    await harness.run(for: 2)
    harness.tap("Add to Favorites")
    await harness.run(for: 1)
    #expect(model.landmarks[2].isFavorite)
    #expect(harness.exists("Oldport Light Oldport Favorite"))
    harness.press(.character("f"), modifiers: [.shift, .option])
    await harness.run(for: 1)
    #expect(!model.landmarks[2].isFavorite)
  }

  @Test("The menu of the bar leaves the landmarks of one kind")
  func filter() async {
    let harness = shown()
    harness.tap("Filter")
    await harness.run(for: 1)
    harness.tap("Rivers")
    await harness.run(for: 2)
    #expect(harness.exists("Ropewalk Bridge Middle Vale"))
    #expect(!harness.exists("Heron Water Middle Vale Favorite"))
    #expect(harness.exists("Rivers"))
  }

  @Test("By keys alone: to a landmark in the list, and its star")
  func keys() async {
    let harness = shown()
    for _ in 0..<12 where harness.element("Filter")?.isFocused != true { harness.press(.tab) }
    #expect(harness.element("Filter")?.isFocused == true)
    harness.press(.return)
    await harness.run(for: 1)
    harness.press(.escape)
    await harness.run(for: 1)
    for _ in 0..<12 where !harness.exists("About Heron Water") {
      harness.press(.tab, modifiers: .shift)
      harness.press(.downArrow)
      await harness.run(for: 1)
    }
    #expect(harness.exists("About Heron Water"))
    for _ in 0..<12 where harness.element("Remove from Favorites")?.isFocused != true {
      harness.press(.tab)
    }
    harness.press(.space)
    await harness.run(for: 1)
    #expect(!model.landmarks[0].isFavorite)
  }

  @Test(
    "An address shows its landmark in the list, in front of whatever is seen",
    arguments: [400, 1_100])
  func link(width: CGFloat) async throws {
    let harness = shown(width: width, .featured)
    await harness.run(for: 1)
    let url = try #require(URL(string: "landmarks://landmark/1005"))
    #expect(harness.open(url))
    await harness.run(for: 2)
    #expect(harness.exists("About Needle's Eye"))
  }

  @Test(
    "An address of anything else changes nothing",
    arguments: [
      "landmarks://landmark", "landmarks://landmark/x", "landmarks://hike/1001",
      "market://landmark/1001",
      "landmarks://landmark/1001/2",
    ])
  func strangeLink(text: String) throws {
    #expect(LandmarkLink(try #require(URL(string: text))) == nil)
  }
}
