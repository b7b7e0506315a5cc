import Foundation
import LaminaPropertyLists
import Testing

@Suite("Binary property lists")
struct BinaryListTests {
  /// As Python's plistlib writes it.
  static let sample =
    Data(
      base64Encoded: """
        YnBsaXN0MDDVAQIDBAUGBwgTFFFhVGxvbmdRY1FkUWVmAGIAIAAmACAA6QAKXxAUeHh4eHh4eHh4eHh4eHh4eHh4eH
        iqCQoLDA0ODxAREhABE///////////EP8SAAEAABMAAAEAAAAAACNABAAAAAAAAAkIRWhlbGxvM0HIWsvQAAAA0KAI
        ExUaHB4gLURPUVpcYWpzdHV7hIUAAAAAAAABAQAAAAAAAAAVAAAAAAAAAAAAAAAAAAAAhg==
        """.filter { !$0.isWhitespace }) ?? Data()

  private func read(_ data: Data, _ change: (inout PropertyListLimits) -> Void = { _ in })
    throws(PropertyListError) -> PropertyListValue
  {
    var limits = PropertyListLimits()
    change(&limits)
    return try PropertyList(data: data, file: "test.plist", limits: limits).root
  }

  /// A list of these objects, of which the first is the root.
  private func list(_ objects: [[UInt8]]) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let start = UInt8(bytes.count)
    let number = { (value: UInt8) in [0, 0, 0, 0, 0, 0, 0, value] as [UInt8] }
    return Data(
      bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + number(UInt8(objects.count)) + number(0)
        + number(start))
  }

  @Test("It is read as the same list in XML is")
  func same() throws {
    let root = try read(Self.sample)
    #expect(root["a"]?.string == "b & é\n" && root["long"]?.string?.count == 20)
    #expect(root["d"]?.pairs?.isEmpty == true && root["e"]?.array?.isEmpty == true)
    #expect(root.pairs?.map(\.key) == ["a", "long", "c", "d", "e"])
    let date = try Date("2026-11-24T10:00:00Z", strategy: .iso8601)
    #expect(
      root["c"]?.array?.map(\.content) == [
        .integer(1), .integer(-1), .integer(255), .integer(65_536), .integer(1 << 40), .real(2.5),
        .boolean(true), .boolean(false), .data(Data("hello".utf8)), .date(date),
      ])
  }

  @Test("Foundation's own lists are read")
  func foundation() throws {
    let value: [String: Any] = [
      "Decodes": ["Home": ["builder": "home"]], "Größe": [1.5, 7] as [Any],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: value, format: .binary, options: 0)
    let root = try read(data)
    #expect(root["Decodes"]?["Home"]?["builder"]?.string == "home")
    #expect(root["Größe"]?.array?.map(\.content) == [.real(1.5), .integer(7)])
  }

  @Test(
    "What it has no place for, and what is damaged, is an error with the byte",
    arguments: [
      ([[0x00]], 9, "has no null"), ([[0xC1, 0]], 9, "an object of kind c"),
      ([[0x80, 7]], 9, "an object of kind 8"), ([[0x0F]], 9, "a byte stands where"),
      ([[0xA1, 9]], 10, "names an object that is not there"),
      ([[0x5F, 0x10, 200]], 9, "ends early"),
      ([[0x5A, 65]], 9, "ends early"), ([[0x5F]], 9, "ends early"), ([[0x13, 0]], 9, "ends early"),
      ([[0x5F, 0x13, 255, 255, 255, 255, 255, 255, 255, 255]], 9, "ends early"),
      ([[0x23, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0]], 9, "not a number"),
      ([[0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]], 9, "not a number"),
      ([[0x21, 0, 0]], 9, "a number has 2 bytes"),
      ([[0xD1, 1, 1], [0x10, 1]], 12, "an integer stands where a string as a key"),
      ([[0xA1, 0]], 9, "nested more than 100 levels"),
      ([[0x14] + [UInt8](repeating: 1, count: 16)], 9, "is not an integer of 64 bits"),
    ] as [([[UInt8]], Int, String)])
  func faults(objects: [[UInt8]], byte: Int, words: String) {
    let error = #expect(throws: PropertyListError.self) { try read(list(objects)) }
    let sentence = error?.description ?? ""
    #expect(sentence.hasPrefix("test.plist:1:\(byte): "), "\(sentence)")
    #expect(sentence.contains(words), "\(sentence)")
  }

  @Test("A few objects that stand for thousands are counted, and strings are made once")
  func shared() {
    // Each list holds the next one fifteen times: 15 to the eighth.
    let lists = (1...8).map { [0xAF, 0x10, 15] + [UInt8](repeating: UInt8($0), count: 15) }
    let error = #expect(throws: PropertyListError.self) { try read(list(lists + [[0x51, 65]])) }
    #expect(error?.problem == .tooMany(limit: 500_000))
    #expect(throws: PropertyListError.self) {
      try read(list([[0xA2, 1, 1], [0x51, 65]])) { $0.count = 2 }
    }
  }

  @Test("Another version, and a list that is cut, are errors")
  func versions() {
    for text in ["bplist15" + String(repeating: "a", count: 60), "bplist00", "bplist"] {
      #expect(throws: PropertyListError.self) { try read(Data(text.utf8)) }
    }
  }
}
