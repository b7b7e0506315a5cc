import DreamsViews
import Lamina
import LaminaTesting
import Testing

@Suite("Dreams looks as its reference")
struct LookTests {
  private static let comparison = PictureComparison(channelTolerance: 12, differingPixels: 40)

  @Test("with a list")
  func list() throws {
    try check(DreamsWindow(scale: 0.15), "list")
  }

  @Test("with a dream of fire at two times", arguments: [0.5, 2])
  func fire(time: Double) throws {
    let window = try DreamsWindow(after: [.open(.dream(Dream.ID(1)))], scale: 0.15)
    window.harness.advance(by: time)
    try check(window, "fire-\(time)")
  }

  @Test("with a dream of rain at two times", arguments: [0.5, 2])
  func rain(time: Double) throws {
    let window = try DreamsWindow(after: [.open(.dream(Dream.ID(3)))], scale: 0.15)
    window.harness.advance(by: time)
    try check(window, "rain-\(time)")
  }

  @Test("while dreams are selected")
  func selecting() throws {
    let window = try DreamsWindow(
      after: [
        .open(.dream(Dream.ID(5))), .beginSelecting, .toggle(Dream.ID(2)), .toggle(Dream.ID(4)),
      ], scale: 0.15, moves: false)
    try check(window, "selecting")
  }

  @Test("while a picture is shared")
  func sharing() async throws {
    let window = try DreamsWindow(
      after: [.beginSelecting, .selectAll, .share], scale: 0.15, moves: false)
    await window.wait { window.harness.exists("shared picture") }
    window.harness.advance(by: 1)
    try check(window, "sharing")
  }

  @Test("and each creature as its own", arguments: Creature.allCases)
  func creatures(creature: Creature) throws {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { DrawingView(creature.drawing) }
    try harness.expectPicture("creature \(creature.name)", by: Self.comparison)
  }

  private func check(_ window: DreamsWindow, _ name: String) throws {
    #expect(window.harness.diagnostics.isEmpty)
    try window.harness.expectPicture(name, by: Self.comparison)
  }
}

extension DreamsWindow {
  /// Lets others work until something holds; gives up after very many turns.
  func wait(until holds: () -> Bool) async {
    for _ in 0..<2_000 {
      if holds() { return }
      for _ in 0..<50 { await Task.yield() }
    }
  }
}
