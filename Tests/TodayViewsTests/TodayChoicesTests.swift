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
