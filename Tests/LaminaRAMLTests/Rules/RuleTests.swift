import LaminaAPISource
import LaminaRAML
import Testing

@Suite struct RuleTests {
  @Test(
    "The root has its rules",
    arguments: [
      ("", ["1:1 document-not-map"]),
      ("- a\n", ["1:1 document-not-map"]),
      ("version: 1\n", ["1:1 missing-title"]),
      ("title: []\n", ["1:1 scalar-expected"]),
      ("title: T\ntitle: U\n", ["2:1 duplicate-key"]),
      ("title: T\nversoin: 1\n", ["2:1 unknown-property"]),
      ("title: T\nbaseUri: http://x/{version}\n", ["1:1 missing-version"]),
      ("title: T\nversion:\nbaseUri: http://x/{version}\n", ["2:1 version-empty"]),
      ("title: T\nversion: a b\nbaseUri: http://x/{version}\n", ["2:10 version-characters"]),
      ("title: T\nbaseUri: ftp://x\n", ["2:10 base-uri"]),
      ("title: T\nbaseUri: http://x/{a\n", ["2:10 base-uri"]),
      ("title: T\nbaseUri: http://x/{+a}\n", ["2:10 base-uri"]),
      ("title: T\nbaseUri: ''\n", ["2:10 base-uri"]),
      ("title: T\nbaseUriParameters:\n  a:\n", ["2:1 no-base-uri"]),
      (
        "title: T\nversion: 1\nbaseUri: http://x/{version}\nbaseUriParameters:\n  version:\n",
        ["5:3 reserved-parameter"]
      ),
      (
        "title: T\nbaseUri: http://x/{a}\nbaseUriParameters:\n  b:\n",
        ["4:3 unused-parameter (warning)"]
      ),
      ("title: T\nprotocols: HTTP\n", ["2:1 protocols"]),
      ("title: T\nprotocols: [http]\n", ["2:13 protocols"]),
      ("title: T\nmediaType: []\n", ["2:1 media-type"]),
      ("title: T\nmediaType: json\n", ["2:12 media-type"]),
      ("title: T\ndocumentation: []\n", ["2:16 documentation"]),
      ("title: T\ndocumentation:\n- title: A\n", ["3:3 documentation"]),
      ("title: T\ndocumentation:\n- title: A\n  content:\n", ["4:3 documentation"]),
      ("title: T\nschemas:\n- a:\n", ["3:3 schema-not-text"]),
      ("title: T\nschemas: x\n", ["2:10 list-expected"]),
    ])
  func root(_ text: String, _ expected: [String]) {
    #expect(problems(text) == expected)
  }

  @Test(
    "Resources, methods and responses have their rules",
    arguments: [
      ("/a: x\n", ["2:5 resource-not-map"]),
      ("/a{b:\n", ["2:1 resource-uri"]),
      ("/a:\n  gett:\n", ["3:3 unknown-property"]),
      ("/a:\n  usage: x\n", ["3:3 unknown-property"]),
      ("/a:\n  get:\n  get:\n", ["4:3 duplicate-key"]),
      ("/a:\n  get: []\n", ["3:3 method-not-map"]),
      ("/a:\n  get: m.raml\n", ["3:3 include-missing-tag"]),
      ("/a:\n  get:\n    usage: x\n", ["4:5 unknown-property"]),
      ("/a:\n  /b:\n/a/b:\n", ["4:1 shared-uri"]),
      ("/a:\n  uriParameters:\n    b:\n", ["4:5 unused-parameter (warning)"]),
      ("/a:\n  get:\n    responses:\n      x:\n", ["5:7 response-code"]),
      ("/a:\n  get:\n    responses:\n      99:\n", ["5:7 response-code-range (warning)"]),
      ("/a:\n  get:\n    responses:\n      200:\n      200:\n", ["6:7 duplicate-key"]),
      ("/a:\n  <<b>>: x\n", ["3:3 placeholder-misplaced"]),
      ("/a:\n  get?:\n", ["3:3 unknown-property"]),
      ("/a:\n  GET:\n", []),
    ])
  func resources(_ text: String, _ expected: [String]) {
    #expect(problems("title: T\n" + text) == expected)
  }

