import Testing

@Suite struct ExpansionTests {
  @Test("Own values beat types, child types beat parents, the first trait beats the next")
  func precedence() {
    let text = """
      title: T
      traits:
      - one: {description: one, headers: {h: {description: one}}}
      - two: {description: two, headers: {i: {description: two}}}
      resourceTypes:
      - parent: {description: parent, get: {description: parent}}
      - child: {type: parent, description: child}
      /a:
        type: child
        get: {is: [one, two]}
      """
    let tree = resources(text)
    #expect(tree.contains(#""description":"child""#))
    #expect(
      tree.contains(#""h":{"description":"one""#) && tree.contains(#""i":{"description":"two""#))
    // A type's method is the method's own before traits come.
    #expect(tree.contains(#""description":"parent","#))
  }

  @Test("Traits of a resource beat those of a method, in 0.8")
  func levels() {
    let text = """
      title: T
      traits:
      - one: {description: one}
      - two: {description: two}
      /a: {is: [one], get: {is: [two]}}
      """
    #expect(resources(text).contains(#""description":"one""#))
  }

  @Test("Optional keys count only where the key is there without")
  func optional() {
    let type = "title: T\nresourceTypes:\n- a: {get?: {description: x}, post?: }\n"
    #expect(!resources(type + "/r: {type: a}\n").contains("method"))
    let tree = resources(type + "/r: {type: a, get: }\n")
    #expect(tree.contains(#""description":"x""#) && !tree.contains("post"))
  }

  @Test("Placeholders are filled in keys and values, with functions and reserved names")
  func placeholders() {
    let text = """
      title: T
      resourceTypes:
      - a:
          description: <<item|!pluralize>> of <<resourcePathName | !singularize>> at <<resourcePath>>
          get: {description: <<methodName>>, headers: {<<item>>: }}
      /users/{id}: {type: {a: {item: City}}}
      """
    let tree = resources(text)
    #expect(tree.contains("Cities of user at /users/{id}"))
    #expect(
      tree.contains(#""description":"get""#) && tree.contains(#""City":{"displayName":"City""#))
  }

  @Test("A whole value may be a list or a map")
  func structures() {
    let text =
      "title: T\nresourceTypes:\n- a: {get: {responses: <<r>>}}\n/x: {type: {a: {r: {200: {description: fine}}}}}\n"
    #expect(resources(text).contains(#""responses":{"200":{"description":"fine"}}"#))
  }

  @Test("The default media type is named before types are merged")
  func mediaTypes() {
    let text = """
      title: T
      mediaType: application/json
      resourceTypes:
      - a: {post: {body: {example: '1'}}}
      /r: {type: a, post: {body: {application/json: {schema: '{}'}}}}
      """
    #expect(resources(text).contains(#""body":{"application/json":{"example":"1","schema":"{}"}}"#))
  }

  @Test("Lists are joined, and null takes what the other has")
  func merging() {
    let text = """
      title: T
      traits: [one: {protocols: [HTTP], body: {a/b: {example: x}}}]
      /a: {get: {is: [one], protocols: [HTTPS], body: }}
      """
    let tree = resources(text)
    #expect(tree.contains(#"["HTTP","HTTPS"]"#) && tree.contains(#""example":"x""#))
  }

  @Test("Chains of types that double a text end at a limit")
  func bomb() {
    var text = "title: T\nresourceTypes:\n"
    for level in 0..<40 { text += "- t\(level): {type: {t\(level + 1): {p: <<p>><<p>>}}}\n" }
    text += "- t40: {description: <<p>>}\n/a: {type: {t0: {p: xxxxxxxx}}}\n"
    #expect(problems(text).contains { $0.hasSuffix("expansion-limit") })
  }

  @Test("Values within values end at a depth")
  func deepValues() {
    var text = "title: T\nresourceTypes:\n"
    let open = String(repeating: "{a: ", count: 20)
    let close = String(repeating: "}", count: 20)
    for level in 0..<40 {
      text += "- t\(level): {type: {t\(level + 1): {p: \(open)<<p>>\(close)}}}\n"
    }
    text += "- t40: {get: <<p>>}\n/a: {type: {t0: {p: {b: c}}}}\n"
    #expect(problems(text).contains { $0.hasSuffix("expansion-limit") })
  }

  @Test("Values that repeat a value end at a limit")
  func wideValues() {
    var text = "title: T\nresourceTypes:\n"
    let all = "[\(Array(repeating: "<<p>>", count: 200).joined(separator: ", "))]"
    for level in 0..<40 { text += "- t\(level): {type: {t\(level + 1): {p: \(all)}}}\n" }
    text += "- t40: {get: {protocols: <<p>>}}\n/a: {type: {t0: {p: [HTTP]}}}\n"
    #expect(problems(text).contains { $0.hasSuffix("expansion-limit") })
  }

  @Test("Of many traits the first wins, and headers keep their order")
  func manyTraits() {
    let traits = (0..<40).map { "- t\($0): {description: d\($0), headers: {h\($0): }}\n" }
    let uses = (0..<40).map { "t\($0)" }.joined(separator: ", ")
    let tree = resources(
      "title: T\ntraits:\n\(traits.joined())/a: {get: {is: [\(uses)], headers: {own: }}}\n")
    #expect(tree.contains(#""description":"d0""#))
    let names = tree.matches(of: /"displayName":"(h\d+|own)"/).map { String($0.output.1) }
    #expect(names == (0..<40).reversed().map { "h\($0)" } + ["own"])
  }

  @Test("Thousands of names are handled at once")
  func manyNames() {
    var text = "title: T\ntraits:\n"
    for index in 0..<1_000 { text += "- t\(index): {headers: {h\(index): }}\n" }
    text += "/a:\n  get:\n    is: [\((0..<1_000).map { "t\($0)" }.joined(separator: ", "))]\n"
    text += "  post: {is: [\((0..<1_000).map { "u\($0)" }.joined(separator: ", "))]}\n"
    let found = problems(text)
    #expect(found.count == 1_000)
    #expect(found.allSatisfy { $0.hasSuffix("unknown-trait") })
  }
}
