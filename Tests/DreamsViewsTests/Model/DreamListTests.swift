import DreamsViews
import Foundation
import Testing

@Suite("A list of dreams")
nonisolated struct DreamListTests {
  @Test("is a value: a copy keeps what it was")
  func value() {
    var list = DreamList.sample
    let copy = list
    list.add()
    list.favoriteCreature = .owl
    list.update(Dream.ID(1)) { $0.effects = [] }
    #expect(copy == .sample && list != copy)
    #expect(copy[Dream.ID(1)]?.effects == [.fireBreathing, .fireflies])
  }

  @Test("adds dreams of the favourite creature, each under a number of its own")
  func add() {
    var list = DreamList(favoriteCreature: .shark)
    let first = list.add()
    list.favoriteCreature = .crusty
    let second = list.add("Mine")
    #expect(list.dreams.map(\.id) == [first, second] && first != second)
    #expect(list.dreams.map(\.creature) == [.shark, .crusty])
    #expect(list[second]?.description == "Mine")
    list.remove([second])
    #expect(list.add() != second)
  }

  @Test("puts copies right after their originals")
  func duplicate() {
    var list = DreamList.sample
    let copies = list.duplicate([Dream.ID(4), Dream.ID(2), Dream.ID(99)])
    #expect(list.dreams.map(\.id.number) == [1, 2, 6, 3, 4, 7, 5])
    #expect(copies.map(\.number) == [6, 7])
    #expect(list[copies[0]]?.description == list[Dream.ID(2)]?.description)
  }

  @Test("keeps numbers of creatures and descriptions within their limits")
  func limits() {
    var dream = Dream(
      id: Dream.ID(1), description: String(repeating: "a", count: 500), creature: .owl,
      numberOfCreatures: -3)
    #expect(dream.description.count == Dream.longestDescription && dream.numberOfCreatures == 1)
    dream.numberOfCreatures = .max
    #expect(dream.numberOfCreatures == 9)
  }

  @Test(
    "reads what a later version wrote: creatures and effects that it does not know are left out")
  func laterVersion() throws {
    let text = """
      {"dreams":[
        {"id":3,"description":"a","creature":"griffin","numberOfCreatures":70,"effects":["rain","fog"]},
        {"id":3,"description":"again","creature":"owl","numberOfCreatures":1,"effects":[]},
        {"nothing":true}, 17],
       "favoriteCreature":"griffin","nextNumber":1}
      """
    var list = try JSONDecoder().decode(DreamList.self, from: Data(text.utf8))
    #expect(list.dreams.map(\.description) == ["a"])
    #expect(list.dreams[0].effects == [.rain] && list.dreams[0].numberOfCreatures == 9)
    #expect(list.dreams[0].creature == .unicorn(.pink) && list.favoriteCreature == .unicorn(.pink))
    #expect(list.add() == Dream.ID(4))
  }

  @Test("goes through a file unchanged", arguments: Creature.allCases)
  func file(creature: Creature) throws {
    var list = DreamList(favoriteCreature: creature)
    let id = list.add("Ünïcode 夢 🦄")
    list.update(id) { $0.effects = Set(Effect.allCases) }
    let data = try JSONEncoder().encode(list)
    #expect(try JSONDecoder().decode(DreamList.self, from: data) == list)
  }

  @Test("has numbers for new dreams whatever ids it is given")
  func numbers() {
    for number in [Int.min, -1, 0, 1, .max - 1, .max] {
      var list = DreamList([
        Dream(id: Dream.ID(number), description: "", creature: .owl)
      ])
      let ids = [list.add(), list.add()]
      #expect(Set(list.dreams.map(\.id)).count == 3 && list.dreams.count == 3, "\(ids)")
    }
  }
}
