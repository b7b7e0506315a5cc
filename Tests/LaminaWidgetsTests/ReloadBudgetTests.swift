import Foundation
import Testing

@testable import LaminaWidgets

@Suite("How often a provider is asked")
struct ReloadBudgetTests {
  @Test("The first time is free")
  func first() {
    #expect(ReloadBudget().earliest(at(5)) == at(5))
  }

  @Test("Two times lie five minutes apart")
  func gap() {
    var budget = ReloadBudget()
    budget.note(at(0))
    #expect(budget.earliest(at(10)) == at(300))
    #expect(budget.earliest(at(400)) == at(400))
  }

  @Test("The 71st time waits until the first one is a day old")
  func day() {
    var budget = ReloadBudget()
    for number in 0..<70 { budget.note(at(Double(number) * 300)) }
    #expect(budget.earliest(at(70 * 300)) == at(86_400))
    budget.note(at(86_400))
    #expect(budget.earliest(at(86_400)) == at(86_700))
    #expect(budget.reloads.count == 70)
  }

  @Test("What a person causes counts, and is not refused")
  func person() {
    var budget = ReloadBudget()
    for _ in 0..<200 { budget.note(at(0)) }
    #expect(budget.reloads.count == 70)
    #expect(budget.earliest(at(1)) == at(86_400))
  }

  @Test("A clock that was set back does not stop a widget for years")
  func setBack() {
    var budget = ReloadBudget()
    for number in 0..<70 { budget.note(at(1e9 + Double(number))) }
    budget.note(at(0))
    #expect(budget.reloads == [at(0)])
  }

  @Test("It outlives its process")
  func coding() throws {
    var budget = ReloadBudget()
    budget.note(at(0.25))
    let data = try JSONEncoder().encode(budget)
    #expect(try JSONDecoder().decode(ReloadBudget.self, from: data) == budget)
  }
}
