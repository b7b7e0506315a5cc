import Lamina
import LaminaTesting
import LandmarksViews
import Testing

/// The home with its kinds, the profile and the walks.
@MainActor @Suite("Landmarks' home")
struct HomeTests {
  private let model: ModelData

  init() throws { model = try ModelData.bundled() }

  private func shown(width: CGFloat = 1_100, isDark: Bool = false) -> Harness {
    Harness(size: CGSize(width: width, height: 720)) {
      ContentView().environment(model).themed(isDark: isDark)
    }
  }

  @Test("A card leads to its landmark, and Back returns", arguments: [400, 1_100])
  func card(width: CGFloat) async {
    let harness = shown(width: width)
    harness.tap("Quiet Wood")
    await harness.run(for: 2)
    #expect(harness.exists("About Quiet Wood"))
    harness.tap("Back")
    await harness.run(for: 2)
    #expect(!harness.exists("About Quiet Wood"))
    #expect(harness.exists("The Three Aunts"))
  }

  @Test("What is changed in the profile is seen once it is done")
  func edit() async throws {
    let harness = shown()
    harness.tap("User Profile")
    await harness.run(for: 2)
    harness.tap("Edit")
    await harness.run(for: 2)
    try harness.find(.textField, "Username").enter("Ada")
    harness.tap("Enable Notifications")
    harness.tap("Spring")
    harness.tap("Week later")
    harness.tap("Done")
    await harness.run(for: 2)
    #expect(harness.exists("Ada"))
    #expect(harness.exists("Notifications: Off"))
    #expect(harness.exists("Seasonal Photos: 🌷"))
    #expect(harness.exists("Goal Date: 8 January 2027"))
  }

  @Test("What is cancelled changes nothing; Escape ends the sheet")
  func cancel() async throws {
    let harness = shown()
    harness.tap("User Profile")
    await harness.run(for: 2)
    harness.tap("Edit")
    await harness.run(for: 2)
    try harness.find(.textField, "Username").enter("Ada")
    harness.tap("Cancel")
    await harness.run(for: 2)
    #expect(harness.exists("m_wanderer"))
    #expect(!harness.exists("Ada"))
    harness.press(.escape)
    await harness.run(for: 2)
    #expect(!harness.exists("m_wanderer"))
  }

  @Test("The first walk opens its graph, which moves from one measurement to the other")
  func graph() async throws {
    let harness = shown()
    harness.tap("User Profile")
    await harness.run(for: 2)
    harness.tap("Show Graph")
    await harness.run(for: 4)
    #expect(harness.exists("Hide Graph"))
    let elevation = harness.picture()
    harness.advance(by: 4)
    #expect(harness.picture().hasSamePixels(as: elevation))
    // Below what the sheet shows.
    try harness.find(.button, "Heart Rate").press()
    harness.advance(by: 0.1)
    let between = harness.picture()
    harness.advance(by: 4)
    #expect(!between.hasSamePixels(as: elevation))
    #expect(!between.hasSamePixels(as: harness.picture()))
    harness.tap("Hide Graph")
    await harness.run(for: 2)
    #expect(!harness.exists("Pace"))
  }

  @Test("The home in a narrow window, and a landmark in the dark")
  func pictures() async throws {
    let home = shown(width: 400)
    home.advance(by: 1)
    try home.expectPicture("home-narrow")
    let dark = shown(isDark: true)
    dark.open(try #require(URL(string: "landmarks://landmark/1003")))
    await dark.run(for: 2)
    try dark.expectPicture("landmark-dark")
  }

  @Test("Nobody is kept away from a landmark and the profile, by day and by night")
  func accessible() async throws {
    for isDark in [false, true] {
      let harness = shown(isDark: isDark)
      harness.tap("User Profile")
      await harness.run(for: 2)
      #expect(harness.accessibilityFindings(page: "Profile").map(\.description) == [])
      harness.press(.escape)
      await harness.run(for: 2)
      harness.open(try #require(URL(string: "landmarks://landmark/1003")))
      await harness.run(for: 2)
      #expect(harness.accessibilityFindings(page: "Landmark").map(\.description) == [])
      #expect(harness.diagnostics.map(\.description) == [])
    }
  }
}
