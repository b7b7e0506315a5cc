import LaminaAPI
import Testing

/// What is wrong with documents of others, and where.
@Suite struct FileProblemTests {
  private func problems(_ text: String, _ files: [String: String] = [:]) -> [String] {
    let all = files.merging(["a.yaml": text]) { $1 }
    return OpenAPIFile.read("a.yaml", from: MemoryLoader(all)).diagnostics
      .filter { $0.severity > .hint }.map {
        let file = $0.place.file == "a.yaml" ? "" : $0.place.file + ":"
        return "\(file)\($0.place.line):\($0.place.column) \($0.code)"
      }
  }

  /// Of a document whose fourth line on is `paths`.
  private func inPaths(_ paths: String) -> [String] {
    problems("openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n" + paths + "\n")
  }

  @Test(
    "Parts have their rules",
    arguments: [
      ("  /a: {}", []), ("  a: {}", ["4:3 path"]), ("  /{a: {}", ["4:3 path"]),
      ("  /a: {gett: {}}", ["4:8 unknown-property"]), ("  /a: 3", ["4:7 map-expected"]),
      ("  /a: {get: {}}", ["4:13 missing-property"]),
      ("  /a: {get: {responses: {}}}", ["4:25 responses"]),
      ("  /a: {get: {responses: {20: {description: d}}}}", ["4:26 response-code"]),
      ("  /a: {get: {responses: {200: {}}}}", ["4:31 missing-property"]),
      ("  /a: {get: {responses: {200: {description: 3}}}}", ["4:45 value-kind"]),
      ("  /{x}: {}\n  /{y}: {}", ["5:3 duplicate-path"]),
      ("  /a: {x-y: 1, get: {x-z: 2, responses: {200: {description: d}}}}", []),
      ("  /a: {parameters: [{name: q, in: querry, schema: {}}]}", ["4:35 parameter-in"]),
      ("  /a: {parameters: [{name: q, in: query}]}", ["4:21 parameter-schema"]),
      ("  /a: {parameters: [{name: q, in: query, schema: {type: strin}}]}", ["4:57 schema-type"]),
      ("  /a: {parameters: [{name: q, in: query, schema: {pattern: '('}}]}", ["4:60 pattern"]),
      ("  /a: {parameters: [{name: q, in: query, schema: {minLenght: 1}}]}", ["4:51 unknown-word"]),
      ("  /a: {parameters: [{name: q, in: query, schema: {minLength: -1}}]}", ["4:62 value-kind"]),
      (
        "  /a: {parameters: [{name: q, in: query, schema: {type: integer}, example: x}]}",
        ["4:76 example-not-fitting"]
      ),
      (
        "  /a: {parameters: [{name: q, in: query, schema: {}, style: simple}]}",
        ["4:61 parameter-style"]
      ),
      (
        "  /a: {parameters: [{name: q, in: query, schema: {}}, {name: q, in: query, schema: {}}]}",
        ["4:55 duplicate-parameter"]
      ),
      (
        "  /a: {parameters: [{name: a, in: path, required: true, schema: {}}]}",
        ["4:21 unused-parameter"]
      ),
      ("  /{a}: {parameters: [{name: a, in: path, schema: {}}]}", ["4:23 parameter-required"]),
      ("  /{a}: {get: {responses: {200: {description: d}}}}", ["4:10 undeclared-parameter"]),
      ("  /a: {parameters: [{$ref: '#/components/parameters/P'}]}", ["4:28 unresolved-reference"]),
      ("  /a: {parameters: [{$ref: 'b.yaml'}]}", ["4:28 unresolved-reference"]),
      ("  /a: {$ref: '#/paths/~1a'}", ["4:14 reference-circle"]),
      (
        "  /a: {get: {security: [{k: []}], responses: {200: {description: d}}}}",
        ["4:26 unknown-scheme"]
      ),
      (
        "  /a: {get: {operationId: x, responses: {200: {description: d}}}, put: {operationId: x, responses: {200: {description: d}}}}",
        ["4:86 duplicate-operation"]
      ),
      (
        "  /a: {get: {responses: {200: {description: d}}, responses: {200: {description: d}}}}",
        ["4:50 duplicate-key"]
      ),
    ])
  func rules(_ paths: String, _ expected: [String]) { #expect(inPaths(paths) == expected) }

  @Test(
    "Documents have theirs",
    arguments: [
      ("openapi: 3.0.3\npaths: {}\n", ["1:1 missing-property"]),
      ("openapi: 2.0\ninfo: {}\n", ["1:10 openapi-version"]),
      ("swagger: '1.2'\n", ["1:10 openapi-version"]), ("- openapi\n", ["1:1 document-not-map"]),
      ("openapi: 3.1.0\ninfo: {title: T, version: '1'}\ncomponents: {}\n", []),
      ("openapi: 3.0.0\ninfo: {title: T, version: 1}\npaths: {}\n", ["2:27 value-kind"]),
      (
        "openapi: 3.0.0\ninfo: {title: T, version: '1'}\npaths: {}\ncomponents: {schemas: {'a b': {}}}\n",
        ["4:24 component-name"]
      ),
      (
        "openapi: 3.0.0\ninfo: {title: T, version: '1'}\npaths: {}\ncomponents: {securitySchemes: {a: {type: http}, b: {type: x}}}\n",
        ["4:35 missing-property", "4:59 scheme-type"]
      ),
      ("openapi: 3.0.0\ninfo: [\n", ["3:1 yaml-syntax"]),
      (
        "{\"openapi\": \"3.0.0\", \"info\": {\"title\": \"T\", \"version\": \"1\"},}\n",
        ["1:1 missing-property", "1:60 json-trailingComma"]
      ),
    ])
  func documents(_ text: String, _ expected: [String]) {
    let found = problems(text)
    #expect(found == expected || (expected.count == 1 && found.contains(expected[0])), "\(found)")
  }

  @Test("Files lead to files, faults are said there, and circles, escapes and addresses end")
  func files() {
    let root = "openapi: 3.0.0\ninfo: {title: T, version: '1'}\npaths:\n  /a: {$ref: 'p/a.yaml'}\n"
    #expect(
      problems(root, ["p/a.yaml": "get: {responses: {200: {description: d}}, x: 1}\n"]) == [
        "p/a.yaml:1:43 unknown-property"
      ])
    #expect(
      problems(
        root,
        [
          "p/a.yaml": "get: {responses: {200: {$ref: '../r.yaml#/R'}}}\n",
          "r.yaml": "R: {description: d}\n",
        ]) == [])
    #expect(
      problems(root, ["p/a.yaml": "$ref: ../a.yaml#/paths/~1a\n"]).contains("4:14 reference-circle")
    )
    #expect(problems(root, ["p/a.yaml": "get: [\n"]).contains { $0.hasPrefix("p/a.yaml:2:1 yaml") })
    for reference in ["http://a/b.yaml", "../../../etc/passwd", "/dev/zero"] {
      #expect(
        problems(root.replacing("p/a.yaml", with: reference)) == ["4:14 unresolved-reference"])
    }
  }

  @Test("All that references lead round in is read once, and ends")
  func endless() {
    let schemas = (0..<300).map {
      "    S\($0): {properties: {a: {$ref: '#/components/schemas/S\(($0 + 1) % 300)'}}}\n"
    }
    let text =
      "openapi: 3.0.0\ninfo: {title: T, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n"
      + schemas.joined()
    let file = OpenAPIFile.read("a.yaml", from: MemoryLoader(["a.yaml": text]))
    #expect(file.diagnostics.isEmpty && file.model().schemas.count == 300)
  }
}
