import Lamina
import MarketViews
import LaminaTesting
import Testing

/// Market by day, by night and in high contrast.
@MainActor struct LooksTests {
  private let size = CGSize(width: 640, height: 520)

  @Test("It looks as its reference", arguments: WindowLook.allCases)
  func looks(look: WindowLook) throws {
    let harness = look.window(size: size) { MarketView(Market()) }
    try harness.expectPicture("market-\(look)", by: WindowLook.comparison)
  }

  @Test("Nobody is kept from using it", arguments: WindowLook.allCases)
  func lint(look: WindowLook) throws {
    let harness = look.window(size: size, scale: 2) { MarketView(Market()) }
    let findings = harness.accessibilityFindings(page: "Market")
    #expect(findings.map(\.description) == [])
  }

  @Test("A switch shows what a start shows", arguments: [WindowLook.night, .contrast])
  func switching(look: WindowLook) throws {
    #expect(look.isSameAfterSwitch(size: size) { MarketView(Market()) })
  }
}