  @Test(
    "Bodies have their rules",
    arguments: [
      ("schema: '{}'\n", ["4:5 no-media-type"]),
      ("a: x\n", ["5:7 unknown-property"]),
      ("a/b:\n      example: x\n", ["6:7 body-mixture"]),
      ("a/b:\n        example: []\n", ["6:9 scalar-expected"]),
      (
        "multipart/form-data:\n        formParameters:\n          a:\n        example: x\n",
        ["6:9 form-with-schema"]
      ),
      ("multipart/form-data:\n        example: x\n", ["5:7 form-without-parameters (warning)"]),
      ("text/plain:\n        schema: s.json\n", ["6:17 include-missing-tag (warning)"]),
      ("text/plain:\n        schema: s\n", ["6:17 unknown-schema (warning)"]),
      ("text/plain:\n        schema: s.json\n", ["6:17 include-missing-tag (warning)"]),
    ])
  func bodies(_ text: String, _ expected: [String]) {
    #expect(problems("title: T\n/a:\n  post:\n    body:\n      " + text) == expected)
  }

  @Test(
    "Parameters have their rules",
    arguments: [
      ("x", ["5:10 map-expected"]), ("[]", ["5:10 no-type"]),
      ("[{}]", ["5:10 single-type (warning)"]),
      ("{require: true}", ["5:11 unknown-property"]), ("{type: int}", ["5:17 parameter-type"]),
      ("{required: yes}", ["5:21 boolean-expected"]), ("{repeat: TRUE}", ["5:19 boolean-expected"]),
      ("{enum: []}", ["5:17 enum-empty"]), ("{enum: [a, a]}", ["5:17 enum-duplicates"]),
      ("{enum: x}", ["5:17 list-expected"]), ("{maxLength: x}", ["5:22 number-expected"]),
      ("{type: number, minLength: 1}", ["5:25 unusable-attribute"]),
      ("{minimum: 1}", ["5:11 unusable-attribute"]), ("{example: []}", ["5:20 scalar-expected"]),
      ("{type: file}", ["5:17 file-outside-form (warning)"]),
      ("{type: string, type: date}", ["5:25 duplicate-key"]),
      ("{'description?': x}", ["5:11 unknown-property"]), ("{type: integer, minimum: 1.5}", []),
    ])
  func parameters(_ text: String, _ expected: [String]) {
    #expect(problems("title: T\n/a:\n  get:\n    queryParameters:\n      b: " + text) == expected)
  }

  @Test("What a type says wrongly is said once, however often it is used")
  func once() {
    let text = """
      #%RAML 0.8
      title: T
      traits: [paged: {}]
      resourceTypes: [all: {get: {is: [pagd]}}]
      /a: {type: all}
      /b: {type: all}
      """
    let document = RAMLDocument.read("a.raml", from: MemoryLoader(["a.raml": text]))
    #expect(document.diagnostics.map(\.code) == ["unknown-trait"])
    #expect(document.diagnostics.first?.repair == "Did you mean \"paged\"?")
  }

  @Test("The nearest word is proposed")
  func proposes() {
    let diagnostics = read(
      "title: T\n/a:\n  get:\n    queryParameters:\n      b:\n        require: true\n"
    ).diagnostics
    #expect(diagnostics.map(\.repair) == ["Did you mean \"required\"?"])
  }

  @Test("All problems are found in one run, in the order of the lines")
  func all() {
    let text = "title: []\nfoo: 1\n/a:\n  gett:\n  get:\n    headers: x\n"
    #expect(
      problems(text) == [
        "1:1 scalar-expected", "2:1 unknown-property", "4:3 unknown-property", "6:5 map-expected",
      ])
  }

  @Test("Only versions 0.8 and 1.0 are read")
  func version() {
    for text in ["title: T\n", "#%RAML 0.1\n", "#%RAML 1.0 Foo\ntitle: T\n", "#%RAML1.0\n", ""] {
      let document = RAMLDocument.read("a", from: MemoryLoader(["a": text]))
      #expect(document.diagnostics.map(\.code) == ["raml-version"], "\(text)")
    }
    for text in ["\u{FEFF}#%RAML 0.8\ntitle: T\n", "#%RAML 0.8  \ntitle: T\n"] {
      #expect(RAMLDocument.read("a", from: MemoryLoader(["a": text])).diagnostics.isEmpty)
    }
  }

  @Test("Without checking, only what cannot be read is a problem")
  func unchecked() {
    let document = RAMLDocument.read(
      "a", from: MemoryLoader(["a": "#%RAML 0.8\ntitle: []\n"]), isChecked: false)
    #expect(document.diagnostics.isEmpty)
    #expect(document.tree() == #"{"title":[]}"#)
  }
}
