import Testing

@Suite struct InheritanceTests {
  private func types(_ text: String) -> [String] {
    problems10("title: T\ntypes:\n" + text)
  }

  @Test(
    "A property that leads back to its own type is no inheritance",
    arguments: [
      "  Owner: {type: Base, properties: {pet?: {type: Pet, description: d}}}\n"
        + "  Base: {properties: {pet?: {type: Pet, description: d}}}\n"
        + "  Pet: {properties: {owner?: {type: Owner, description: d}}}\n",
      "  Node: {properties: {next?: {type: Node, description: d}}}\n",
      "  Node: {type: Base}\n  Base: {properties: {nodes: {type: array, items: Node}}}\n",
      "  Node: {type: Base}\n  Base: {properties: {nodes: 'Node[]'}}\n",
      "  Tree: {properties: {child: Tree | nil}}\n", "  Tree: {properties: {child: Tree?}}\n",
    ])
  func backwards(_ text: String) {
    #expect(types(text) == [])
  }

  @Test(
    "A type that inherits from itself, or needs itself in each of its values, has no value",
    arguments: [
      ("  A: {type: B}\n  B: {type: A}\n", ["4:13 type-circle"]),
      ("  A: {properties: {a: A}}\n", ["3:20 type-circle"]),
      (
        "  A: {properties: {b: B}}\n  B: {properties: {a: A}}\n",
        ["3:20 type-circle", "4:20 type-circle"]
      ),
      ("  A: B\n  B: {properties: {a: A}}\n", ["4:20 type-circle"]),
    ])
  func endless(_ text: String, _ expected: [String]) {
    #expect(types(text) == expected)
  }

  @Test(
    "Limits become narrower, and never wider",
    arguments: [
      ("{minLength: 5}", "{type: A, minLength: 6}", []),
      ("{minLength: 5}", "{type: A, minLength: 1}", ["4:27 wider-facet"]),
      ("{maxLength: 5}", "{type: A, maxLength: 9}", ["4:27 wider-facet"]),
      ("{type: number, maximum: 5}", "{type: A, maximum: 5.5}", ["4:25 wider-facet"]),
      ("{type: array, minItems: 2}", "{type: A, minItems: 1}", ["4:26 wider-facet"]),
      ("{minProperties: 2}", "{type: A, minProperties: 3}", []),
      ("{type: number, minimum: 4}", "{type: A, maximum: 2}", ["4:25 bounds"]),
      (
        "{properties: {p: {maxLength: 2}}}", "{type: A, properties: {p: {minLength: 5}}}",
        ["4:29 wider-property"]
      ),
    ])
  func limits(_ base: String, _ own: String, _ expected: [String]) {
    #expect(types("  A: \(base)\n  B: \(own)\n") == expected)
  }

  @Test("Limits of several parents that exclude each other are a fault of who has both")
  func parents() {
    let text =
      "  A: {type: number, minimum: 4}\n  B: {type: number, maximum: 2}\n  C: {type: [A, B]}\n"
    #expect(types(text) == ["5:6 bounds"])
  }

  @Test(
    "A question mark after a type is short for nothing at all",
    arguments: [
      ("string?", "", true), ("string?", "a", true), ("string?", "1", false),
      ("'string[]?'", "[a]", true), ("'(string | integer)?'", "1", true), ("integer?", "x", false),
    ])
  func optional(_ type: String, _ example: String, _ fits: Bool) {
    #expect(types("  A: {type: \(type), example: \(example)}\n").isEmpty == fits)
  }

  @Test(
    "A format of so many bits takes integers of so many bits",
    arguments: [
      ("int8", "127", true), ("int8", "128", false), ("int16", "3", true), ("int16", "3.5", false),
      ("int16", "40000", false), ("int", "2147483648", false), ("int64", "2147483648", true),
      ("float", "3.5", true), ("double", "3", true),
    ])
  func formats(_ format: String, _ value: String, _ fits: Bool) {
    #expect(types("  A: {type: number, format: \(format), example: \(value)}\n").isEmpty == fits)
  }

  @Test("A value of a discriminator needs a discriminator above")
  func discriminators() {
    let base = "  Base: {properties: {kind: string}}\n"
    #expect(types(base + "  Sub: {type: Base, discriminatorValue: x}\n") == ["4:41 discriminator"])
  }

  @Test(
    "Patterns of strings match whole texts",
    arguments: [
      ("a+", "aa", true), ("a+", "aab", false), ("^a", "ab", false), ("^a.*$", "ab", true),
    ])
  func patterns(_ pattern: String, _ text: String, _ fits: Bool) {
    #expect(types("  A: {pattern: '\(pattern)', example: \(text)}\n").isEmpty == fits)
  }
}
