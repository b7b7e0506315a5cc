import DreamsViews
import Lamina
import LaminaTesting
import Testing

/// Dreams by day, by night and in high contrast.
@MainActor struct SystemLooksTests {
  private let size = CGSize(width: 1000, height: 700)
  /// A list in which some are selected: nothing in it moves.
  private static var store: DreamsStore {
    var session = DreamsSession()
    for action in [DreamsAction.open(.dream(Dream.ID(5))), .beginSelecting, .toggle(Dream.ID(2))] {
      try? session.perform(action, at: 0)
    }
    return DreamsStore(session, now: { 0 }) { _ async throws(ShareError) in
      throw ShareError.unwritable(path: "", reason: "")
    }
  }

  @Test("It looks as its reference", arguments: WindowLook.allCases)
  func looks(look: WindowLook) throws {
    let harness = look.window(size: size) { DreamsView(Self.store) }
    try harness.expectPicture("dreams-\(look)", by: WindowLook.comparison)
  }

  @Test("Nobody is kept from using it", arguments: WindowLook.allCases)
  func lint(look: WindowLook) throws {
    let harness = look.window(size: size, scale: 2) { DreamsView(Self.store) }
    let findings = harness.accessibilityFindings(page: "Dreams")
    #expect(findings.map(\.description) == [])
  }

  @Test("A switch shows what a start shows", arguments: [WindowLook.night, .contrast])
  func switching(look: WindowLook) throws {
    #expect(look.isSameAfterSwitch(size: size) { DreamsView(Self.store) })
  }
}
