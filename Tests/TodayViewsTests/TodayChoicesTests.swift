import Foundation
import Testing

@testable import TodayViews

@Suite("Which widgets a person has switched on")
struct TodayChoicesTests {
  @Test("One is switched on below the others, and off again")
  func toggle() {
    var choices = TodayChoices()
    for id in ["a", "b", "c"] { choices.toggle(id, family: "systemSmall") }
    choices.toggle("b", family: "systemSmall")
    #expect(choices.shown.map(\.id) == ["a", "c"])
    #expect(!choices.isOn("b"))
  }

  @Test(
    "One is dragged among the others, also beyond them",
    arguments: [
      (0, 2, "bca"), (2, 0, "cab"), (1, 1, "abc"), (0, 9, "bca"), (2, -4, "cab"),
    ])
  func move(_ from: Int, _ to: Int, _ order: String) {
    var choices = TodayChoices()
    for id in ["a", "b", "c"] { choices.toggle(id, family: "systemSmall") }
    choices.move(["a", "b", "c"][from], to: to)
    #expect(choices.shown.map(\.id).joined() == order)
  }

  @Test("Choices of before there was room to keep are read, and keep none")
  func older() throws {
    let older = Data(#"{"shown":[{"id":"a","family":"systemSmall"}]}"#.utf8)
    var choices = try JSONDecoder().decode(TodayChoices.self, from: older)
    #expect(choices.isOn("a") && !choices.reservesSpace)
    choices.reservesSpace = true
    let again = try JSONDecoder().decode(
      TodayChoices.self, from: JSONEncoder().encode(choices))
    #expect(again == choices && again.reservesSpace)
  }

  @Test("One that is not shown is neither moved nor resized")
  func unknown() {
    var choices = TodayChoices()
    choices.toggle("a", family: "systemSmall")
    let before = choices
    choices.move("x", to: 0)
    choices.resize("x", to: "systemLarge")
    #expect(choices == before)
    choices.resize("a", to: "systemLarge")
    #expect(choices.shown[0].family == "systemLarge")
  }
}
