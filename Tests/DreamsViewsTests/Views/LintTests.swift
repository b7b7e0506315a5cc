import DreamsViews
import Lamina
import LaminaTesting
import Testing

/// Every screen of Dreams by day and by night, looked over for what keeps people from using it.
struct LintTests {
  private nonisolated static let screens: [[DreamsAction]] = [
    [], [.open(.favorite)], [.open(.dream(Dream.ID(1)))], [.open(.dream(Dream.ID(3)))],
    [.beginDuplicating], [.beginSelecting, .toggle(Dream.ID(2))],
  ]

  private func expectNothing(_ window: DreamsWindow) {
    for finding in window.harness.accessibilityFindings(page: "Dreams") {
      Issue.record("\(finding)")
    }
  }

  @Test("Nobody is kept from dreaming", arguments: screens, [false, true])
  func screen(actions: [DreamsAction], isNight: Bool) throws {
    expectNothing(try DreamsWindow(after: actions, scale: 2, moves: false, isNight: isNight))
  }

  @Test("Nobody is kept from sharing", arguments: [false, true])
  func sharing(isNight: Bool) async throws {
    let window = try DreamsWindow(
      after: [.beginSelecting, .selectAll, .share], scale: 2, moves: false, isNight: isNight)
    await window.wait { window.harness.exists("shared picture") }
    window.harness.advance(by: 1)
    expectNothing(window)
  }
}
