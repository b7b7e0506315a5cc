import DreamsViews
import Lamina
import LaminaTesting

/// A window with Dreams in it, and the store behind.
final class DreamsWindow {
  let harness: Harness
  let store: DreamsStore

  /// Opens a window at the first dreams, or where a session is.
  init(
    _ session: DreamsSession = DreamsSession(), size: CGSize = CGSize(width: 1_000, height: 700),
    scale: CGFloat = 1, moves: Bool = true, folder: PicturesFolder = PicturesFolder("/no/such"),
    isNight: Bool = false
  ) {
    let clock = ManualClock()
    let store = DreamsStore(session, now: { clock.now }) { picture async throws(ShareError) in
      try await folder.write(picture)
    }
    self.store = store
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = !moves
    if isNight { environment.colorPalette = .night }
    harness = Harness(size: size, scale: scale, clock: clock, environment: environment) {
      DreamsView(store)
    }
  }

  /// Opens a window where some actions lead.
  convenience init(
    after actions: [DreamsAction], size: CGSize = CGSize(width: 1_000, height: 700),
    scale: CGFloat = 1, moves: Bool = true, isNight: Bool = false
  ) throws {
    var session = DreamsSession()
    for action in actions { try session.perform(action, at: 0) }
    self.init(session, size: size, scale: scale, moves: moves, isNight: isNight)
  }

  /// Clicks, and waits until what moves has come to rest.
  func click(_ name: String) {
    harness.tap(name)
    skip(0.7)
  }

  /// Lets time pass at once: what moves is where it is then.
  func skip(_ seconds: Double) {
    harness.clock.advance(to: harness.clock.now + seconds)
    harness.settle()
  }

  /// Where a part of the window is that can be clicked; nil when nothing of it is there, or only
  /// outside of the window.
  func isInSight(_ name: String) -> Bool {
    guard let frame = harness.frame(of: name) else { return false }
    let window = harness.semanticTree.frame
    return window.contains(CGPoint(x: frame.midX, y: frame.midY))
  }
}
