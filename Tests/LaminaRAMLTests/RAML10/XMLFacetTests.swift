import LaminaAPIModel
import LaminaAPISource
import LaminaRAML
import Testing

@Suite struct XMLFacetTests {
  private func problems(_ example: String) -> [String] {
    problems10(
      """
      title: T
      types:
        Person:
          properties:
            name: {type: string, xml: {attribute: true, name: fullname}}
            age?: integer
            tags?: {type: 'string[]', xml: {wrapped: true}}
            phone?: {type: 'integer[]', xml: {name: tel}}
            home?: {properties: {street: string}, additionalProperties: false}
          additionalProperties: false
      /a: {get: {body: {application/xml: {type: Person, example: '\(example)'}}}}

      """)
  }

  @Test(
    "Examples of XML are read as their type's facets say",
    arguments: [
      ("<p fullname=\"A\"/>", true), ("<p><fullname>A</fullname></p>", false),
      ("<p name=\"A\"/>", false), ("<p fullname=\"A\"><age> 7 </age></p>", true),
      ("<p fullname=\"A\"><age>x</age></p>", false),
      ("<p fullname=\"A\"><tags><tag>a</tag><tag>b</tag></tags></p>", true),
      ("<p fullname=\"A\"><tel>1</tel><tel>2</tel></p>", true),
      ("<p fullname=\"A\"><tel>1</tel><tel>x</tel></p>", false),
      ("<p fullname=\"A\"><home><street>S</street></home></p>", true),
      ("<p fullname=\"A\"><home><town>S</town></home></p>", false),
      ("<p fullname=\"A\"><other/></p>", false),
    ])
  func examples(_ text: String, _ fits: Bool) {
    #expect(
      Set(problems(text).map { $0.split(separator: " ")[1] })
        == (fits ? [] : ["example-not-fitting"]))
  }

  @Test("An example that is no XML is a problem")
  func malformed() {
    #expect(problems("<p").map { $0.split(separator: " ")[1] } == ["example-xml"])
  }

  @Test(
    "The facet is for what can be written so",
    arguments: [
      ("{type: object, xml: {attribute: true}}", ["3:38 xml-attribute"]),
      ("{type: array, xml: {attribute: true}}", ["3:37 xml-attribute"]),
      ("{type: string, xml: {wrapped: true}}", ["3:36 xml-wrapped"]),
      ("{type: string, xml: {wrapped: false, attribute: true, prefix: p}}", []),
      ("{type: string, xml: {wraped: false}}", ["3:27 unknown-property"]),
      ("{type: string, xml: 3}", ["3:26 map-expected"]),
      ("{type: string, xml: {name: a, name: b}}", ["3:36 duplicate-key"]),
    ])
  func rules(_ type: String, _ expected: [String]) {
    #expect(problems10("title: T\ntypes:\n  A: \(type)\n") == expected)
  }
}
