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
}
