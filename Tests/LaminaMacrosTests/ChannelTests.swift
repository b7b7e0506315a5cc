import Glibc
import Testing

@testable import LaminaMacros

@Suite("Messages between the compiler and its plugin")
struct ChannelTests {
  /// A channel that reads what is written into it.
  private func pipe(_ bytes: [UInt8]) -> Channel {
    var ends: [Int32] = [0, 0]
    Glibc.pipe(&ends)
    _ = bytes.withUnsafeBytes { Glibc.write(ends[1], $0.baseAddress, $0.count) }
    close(ends[1])
    return Channel(input: ends[0], output: -1)
  }

  private func header(_ length: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
  }

  @Test("A message is read after its length, and the end is no fault")
  func reads() throws {
    let body = Array(#"{"a":[1,true,null,"x\n\u00e4\ud83d\ude00"]}"#.utf8)
    let channel = pipe(header(UInt64(body.count)) + body)
    #expect(try channel.receive() == ["a": [1, .bool(true), .null, "x\nä😀"]])
    #expect(try channel.receive() == nil)
  }

  @Test("An empty message is the end, as the compiler sends it")
  func empty() throws {
    #expect(try pipe(header(0)).receive() == nil)
  }

  @Test("A message that is too long is not read")
  func tooLong() {
    #expect(throws: WireError.tooLong(1 << 40)) { try pipe(header(1 << 40)).receive() }
  }

  @Test("A message that ends early is a fault, not a wait")
  func endsEarly() {
    #expect(throws: WireError.endsEarly) { try pipe(header(10) + [123]).receive() }
    #expect(throws: WireError.endsEarly) { try pipe([1, 2, 3]).receive() }
  }

  @Test(
    "What is no JSON is a fault with its place",
    arguments: ["", "{", "[1,", "{\"a\"}", "tru", "\"a", "\"\\u12\"", "1 2", "[1]]", "nan"])
  func noJSON(_ text: String) {
    #expect(throws: WireError.self) { try JSONReader.value(of: Array(text.utf8)) }
  }

  @Test("Brackets within brackets are bounded")
  func depth() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    #expect(throws: WireError.noJSON(offset: JSONReader.depthLimit)) {
      try JSONReader.value(of: deep)
    }
  }

  @Test("What is written is read again as it was")
  func roundTrip() throws {
    let value: JSON = ["text": "a\"b\\c\u{1}\n🙂", "list": [1, -2, .bool(false), .null, [:], []]]
    #expect(try JSONReader.value(of: value.bytes) == value)
  }

  @Test("A message of no known kind is answered with a sentence")
  func stranger() {
    #expect(
      Answer(Plugin.answer(["loadPluginLibrary": [:]])).message?.hasSuffix(
        "message of the compiler") == true)
    #expect(Plugin.answer(["getCapability": [:]])["getCapabilityResult"] != nil)
  }
}
