import LaminaRAML
import Testing

@Suite struct TreeTests {
  @Test("Parameters, segments, protocols and security are filled in")
  func defaults() {
    let text = """
      title: T
      version: 1.0
      baseUri: https://x/{version}
      securitySchemes: [s: {type: x-s}]
      securedBy: [s]
      /a/{b}: {get: {queryParameters: {q: , r: {type: integer}}}}
      """
    let tree = read(text).tree()
    #expect(tree.contains(#""version":"1.0""#) && tree.contains(#""protocols":["HTTPS"]"#))
    #expect(
      tree.contains(#""enum":["1.0"]"#) && tree.contains(#""relativeUriPathSegments":["a","{b}"]"#))
    #expect(tree.contains(#""q":{"displayName":"q","type":"string"}"#))
    #expect(tree.contains(#""r":{"type":"integer","displayName":"r"}"#))
    #expect(tree.contains(#""b":{"type":"string","required":true,"displayName":"b"}"#))
    #expect(tree.contains(#""securedBy":["s"],"method":"get""#))
  }

  @Test("Options leave types, defaults and the texts of schemas out")
  func options() {
    let text = """
      title: T
      baseUri: http://x
      schemas: [s: '{"a": 1}']
      traits: [t: {description: x}]
      /a: {get: {is: [t], body: {a/b: {schema: s}}}}
      """
    var options = TreeOptions()
    #expect(read(text).tree(options).contains(#""schema":"{\"a\": 1}""#))
    options.showsSchemas = false
    #expect(read(text).tree(options).contains(#""schema":"s""#))
    options.isExpanded = false
    let tree = read(text).tree(options)
    #expect(!tree.contains(#""protocols""#) && !tree.contains(#"{"description":"x","is""#))
  }
}
