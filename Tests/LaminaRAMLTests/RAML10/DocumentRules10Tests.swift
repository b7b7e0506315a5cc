import LaminaAPISource
import LaminaRAML
import Testing

@Suite struct DocumentRules10Tests {
  @Test(
    "Documents of RAML 1.0 have their rules",
    arguments: [
      ("title:\n", ["1:1 scalar-expected"]), ("title: T\nfoo: 1\n", ["2:1 unknown-property"]),
      ("title: T\nmediaType: [a/b]\n", ["2:13 media-type"]),
      ("title: T\nprotocols: HTTP\n", ["2:1 protocols"]),
      ("title: {value: T}\n", []), ("title: T\ntypes: {}\nschemas: {}\n", ["3:1 type-and-schema"]),
      ("title: T\n/a:\n  /b:\n/a/b:\n", ["3:3 shared-uri", "4:1 shared-uri"]),
      ("title: T\n/a:\n  uriParameters: {b: }\n", ["3:19 unused-parameter"]),
      ("title: T\n/{a}:\n  uriParameters: {a: {example: b/c}}\n", ["3:32 uri-slash"]),
      ("title: T\n/a:\n  get: {queryString: {}, queryParameters: {}}\n", ["3:3 query-string"]),
      ("title: T\n/a:\n  post: {body: {type: string}}\n", ["3:10 no-media-type"]),
      ("title: T\n/a:\n  post: {body: {x/y: {type: string}}}\n", ["3:17 media-type"]),
      ("title: T\n/a:\n  get: {responses: {2000: }}\n", ["3:21 response-code"]),
      ("title: T\n/a:\n  get: {headers: {h: {type: foo}}}\n", ["3:29 unknown-type"]),
      ("title: T\nresourceTypes: {a: {/b: }}\n", ["2:21 nested-resource"]),
      ("title: T\ntraits: {a: x}\n", ["2:13 map-expected"]),
      ("title: T\ntraits: {a: {description: '<<x !uppercase>>'}}\n", ["2:27 unknown-function"]),
      ("title: T\n/a: {is: [b]}\n", ["2:11 unknown-trait"]),
      ("title: T\n/a: {type: b}\n", ["2:12 unknown-type"]),
      ("title: T\nsecuritySchemes: {a: {type: Pass Through}}\nsecuredBy: [a]\n", []),
      ("title: T\nsecuritySchemes: {a: {type: foo}}\n", ["2:29 scheme-type"]),
      ("title: T\n(x): 1\n", ["2:1 unknown-annotation"]),
      ("title: T\nannotationTypes: {x: number}\n(x): y\n", ["3:6 annotation-value"]),
      (
        "title: T\nannotationTypes: {x: {allowedTargets: Method}}\n(x): y\n",
        ["3:1 annotation-target"]
      ),
      ("title: T\nannotationTypes: {x: number}\n/a: {description: {value: d, (x): 1}}\n", []),
    ])
  func rules(_ text: String, _ expected: [String]) {
    #expect(problems10(text) == expected)
  }

  @Test("Names of libraries are found where they are used, and where the library uses them itself")
  func libraries() {
    let library = """
      #%RAML 1.0 Library
      types: {Item: {properties: {name: string}}}
      resourceTypes: {items: {get: {responses: {200: {body: {application/json: Item}}}}}}
      """
    let text =
      "title: T\nuses: {lib: lib.raml}\n/a:\n  type: lib.items\n  post: {body: {application/json: {type: lib.Item, example: {name: 1}}}}\n"
    #expect(problems10(text, ["lib.raml": library]) == ["5:68 example-not-fitting"])
    #expect(
      problems10("title: T\nuses: {lib: lib.raml}\ntypes: {A: lib.Foo}\n", ["lib.raml": library])
        == ["3:12 unknown-type"])
    #expect(problems10("title: T\nuses: {lib: no.raml}\n") == ["2:13 include-missing"])
    #expect(problems10("types: {}\n/a:\n", kind: " Library") == ["2:1 unknown-property"])
  }

  @Test("The nearer trait wins, lists are joined once, and only methods are optional")
  func expansion() {
    let text = """
      #%RAML 1.0
      title: T
      traits: {far: {description: far}, near: {description: near}}
      resourceTypes: {a: {get?: {protocols: [HTTP]}, post?: }}
      /r: {type: a, is: [far], get: {is: [near], protocols: [HTTP, HTTPS], queryParameters: {q?: }}}
      """
    let tree = RAMLDocument.read("a", from: MemoryLoader(["a": text])).tree()
    #expect(
      tree.contains(#""description":"near""#) && tree.contains(#""protocols":["HTTP","HTTPS"]"#))
    #expect(tree.contains(#""q?""#) && !tree.contains(#""post""#))
  }

  @Test(
    "Ten functions may be applied, one after the other",
    arguments: [
      ("!uppercase", "USERNAME"), ("!uppercamelcase", "UserName"), ("!lowercamelcase", "userName"),
      ("!lowerunderscorecase", "user_name"), ("!upperhyphencase", "USER-NAME"),
      ("!pluralize | !uppercamelcase", "UserNames"),
    ])
  func functions(_ name: String, _ result: String) {
    let text =
      "#%RAML 1.0\ntitle: T\ntraits: {t: {description: '<<x | \(name)>>'}}\n/a: {get: {is: [t: {x: userName}]}}\n"
    let document = RAMLDocument.read("a", from: MemoryLoader(["a": text]))
    #expect(document.isUsable && document.tree().contains("\"description\":\"\(result)\""))
  }

  @Test("An overlay changes what is said, and nothing else")
  func overlays() {
    let base = "#%RAML 1.0\ntitle: T\n/a: {get: {description: x}}\n"
    func overlay(_ text: String) -> [String] {
      problems10("extends: base.raml\n" + text, ["base.raml": base], kind: " Overlay")
    }
    #expect(overlay("/a: {get: {description: y}}\n").isEmpty)
    #expect(overlay("/b:\n") == ["2:1 overlay"])
    #expect(overlay("version: 2\n") == ["2:1 overlay"])
    #expect(
      problems10("extends: base.raml\n/b:\n", ["base.raml": base], kind: " Extension").isEmpty)
  }
}
