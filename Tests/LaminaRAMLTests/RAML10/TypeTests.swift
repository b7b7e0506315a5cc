import Testing

@Suite struct TypeTests {
  private func types(_ text: String) -> [String] {
    problems10("title: T\ntypes:\n" + text)
  }

  @Test(
    "Declarations have their rules",
    arguments: [
      ("  A: B\n", ["3:6 unknown-type"]), ("  A: {type: B}\n", ["3:13 unknown-type"]),
      ("  A: 'string |'\n", ["3:6 type-expression"]), ("  A: (string | number)[]\n", []),
      ("  A: A[]\n", ["3:6 type-circle"]), ("  A: {type: A}\n", ["3:13 type-circle"]),
      ("  A: {properties: {a?: A}}\n", []), ("  string: number\n", ["3:3 type-name"]),
      ("  A: [string, number]\n", ["3:6 type-conflict"]), ("  A: [number, integer]\n", []),
      ("  A: {type: string, minimum: 1}\n", ["3:21 unknown-facet"]),
      ("  A: {type: number, properties: {}}\n", ["3:21 unknown-facet"]),
      ("  A: {minLength: -1}\n", ["3:18 number-expected"]),
      ("  A: {minLength: 3, maxLength: 2}\n", ["3:32 bounds"]),
      ("  A: {type: number, format: x}\n", ["3:29 format"]),
      ("  A: {multipleOf: 0}\n", ["3:19 number-expected"]),
      ("  A: {pattern: '('}\n", ["3:16 pattern"]),
      ("  A: {type: boolean, enum: [1]}\n", ["3:29 enum-value"]),
      ("  A: {type: x, schema: y}\n", ["3:6 type-and-schema", "3:13 unknown-type"]),
      (
        "  A: {properties: {a: string}}\n  B: {type: A, properties: {a?: string}}\n",
        ["4:29 wider-property"]
      ),
      (
        "  A: {properties: {a: integer}}\n  B: {type: A, properties: {a: number}}\n",
        ["4:29 wider-property"]
      ),
      ("  A: {properties: {a: number}}\n  B: {type: A, properties: {a: integer}}\n", []),
      ("  A: {facets: {f: string}}\n  B: {type: A, f: 1}\n", ["4:19 facet-value"]),
      ("  A: {facets: {f?: string}}\n  B: {type: A, g: 1}\n", ["4:16 unknown-facet"]),
      ("  A: {facets: {f: string}}\n  B: {type: A}\n", ["4:3 missing-facet"]),
      ("  A: {facets: {f: string}}\n  B: {type: A, facets: {g: string}}\n", []),
      ("  A: {facets: {minLength: string}}\n", ["3:16 facet-name"]),
      (
        "  A: {additionalProperties: false, properties: {/x/: string}}\n", ["3:49 pattern-property"]
      ),
      ("  A: {}\n  A: {}\n", ["4:3 duplicate-key"]),
    ])
  func declarations(_ text: String, _ expected: [String]) {
    #expect(types(text) == expected)
  }

  @Test(
    "Examples are judged by their types",
    arguments: [
      ("{type: string, example: 1}", false), ("{type: string, example: '1'}", true),
      ("{type: integer, example: 1.5}", false), ("{type: number, minimum: 2, example: 1}", false),
      ("{type: number, multipleOf: 0.1, example: 0.3}", true),
      ("{type: boolean, example: 'true'}", false),
      ("{type: date-only, example: 2015-02-29}", false),
      ("{type: date-only, example: 2016-02-29}", true),
      ("{type: time-only, example: 24:00:00}", false),
      ("{type: datetime-only, example: 2015-07-04T21:00:00}", true),
      ("{type: datetime, example: 2016-02-28T16:41:41.090+01:00}", true),
      ("{type: datetime, example: 2016-02-28T16:41:41}", false),
      ("{type: datetime, format: rfc2616, example: 'Sun, 28 Feb 2016 16:41:41 GMT'}", true),
      ("{type: nil, example: x}", false), ("{type: 'string | nil', example: }", true),
      ("{type: 'number[]', example: [1, x]}", false),
      ("{type: 'number[]', minItems: 2, example: [1]}", false),
      ("{type: array, uniqueItems: true, example: [1, 1]}", false),
      ("{enum: [a, b], example: c}", false),
      ("{pattern: '^a+$', example: aab}", false), ("{maxLength: 1, example: é}", true),
      ("{properties: {a: number}, example: {}}", false),
      ("{properties: {a?: number}, example: {}}", true),
      ("{properties: {a?: number}, example: {a: x}}", false),
      ("{properties: {/^x/: number}, example: {x1: y}}", false),
      ("{properties: {a: string}, additionalProperties: false, example: {a: x, b: y}}", false),
      ("{properties: {a: string}, example: {value: {a: 1}, strict: false}}", true),
      ("{properties: {a: string}, examples: {one: {a: x}, two: {value: {a: 1}}}}", false),
      ("{properties: {a: number}, example: '{\"a\": 1}'}", true),
      ("{properties: {a: number}, example: '{\"a\": \"x\"}'}", false),
      ("{type: string, default: 1}", false),
    ])
  func examples(_ text: String, _ fits: Bool) {
    #expect(types("  A: \(text)\n").isEmpty == fits)
  }

  @Test("Inherited rules count, and properties of several parents")
  func inheritance() {
    let text = "  A: {minLength: 3}\n  B: {type: A, maxLength: 5}\n"
    #expect(types(text + "  C: {type: B, example: ab}\n") == ["5:25 example-not-fitting"])
    let two = "  A: {properties: {a: string}}\n  B: {properties: {b: string}}\n"
    #expect(types(two + "  C: {type: [A, B], example: {a: x}}\n") == ["5:21 example-not-fitting"])
  }

  @Test("A JSON Schema may be a type")
  func schemas() {
    let text = "  A: '{\"type\": \"object\", \"properties\": {\"a\": {\"type\": \"string\"}}}'\n"
    #expect(types(text + "  B: {type: A, example: {a: 1}}\n") == ["4:29 example-not-fitting"])
    #expect(types(text + "  B: {type: A, properties: {}}\n") == ["4:16 unknown-facet"])
    let parts = #"{"definitions": {"n": {"type": "number"}}}"#
    let part = "title: T\ntypes:\n  A: {type: !include s.json#/definitions/n, example: 'x'}\n"
    #expect(problems10(part, ["s.json": parts]) == ["3:54 example-not-fitting"])
    #expect(types("  A: '{\"type\": }'\n") == ["3:16 schema-json"])
  }
}
