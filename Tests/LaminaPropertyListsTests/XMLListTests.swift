import Foundation
import LaminaPropertyLists
import Testing

@Suite("XML property lists with places")
struct XMLListTests {
  private static let header = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

    """

  @Test("Each key and value knows its line and column")
  func places() throws {
    let text = """
      <plist version="1.0">
      <dict>
        <key>é</key><string>one</string> <key>b</key>
          <array><integer>1</integer><true/></array>
      </dict>
      </plist>
      """
    let list = try PropertyList(xml: Self.header + text)
    let pairs = try #require(list.root.pairs)
    #expect(list.root.position.description == "4:1")
    #expect(pairs.map(\.key) == ["é", "b"])
    #expect(pairs.map(\.position.description) == ["5:3", "5:36"])
    #expect(pairs.map(\.value.position.description) == ["5:15", "6:5"])
    #expect(pairs[1].value.array?.map(\.position.description) == ["6:12", "6:32"])
  }

  @Test(
    "Each element is its value",
    arguments: [
      ("<string>a &lt; b &#233; <![CDATA[<c>]]></string>", .string("a < b é <c>")),
      ("<string/>", .string("")), ("<integer> 12 </integer>", .integer(12)),
      ("<integer>0x1F</integer>", .integer(31)), ("<integer>+7</integer>", .integer(7)),
      ("<real>-1.5e2</real>", .real(-150)), ("<true/>", .boolean(true)),
      ("<false/>", .boolean(false)),
      ("<date>1970-01-01T00:01:00Z</date>", .date(Date(timeIntervalSince1970: 60))),
      ("<data>\n  aGVs\n  bG8=\n</data>", .data(Data("hello".utf8))), ("<dict/>", .dictionary([])),
      ("<array><!-- none --></array>", .array([])),
    ] as [(String, PropertyListValue.Content)])
  func values(text: String, expected: PropertyListValue.Content) throws {
    #expect(try PropertyList(xml: "<plist>\(text)</plist>").root.content == expected)
  }

  @Test(
    "What is no property list is an error with the place",
    arguments: [
      ("<html/>", "1:1", "<html> stands where the element <plist> belongs"),
      ("<plist/>", "1:1", "is empty"),
      ("<plist><true/>\n<true/></plist>", "2:1", "<true> stands where the end tag </plist>"),
      ("<plist><dict><string/></dict></plist>", "1:14", "<string> stands where a <key> belongs"),
      ("<plist><dict><key>a</key></dict></plist>", "1:14", "a value of the key \"a\""),
      ("<plist><dict>x<key>a</key></dict></plist>", "1:8", "the text \"x\" stands where"),
      ("<plist><colour/></plist>", "1:8", "<colour> stands where a value"),
      ("<plist><string>a<b/></string></plist>", "1:17", "<b> stands where text belongs"),
      ("<plist><integer>1.5</integer></plist>", "1:8", "\"1.5\" is not an integer of 64 bits"),
      ("<plist><integer></integer></plist>", "1:8", "is not an integer"),
      ("<plist><real>nan</real></plist>", "1:8", "is not a real"),
      ("<plist><date>today</date></plist>", "1:8", "is not a date such as"),
      ("<plist><data>a</data></plist>", "1:8", "is not data in Base64"),
      ("<plist><dict></plist>", "1:22", "cannot be read"),
      ("<plist><dict>", "1:14", "ends early"),
    ])
  func faults(text: String, place: String, words: String) {
    let error = #expect(throws: PropertyListError.self) { try PropertyList(xml: text) }
    let sentence = error?.description ?? ""
    #expect(sentence.hasPrefix("test.plist:\(place): "), "\(sentence)")
    #expect(sentence.contains(words), "\(sentence)")
  }

  @Test("Entities are neither expanded nor fetched")
  func entities() {
    let text =
      "<!DOCTYPE plist [<!ENTITY a \"aaaa\"><!ENTITY b SYSTEM \"file:///etc/passwd\">]>"
      + "<plist><array><string>&a;</string></array></plist>"
    let error = #expect(throws: PropertyListError.self) { try PropertyList(xml: text) }
    #expect(
      error?.problem == .unexpected(found: "the entity &a;", expected: "text"))
  }

  @Test("Depth has a limit, also where Foundation's decoder ends the program")
  func depth() {
    for levels in [101, 200, 6_000, 100_000] {
      let text = "<plist>" + String(repeating: "<array>", count: levels)
      #expect(throws: PropertyListError.self) { try PropertyList(xml: text) }
      let closed = text + String(repeating: "</array>", count: levels) + "</plist>"
      let error = #expect(throws: PropertyListError.self) { try PropertyList(xml: closed) }
      #expect(error?.problem == .tooDeep(limit: 100))
    }
  }

  @Test("A missing file, a folder and a file without rights are errors with the path")
  func files() {
    #expect(problem(at: "/nowhere/Wireframe.plist") == .missing)
    guard case .unreadable = problem(at: NSTemporaryDirectory()) else {
      Issue.record("A folder is no file.")
      return
    }
  }

  private func problem(at path: String) -> PropertyListError.Problem? {
    do throws(PropertyListError) {
      _ = try PropertyList(contentsOf: path)
      return nil
    } catch {
      return error.problem
    }
  }
}

extension PropertyList {
  init(xml text: String) throws(PropertyListError) {
    try self.init(data: Data(text.utf8), file: "test.plist")
  }
}
