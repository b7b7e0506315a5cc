import Testing

@Suite struct TemplateRuleTests {
  @Test(
    "Types and traits have their rules",
    arguments: [
      ("resourceTypes: x\n", ["2:16 list-expected"]),
      ("resourceTypes:\n- a: x\n", ["3:6 map-expected"]),
      ("resourceTypes:\n- a:\n", ["3:3 empty-definition (warning)"]),
      ("resourceTypes:\n- <<a>>: {}\n", ["3:3 placeholder-misplaced"]),
      ("resourceTypes:\n- a:\n    /b:\n", ["4:5 nested-resource"]),
      ("resourceTypes:\n- a:\n    'description?': x\n", ["4:5 unknown-property"]),
      ("resourceTypes:\n- a:\n    usage: x\n    get?:\n      headers?:\n", []),
      ("resourceTypes:\n- a:\n    get: {body: {a/b: {'schema?': x}}}\n", ["4:24 unknown-property"]),
      ("resourceTypes:\n- a: {}\n  a: {}\n", ["4:3 duplicate-key"]),
      ("traits:\n- a:\n    is: [a]\n", ["4:5 unknown-property"]),
      ("traits:\n- a:\n    usage: x\n    displayName: y\n", []),
      ("traits:\n- a:\n    <<b|upper>>: x\n", ["4:5 unknown-function"]),
      ("traits:\n  a: {}\n", ["3:3 list-expected"]),
      ("/r:\n  type: a\n", ["3:9 unknown-type"]),
      ("/r:\n  type: {}\n", ["3:9 type-use"]),
      ("/r:\n  type:\n", ["3:3 type-use"]),
      ("/r:\n  is: a\n", ["3:3 list-expected"]),
      ("/r:\n  is: [a]\n", ["3:8 unknown-trait"]),
      ("traits:\n- a: {}\n/r:\n  is: [a: {b: []}]\n", ["5:15 trait-parameter"]),
      ("securitySchemes: x\n", ["2:18 list-expected"]),
      ("securitySchemes:\n- a: {type: foo}\n", ["3:13 scheme-type"]),
      ("securitySchemes:\n- a: {type: x-b, c: d}\n", ["3:18 unknown-property"]),
      ("securitySchemes:\n- a: {type: OAuth 2.0}\n", []),
      (
        "securitySchemes:\n- a:\n    type: OAuth 2.0\n    settings:\n",
        ["5:5 missing-setting", "5:5 missing-setting"]
      ),
      (
        "securitySchemes:\n- a:\n    type: x-b\n    describedBy: {get: , queryString: }\n",
        ["5:19 unknown-property", "5:26 unknown-property"]
      ),
      ("securedBy: [a]\n", ["2:13 unknown-scheme"]),
      ("securedBy: [[a]]\n", ["2:13 scheme-list"]),
      ("securitySchemes:\n- a: {type: x-b}\nsecuredBy: [a, null, a]\n", ["4:1 duplicate-key"]),
      (
        "securitySchemes:\n- a: {type: x-b, settings: {scopes: [s]}}\nsecuredBy: [a: {scopes: [t]}]\n",
        ["4:26 unknown-scope"]
      ),
    ])
  func templates(_ text: String, _ expected: [String]) {
    #expect(problems("title: T\n" + text) == expected)
  }

  @Test(
    "Uses of types and traits have their rules",
    arguments: [
      ("resourceTypes:\n- a: {description: <<x>>}\n/r:\n  type: a\n", ["5:9 missing-value"]),
      (
        "resourceTypes:\n- a: {description: x}\n/r:\n  type: {a: {y: z}}\n",
        ["5:14 unused-value (warning)"]
      ),
      (
        "resourceTypes:\n- a: {}\n/r:\n  type: {a: {resourcePath: z}}\n",
        ["5:14 reserved-parameter"]
      ),
      ("resourceTypes:\n- a: {type: b}\n- b: {type: a}\n/r:\n  type: a\n", ["4:3 type-circle"]),
      ("resourceTypes:\n- a: {type: <<x>>}\n/r:\n  type: {a: {x: }}\n", ["3:13 type-use"]),
      (
        "traits:\n- a: {description: '<<x|upper>>'}\n/r:\n  is: [a: {x: y}]\n  get:\n",
        ["3:20 unknown-function"]
      ),
      (
        "traits:\n- a: {headers: {h: }}\n/r:\n  is: [a]\n  get: {headers: []}\n",
        ["3:16 different-structures", "6:9 map-expected"]
      ),
    ])
  func uses(_ text: String, _ expected: [String]) {
    #expect(problems("title: T\n" + text) == expected)
  }
}
