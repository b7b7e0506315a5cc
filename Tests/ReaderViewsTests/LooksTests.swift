import LaminaGeometry
import ReaderFeed
import ReaderViews
import LaminaTesting
import Testing

/// Reader by day, by night and in high contrast.
@MainActor struct LooksTests {
  private let size = CGSize(width: 1120, height: 780)
  private let feed: Feed

  init() throws { feed = try Feed(contentsOf: ReaderWindow.sample) }

  @Test("It looks as its reference", arguments: WindowLook.allCases)
  func looks(look: WindowLook) throws {
    let harness = look.window(size: size) { ReaderView(feed: feed, entry: 0) }
    try harness.expectPicture("reader-\(look)", by: WindowLook.comparison)
  }

  @Test("Nobody is kept from using it", arguments: WindowLook.allCases)
  func lint(look: WindowLook) throws {
    let harness = look.window(size: size, scale: 2) { ReaderView(feed: feed, entry: 0) }
    let findings = harness.accessibilityFindings(page: "Reader")
    #expect(findings.map(\.description) == [])
  }

  @Test("A switch shows what a start shows", arguments: [WindowLook.night, .contrast])
  func switching(look: WindowLook) throws {
    #expect(look.isSameAfterSwitch(size: size) { ReaderView(feed: feed, entry: 0) })
  }
}
