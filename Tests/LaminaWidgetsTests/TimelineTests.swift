import Foundation
import Testing

@testable import LaminaWidgets

@Suite("What a widget shows when")
struct TimelineTests {
  private let provider = CountProvider()

  @Test("The placeholder is there until the provider answers")
  func placeholder() {
    let run = started()
    #expect(run.entry.count == -1)
    answer([entry(0, 1)], .never)
    #expect(run.entry.count == 1)
    #expect(run.nextLook == nil)
  }

  @Test("Each entry is shown from its date on, whatever their order")
  func entries() {
    let run = started()
    answer([entry(120, 3), entry(0, 1), entry(60, 2)], .never)
    #expect(run.entry.count == 1)
    #expect(run.nextLook == at(60))
    run.look(at: at(59.9))
    #expect(run.entry.count == 1)
    run.look(at: at(60))
    #expect(run.entry.count == 2)
    // A machine that slept wakes up to the entry of the moment.
    run.look(at: at(5_000))
    #expect(run.entry.count == 3)
    #expect(run.nextLook == nil)
  }

  @Test("Of several entries with one date the last counts; those in the past are passed over")
  func sameDate() {
    let run = started(at: 100)
    answer([entry(-50, 1), entry(50, 2), entry(50, 3), entry(200, 4)], .never)
    #expect(run.entry.count == 3)
    #expect(run.nextLook == at(200))
  }

  @Test("Before the first entry's date the placeholder stays")
  func future() {
    let run = started()
    answer([entry(600, 1)], .never)
    #expect(run.entry.count == -1)
    run.look(at: at(600))
    #expect(run.entry.count == 1)
  }

  @Test(
    "At its end a timeline is asked for again, five minutes after the last time at the earliest")
  func atEnd() {
    let run = started()
    answer([entry(0, 1), entry(30, 2)], .atEnd)
    run.look(at: at(30))
    #expect(run.entry.count == 2)
    #expect(provider.questions == 1)
    #expect(run.nextLook == at(300))
    run.look(at: at(300))
    #expect(provider.questions == 2)
  }

  @Test("An empty timeline leaves what is there, and is asked for again")
  func empty() {
    let run = started()
    answer([], .atEnd)
    #expect(run.entry.count == -1)
    #expect(run.nextLook == at(300))
  }

  @Test("A policy with a date asks then; one with a date in the past as soon as it may")
  func after() {
    let run = started()
    answer([entry(0, 1)], .after(at(3_600)))
    #expect(run.nextLook == at(3_600))
    run.look(at: at(3_600))
    answer([entry(3_600, 2)], .after(at(-5)))
    #expect(run.nextLook == at(3_900))
  }

  @Test("The second answer to a question changes nothing, and neither does a late one")
  func twice() {
    let run = started()
    let first = provider.open[0]
    answer([entry(0, 1)], .after(at(600)))
    first(Timeline(entries: [entry(0, 7)], policy: .never))
    #expect(run.entry.count == 1)
    run.look(at: at(600))
    first(Timeline(entries: [entry(0, 8)], policy: .never))
    #expect(run.entry.count == 1)
    answer([entry(600, 2)], .never)
    #expect(run.entry.count == 2)
  }

  @Test("A provider that never answers is asked again, five minutes later")
  func silence() {
    let run = started()
    #expect(run.nextLook == at(30))
    run.look(at: at(30))
    #expect(run.nextLook == at(300))
    run.look(at: at(300))
    #expect(provider.questions == 2)
    answer([entry(300, 4)], .never)
    #expect(run.entry.count == 4)
  }

  @Test(
    "What the program asks for is done at once, a second apart, and takes nothing from the budget")
  func reload() {
    let run = started()
    answer([entry(0, 1)], .never)
    let budget = run.budget
    run.reload(at: at(10))
    #expect(provider.questions == 2)
    // Asked for again while the answer is still to come, as it may not have seen the last change.
    run.reload(at: at(10.1))
    // Nothing wakes up for it before the answer.
    #expect(run.nextLook == at(40))
    answer([entry(10, 2)], .never)
    #expect(run.entry.count == 2)
    #expect(run.nextLook == at(11))
    run.look(at: at(11))
    #expect(provider.questions == 3)
    #expect(run.budget == budget)
  }

  @Test("A snapshot takes the place of a timeline")
  func snapshot() {
    let run = TimelineRun(provider, in: .small)
    run.showSnapshot()
    #expect(run.entry.count == 99)
  }

  @Test("A provider that wants to be asked all the time is asked 70 times a day")
  func budget() {
    provider.answer = { Timeline(entries: [], policy: .atEnd) }
    let run = started()
    var looks = 0
    // Three days, as fast as it says.
    while let next = run.nextLook, next < at(3 * 86_400), looks < 1_000 {
      run.look(at: next)
      looks += 1
    }
    #expect(provider.questions == 210)
  }

  private func started(at second: Double = 0) -> TimelineRun<CountProvider> {
    let run = TimelineRun(provider, in: .small)
    run.start(at: at(second))
    return run
  }

  private func answer(_ entries: [CountEntry], _ policy: TimelineReloadPolicy) {
    provider.open.removeLast()(Timeline(entries: entries, policy: policy))
  }

  private func entry(_ second: Double, _ count: Int) -> CountEntry {
    CountEntry(date: at(second), count: count)
  }
}
