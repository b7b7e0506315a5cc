import Foundation
import LaminaWidgets
import Testing

/// Which entry is shown when, and when the provider is asked: by dates alone.
@Suite("The schedule of a widget")
struct ScheduleTests {
  private static var berlin: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    return calendar
  }

  private func date(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
  }

  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  /// One that has asked, and has been answered at once.
  private func answered(
    _ offsets: [TimeInterval], _ policy: TimelineReloadPolicy, budget: ReloadBudget = ReloadBudget()
  ) -> WidgetSchedule {
    var schedule = WidgetSchedule(budget: budget)
    schedule.wish(at: start)
    #expect(schedule.advance(to: start) == [.ask])
    _ = schedule.take(offsets.map { start + $0 }, policy: policy, at: start)
    return schedule
  }

  @Test("Entries are shown from their dates on, and nothing is due between them")
  func entries() {
    var schedule = answered([0, 60, 180], .never)
    #expect(schedule.shown == 0 && schedule.nextDate(after: start) == start + 60)
    #expect(schedule.advance(to: start + 59) == [])
    #expect(schedule.advance(to: start + 60) == [.show(1)])
    #expect(schedule.nextDate(after: start + 60) == start + 180)
    #expect(schedule.advance(to: start + 500) == [.show(2)])
    #expect(schedule.nextDate(after: start + 500) == nil)
  }

  @Test("Of entries in the past the latest is shown; order does not matter")
  func past() {
    var schedule = WidgetSchedule(budget: ReloadBudget())
    let left = schedule.take([-10, 50, -100, -1].map { start + $0 }, policy: .never, at: start)
    #expect(left == [3, 1] && schedule.shown == 0)
    #expect(schedule.advance(to: start + 50) == [.show(1)])
  }

  @Test("At the end, after a date, and never: the provider is asked then")
  func policies() {
    #expect(answered([0, 600], .atEnd).nextDate(after: start + 599) == start + 600)
    var schedule = answered([0, 600], .atEnd)
    #expect(schedule.advance(to: start + 600) == [.show(1), .ask])
    schedule = answered([0], .after(start + 1_000))
    #expect(schedule.advance(to: start + 999) == [])
    #expect(schedule.advance(to: start + 1_000) == [.ask])
    #expect(answered([0], .never).nextDate(after: start) == nil)
  }

  @Test("A date that is over asks again after five minutes, not at once")
  func policyInThePast() {
    for policy in [TimelineReloadPolicy.after(start - 100), .after(.distantPast), .atEnd] {
      var schedule = answered([-50], policy)
      #expect(schedule.nextDate(after: start) == start + 300)
      #expect(schedule.advance(to: start + 299) == [])
      #expect(schedule.advance(to: start + 300) == [.ask])
    }
  }

  @Test("Without entries what was shown stays, and the provider is asked again")
  func empty() {
    var schedule = answered([0], .after(start + 400))
    #expect(schedule.advance(to: start + 400) == [.ask])
    #expect(schedule.take([], policy: .atEnd, at: start + 400) == [])
    #expect(schedule.shown == 0 && schedule.nextDate(after: start + 400) == start + 401)
  }

  @Test("After failures one waits 1, 2, 4 … seconds, an hour at most, until it works")
  func backOff() {
    var schedule = WidgetSchedule(budget: ReloadBudget(limit: 1_000))
    schedule.wish(at: start)
    var (now, pauses) = (start, [TimeInterval]())
    for _ in 0..<14 {
      #expect(schedule.advance(to: now) == [.ask])
      schedule.fail(at: now)
      let next = schedule.nextDate(after: now) ?? .distantFuture
      pauses.append(next.timeIntervalSince(now))
      now = next
    }
    #expect(pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048, 3_600, 3_600])
    #expect(schedule.advance(to: now) == [.ask])
    _ = schedule.take([now], policy: .never, at: now)
    schedule.fail(at: now)
    #expect(schedule.nextDate(after: now) == now + 1)
  }

  @Test(
    "A provider that does not answer is given up after ten seconds, and its late answer is taken")
  func noAnswer() {
    var schedule = WidgetSchedule(budget: ReloadBudget())
    schedule.wish(at: start)
    #expect(schedule.advance(to: start) == [.ask])
    #expect(schedule.isAsking && schedule.nextDate(after: start) == start + 10)
    #expect(schedule.advance(to: start + 10) == [])
    #expect(!schedule.isAsking && schedule.nextDate(after: start + 10) == start + 11)
    #expect(schedule.take([start], policy: .never, at: start + 10.5) == [0])
    #expect(schedule.nextDate(after: start + 10.5) == nil)
  }

  @Test("It is asked 70 times a day, and then from the next day on")
  func budget() throws {
    let begin = try date("2026-11-28T00:00:00+01:00")
    var schedule = WidgetSchedule(budget: ReloadBudget(calendar: Self.berlin))
    var now = begin
    for _ in 0..<70 {
      schedule.wish(at: now)
      #expect(schedule.advance(to: now) == [.ask])
      _ = schedule.take([now], policy: .after(.distantPast), at: now)
      now += 60
    }
    #expect(schedule.budget.rest(at: now) == 0)
    schedule.wish(at: now)
    #expect(schedule.advance(to: now) == [])
    let next = try date("2026-11-29T00:00:00+01:00")
    #expect(schedule.nextDate(after: now) == next)
    #expect(schedule.advance(to: next) == [.ask])
    #expect(schedule.budget.rest(at: next) == 69)
  }

  @Test(
    "A day has the hours that the calendar says",
    arguments: [
      ("2026-03-29T00:30:00+01:00", "2026-03-30T00:00:00+02:00", 22.5),
      ("2026-10-25T00:30:00+02:00", "2026-10-26T00:00:00+01:00", 24.5),
    ])
  func daylightSaving(begin: String, end: String, hours: Double) throws {
    let (begin, end) = (try date(begin), try date(end))
    #expect(end.timeIntervalSince(begin) == hours * 3_600)
    var budget = ReloadBudget(limit: 2, spacing: 0, calendar: Self.berlin)
    budget.use(at: begin)
    budget.use(at: begin + 1)
    #expect(budget.next(from: begin + 2, isAsked: true) == end)
    #expect(budget.rest(at: end - 1) == 0 && budget.rest(at: end) == 2)
  }

  @Test(
    "A clock that is set back shows what is due then, and does not wait for the time that is lost")
  func clockSetBack() {
    var schedule = answered([0, 60], .after(start + 4_000))
    #expect(schedule.advance(to: start + 60) == [.show(1)])
    #expect(schedule.advance(to: start + 30) == [.show(0)])
    var budget = ReloadBudget(spacing: 300)
    budget.use(at: start)
    #expect(budget.next(from: start - 86_400, isAsked: false) == start - 86_400 + 300)
  }

  @Test("Several wishes before an answer are one question more")
  func wishes() {
    var schedule = WidgetSchedule(budget: ReloadBudget())
    schedule.wish(at: start)
    #expect(schedule.advance(to: start) == [.ask])
    for second in 1..<5 {
      schedule.wish(at: start + Double(second))
      #expect(schedule.advance(to: start + Double(second)) == [])
    }
    _ = schedule.take([start], policy: .never, at: start + 5)
    #expect(schedule.advance(to: start + 5) == [.ask])
    _ = schedule.take([start], policy: .never, at: start + 6)
    #expect(schedule.advance(to: start + 6) == [])
  }
}
