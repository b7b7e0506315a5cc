import DreamsReminders
import DreamsViews
import Foundation
import Lamina
import LaminaBanners
import LaminaStore
import LaminaTesting
import NotificationClocks
import Testing
import UserNotifications

/// Dreams of which one wants to hear again, in a window that shows notifications itself.
@Suite("Reminders of dreams")
final class DreamRemindersTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("lamina-reminders-\(UUID().uuidString)")
  private let clock = SetClock()
  private let id = Dream.ID(2)
  private var problems: [String] = []

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// One run of the program, which goes on with a list.
  private final class Run {
    let store: DreamsStore
    let reminders: DreamReminders
    let harness: Harness

    init(
      _ list: DreamList, _ clock: SetClock, in folder: URL, onProblem: @escaping (String) -> Void
    )
      async
    {
      let reminders = DreamReminders(
        SharedStore(directory: folder), clock: clock,
        center: { UNUserNotificationCenter(service: $0, clock: clock) }, onProblem: onProblem)
      let store = DreamsStore(
        DreamsSession(list), now: { 0 }, date: { clock.now },
        keep: { reminders.tell($0.list) }, save: { _ async throws(ShareError) in "" })
      reminders.perform = { store.performFromOutside($0) }
      reminders.tell(list)
      (self.store, self.reminders) = (store, reminders)
      harness = Harness(size: CGSize(width: 480, height: 400), scale: 0.25) {
        Color.clear.notificationBanners(reminders.banners)
      }
      await reminders.finish()
    }

    func perform(_ action: DreamsAction) async {
      store.perform(action)
      await reminders.finish()
    }

    /// Lets others work until something holds; gives up after very many turns.
    func wait(until holds: () async -> Bool) async {
      for turn in 1...20_000 {
        if await holds() { break }
        await Task.yield()
        // A frame costs as much as many turns.
        if turn.isMultiple(of: 8) { harness.advance(by: 0.02) }
      }
    }

    func waitForBanner(_ number: Int) async {
      await wait { harness.exists("banner dream-\(number)") }
    }
  }

  private func run(_ list: DreamList = .sample) async -> Run {
    await Run(list, clock, in: folder) { [weak self] in self?.problems.append($0) }
  }

  @Test("A dream is told when it is due, and a press opens it")
  func due() async {
    let run = await run()
    await run.perform(.remind(id, clock.now + 60))
    await run.perform(.open(nil))
    await run.wait { clock.sleeperCount == 1 }
    #expect(!run.harness.exists("banner dream-2"))
    clock.advance(by: 60)
    await run.waitForBanner(2)
    run.harness.advance(by: 1)
    run.harness.tap("banner dream-2")
    await run.wait { run.store.session.openedDream?.id == id }
    #expect(run.store.session.openedDream?.id == id)
    #expect(problems == [])
  }

  @Test("Put off for an hour, it is told again then")
  func later() async {
    let run = await run()
    await run.perform(.remind(id, clock.now + 60))
    await run.wait { clock.sleeperCount == 1 }
    clock.advance(by: 60)
    await run.waitForBanner(2)
    run.harness.advance(by: 1)
    run.harness.tap("In an Hour")
    await run.wait { run.store.session.list[id]?.due == clock.now + 3_600 }
    #expect(run.store.session.list[id]?.due == clock.now + 3_600)
    await run.reminders.finish()
    await run.wait { clock.sleeperCount >= 1 }
    #expect(!run.harness.exists("banner dream-2"))
    clock.advance(by: 3_600)
    await run.waitForBanner(2)
    #expect(run.harness.exists("banner dream-2"))
  }

  @Test("What is taken back, or deleted, is not told")
  func takenBack() async {
    let run = await run()
    for action: DreamsAction in [
      .remind(id, clock.now + 60), .undo, .remind(Dream.ID(3), clock.now + 60),
      .delete(Dream.ID(3)), .remind(Dream.ID(1), clock.now + 61),
    ] { await run.perform(action) }
    await run.wait { clock.sleeperCount >= 1 }
    clock.advance(by: 61)
    await run.waitForBanner(1)
    #expect(run.harness.exists("banner dream-1"))
    #expect(!run.harness.exists("banner dream-2") && !run.harness.exists("banner dream-3"))
  }

  @Test("What came due while the program did not run is told at its next start, and only then")
  func missed() async {
    var list = DreamList.sample
    list.update(id) { $0.due = clock.now - 10 }
    let first = await run(list)
    await first.waitForBanner(2)
    #expect(first.harness.exists("banner dream-2"))
    list.update(Dream.ID(1)) { $0.due = clock.now - 5 }
    let second = await run(list)
    await second.waitForBanner(1)
    #expect(second.harness.exists("banner dream-1") && !second.harness.exists("banner dream-2"))
    #expect(problems == [])
  }

  @Test("Of several that came due while it did not run none is passed over")
  func severalMissed() async {
    var list = DreamList.sample
    for (number, seconds) in [(1, 5.0), (2, 50), (3, 50)] {
      list.update(Dream.ID(number)) { $0.due = clock.now - seconds }
    }
    let run = await run(list)
    for number in 1...3 { await run.waitForBanner(number) }
    for number in 1...3 { #expect(run.harness.exists("banner dream-\(number)")) }
  }

  @Test("The menu sets it, the line below the description says it and takes it back")
  func menu() async {
    let run = await run()
    await run.perform(.open(.dream(id)))
    let harness = Harness(size: CGSize(width: 1_000, height: 700)) { DreamsView(run.store) }
    harness.tap("edit")
    harness.tap("menu remind")
    harness.tap("menu inAnHour")
    #expect(run.store.session.list[id]?.due == clock.now + 3_600)
    harness.advance(by: 1)
    #expect(harness.exists("due"))
    harness.tap("forget")
    #expect(
      run.store.session.list[id]?.due == nil && run.store.session.undoName == "Remove Reminder")
  }

  @Test("Tomorrow evening is at eight, also where the clocks change")
  func tomorrow() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let saturday = try #require(
      calendar.date(from: DateComponents(year: 2026, month: 10, day: 24, hour: 23, minute: 30)))
    let due = Reminder.tomorrowEvening.date(after: saturday, in: calendar)
    let parts = calendar.dateComponents([.day, .hour, .minute], from: due)
    #expect((parts.day, parts.hour, parts.minute) == (25, 20, 0))
  }
}
