import Testing

@Suite struct AnnotatedScalarTests {
  /// Each property with its value, and where the annotation would stand.
  private static let places = [
    "title: {value: T, (a): x}\n",
    "title: T\nversion: {value: 1, (a): x}\n",
    "title: T\ndescription: {value: d, (a): x}\n",
    "title: T\nbaseUri: {value: 'http://h', (a): x}\n",
    "title: T\nmediaType: {value: application/json, (a): x}\n",
    "title: T\ndocumentation: [{title: {value: t, (a): x}, content: c}]\n",
    "title: T\n/a: {displayName: {value: d, (a): x}}\n",
    "title: T\n/a: {get: {description: {value: d, (a): x}}}\n",
    "title: T\n/a: {get: {responses: {200: {description: {value: d, (a): x}}}}}\n",
    "title: T\ntraits: {t: {description: {value: d, (a): x}}}\n",
    "title: T\nsecuritySchemes: {s: {type: {value: x-a, (a): x}}}\n",
    "title: T\ntypes: {N: {type: {value: string, (a): x}}}\n",
    "title: T\ntypes: {N: {type: array, items: {value: string, (a): x}}}\n",
    "title: T\ntypes: {N: {minLength: {value: 5, (a): x}}}\n",
    "title: T\ntypes: {N: {pattern: {value: '^a+', (a): x}}}\n",
    "title: T\ntypes: {N: {default: {value: d, (a): x}}}\n",
    "title: T\ntypes: {N: {type: number, minimum: {value: 1, (a): x}}}\n",
    "title: T\ntypes: {N: {type: number, multipleOf: {value: 1, (a): x}}}\n",
    "title: T\ntypes: {N: {type: object, minProperties: {value: 1, (a): x}}}\n",
    "title: T\ntypes: {N: {type: object, additionalProperties: {value: false, (a): x}}}\n",
    "title: T\ntypes: {N: {properties: {p: {required: {value: true, (a): x}}}}}\n",
    "title: T\ntypes: {N: {example: {value: e, strict: {value: true, (a): x}}}}\n",
  ]

  @Test(
    "A scalar may have annotations wherever one may stand, and they are checked", arguments: places)
  func scalars(_ text: String) {
    let declared = "annotationTypes: {a: {maxLength: 3}}\n"
    #expect(problems10(text + declared) == [])
    let broken = text.replacing("(a): x", with: "(a): long")
    #expect(
      problems10(broken + declared).map { $0.split(separator: " ")[1] } == ["annotation-value"])
  }

  @Test("An annotated facet counts as what it says")
  func values() {
    let start = "title: T\nannotationTypes: {a: string}\ntypes:\n"
    let facet = "  N: {minLength: {value: 5, (a): x}, example: abc}\n"
    #expect(problems10(start + facet) == ["4:47 example-not-fitting"])
    let property = "  N: {properties: {p: {required: {value: false, (a): x}}}, example: {}}\n"
    #expect(problems10(start + property) == [])
  }

  @Test("Annotation types may have annotations of those for annotation types")
  func annotationTypes() {
    let note = "title: T\nannotationTypes:\n  note: {allowedTargets: AnnotationType}\n"
    #expect(problems10(note + "  other: {(note): hi}\n") == [])
    #expect(problems10(note + "types: {A: {(note): hi}}\n") == ["4:13 annotation-target"])
  }
}
