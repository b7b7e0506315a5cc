import LaminaJSON
import LaminaJSONSchema
import Testing

@Suite("Formats")
struct FormatTests {
  @Test(
    "A format takes what it should, and nothing else",
    arguments: [
      (
        "date-time",
        ["2026-11-24T18:05:00Z", "2026-11-24t18:05:00.5+08:00", "2016-12-31T23:59:60Z"],
        [
          "2026-11-24 18:05:00Z", "2026-11-24T18:05Z", "2026-2-29T00:00:00Z",
          "2016-12-31T23:58:60Z",
        ]
      ),
      ("date", ["2024-02-29"], ["2023-02-29", "2024-2-29", "2024-13-01"]),
      (
        "byte", ["", "AQI=", "AQI", "ab-_", "AAAA\r\nBBBB"], ["A", "AQI==", "a b", "AQ=I", "é==="]
      ),
      ("uuid", ["not judged"], []),
      ("time", ["00:00:00"], ["24:00:00", "00:00", "00:00:60"]),
      (
        "email", ["a.b@example.com", "\"a b\"@example.com", "a@[192.0.2.1]", "a@[IPv6:::1]"],
        ["a", "a@", "@b", ".a@b.c", "a@b..c", "\"a@b"]
      ),
      ("hostname", ["a", "a-b.example"], ["-a", "a-", "a_b", "", "a..b"]),
      ("host-name", ["a.example"], ["a_b"]),
      ("ipv4", ["0.0.0.0", "255.255.255.255"], ["256.0.0.1", "01.0.0.1", "1.2.3"]),
      ("ip-address", ["127.0.0.1"], ["127.1"]),
      (
        "ipv6", ["::", "::1", "1:2:3:4:5:6:7:8", "::ffff:192.0.2.1"],
        [":::", "1:2:3:4:5:6:7", "12345::", "1::2::3", "::1.2.3"]
      ),
      (
        "uri", ["http://a/b?c#d", "urn:a:b", "http://[::1]:80/"],
        ["/a", "a b:c", "http://a/%zz", "http://[::1/", "http://a:b/"]
      ),
      ("regex", ["^a+$", "(?<=a)b"], ["(", "(?P<a>b)"]),
      (
        "color", ["red", "#abc", "#AABBCC", "rgb(1, 2, 3)", "rgb(1%,2%,3%)"],
        ["rede", "#ab", "rgb(1,2)", "rgb(1%,2,3)"]
      ),
      ("style", ["color: red; width: 1px;", ""], ["color", "color:", ": red"]),
      ("phone", ["+1 555 0100", "(030) 123-45", "0123 ext. 5"], ["abc", "1", "+1 x"]),
      ("utc-millisec", ["x"], []),
    ] as [(String, [String], [String])])
  func format(_ name: String, _ valid: [String], _ other: [String]) {
    let schema = JSONSchema(
      ["format": .init(stringLiteral: name)], options: SchemaOptions(defaultDraft: .draft4))
    #expect(schema.problems == [])
    for text in valid { #expect(schema.accepts(.init(stringLiteral: text)), "\(name) \(text)") }
    for text in other { #expect(!schema.accepts(.init(stringLiteral: text)), "\(name) \(text)") }
    #expect(schema.accepts(1))
  }

  @Test("Formats may be left unchecked")
  func unchecked() {
    let options = SchemaOptions(defaultDraft: .draft4, checksFormats: false)
    #expect(JSONSchema(["format": "ipv4"], options: options).accepts("x"))
  }
}
