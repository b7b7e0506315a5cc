import LaminaRAML
import Testing

@Suite struct InflectionTests {
  @Test(
    "Words have one and many",
    arguments: [
      ("city", "cities"), ("day", "days"), ("box", "boxes"), ("bus", "buses"), ("person", "people"),
      ("woman", "women"), ("analysis", "analyses"), ("leaf", "leaves"), ("hero", "heroes"),
      ("address", "addresses"), ("status", "statuses"), ("index", "indices"), ("cache", "caches"),
      ("curriculum", "curricula"), ("series", "series"), ("userName", "userNames"),
      ("City", "Cities"),
      ("MOUSE", "MICE"), ("sales order", "sales orders"),
    ])
  func inflects(_ one: String, _ many: String) {
    #expect(InflectedWord.plural(one) == many)
    #expect(InflectedWord.singular(many) == one)
  }

  @Test("What is many stays many, what is one stays one")
  func stays() {
    for word in ["people", "feet", "criteria", "users"] {
      #expect(InflectedWord.plural(word) == word)
    }
    for word in ["bus", "status", "address", "analysis", "user"] {
      #expect(InflectedWord.singular(word) == word)
    }
    #expect(InflectedWord.plural("") == "" && InflectedWord.singular("123") == "123")
  }
}
