import DreamsViews
import Foundation
import Testing
import SeededRandom

@Suite("What Dreams keeps on the disk")
nonisolated struct SnapshotTests {
  @Test("starts the application in the state in which it was left, without rows that are gone")
  func stale() throws {
    let screen = DreamsScreen(
      state: .selecting([Dream.ID(2), Dream.ID(77)]), opened: .dream(Dream.ID(99)))
    let written = try JSONEncoder().encode(DreamsSnapshot(list: .sample, screen: screen))
    let read = try JSONDecoder().decode(DreamsSnapshot.self, from: written)
    #expect(read.screen.state == .selecting([Dream.ID(2)]) && read.screen.opened == nil)
  }

  @Test("forgets that something was being shared")
  func sharing() throws {
    let screen = DreamsScreen(state: .sharing(DreamList.sample.dreams), opened: .favorite)
    let written = try JSONEncoder().encode(DreamsSnapshot(list: .sample, screen: screen))
    let read = try JSONDecoder().decode(DreamsSnapshot.self, from: written)
    #expect(read.screen == DreamsScreen(opened: .favorite))
  }

  @Test("cut or damaged anywhere is read as something valid, or not at all")
  func damaged() throws {
    let screen = DreamsScreen(
      state: .selecting([Dream.ID(2)]), opened: .dream(Dream.ID(3)))
    let whole = try JSONEncoder().encode(DreamsSnapshot(list: .sample, screen: screen))
    var numbers = SeededNumbers(seed: 5)
    for length in 0..<whole.count {
      #expect(isValid(whole.prefix(length)))
      var changed = whole
      changed[length] = UInt8.random(in: 32..<127, using: &numbers)
      #expect(isValid(changed))
    }
  }

  /// Whether nothing comes of it, or a session in which everything fits together.
  private func isValid(_ data: Data) -> Bool {
    guard let snapshot = try? JSONDecoder().decode(DreamsSnapshot.self, from: data) else {
      return true
    }
    let session = DreamsSession(snapshot)
    let ids = session.list.dreams.map(\.id)
    guard Set(ids).count == ids.count else { return false }
    if let id = session.screen.openedDream, !ids.contains(id) { return false }
    if case .selecting(let selected) = session.state { return selected.isSubset(of: ids) }
    return true
  }
}
