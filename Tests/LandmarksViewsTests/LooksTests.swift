import Lamina
import LandmarksViews
import LaminaTesting
import Testing

/// Landmarks by day, by night and in high contrast.
@MainActor struct LooksTests {
  private let size = CGSize(width: 1000, height: 720)
  private let model: ModelData

  init() throws { model = try ModelData.bundled() }

  @Test("It looks as its reference", arguments: WindowLook.allCases)
  func looks(look: WindowLook) throws {
    let harness = look.window(size: size) { ContentView().environment(model) }
    try harness.expectPicture("landmarks-\(look)", by: WindowLook.comparison)
  }

  @Test("Nobody is kept from using it", arguments: WindowLook.allCases)
  func lint(look: WindowLook) throws {
    let harness = look.window(size: size, scale: 2) { ContentView().environment(model) }
    let findings = harness.accessibilityFindings(page: "Landmarks")
    #expect(findings.map(\.description) == [])
  }

  @Test("A switch shows what a start shows", arguments: [WindowLook.night, .contrast])
  func switching(look: WindowLook) throws {
    #expect(look.isSameAfterSwitch(size: size) { ContentView().environment(model) })
  }
}
