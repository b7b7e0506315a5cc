import Foundation
import LaminaInstances
import SeededRandom
import Testing

/// Messages as values: what is sent is read, and all else is refused with its reason.
@Suite("Messages between starts")
struct MessageTests {
  private let rule = AddressRule(schemes: ["market", "Web+Tea"])

  private func read(_ text: String) throws(HandoverFault) -> [String] {
    try HandoverMessage(bytes: Array(text.utf8), rule: rule).addresses.map(\.absoluteString)
  }

  private func fault(_ bytes: [UInt8]) -> HandoverFault? {
    do {
      _ = try HandoverMessage(bytes: bytes, rule: rule)
      return nil
    } catch { return error }
  }

  private func fault(_ text: String) -> HandoverFault? { fault(Array(text.utf8)) }

  @Test("What is sent is what is read")
  func roundTrip() throws {
    let texts = ["market://product/tea", "web+tea:cup?milk=no#edge", "MARKET://x/%0A"]
    let sent = HandoverMessage(texts.compactMap { URL(string: $0) })
    #expect(sent.addresses.count == 3)
    #expect(try HandoverMessage(bytes: sent.bytes, rule: rule) == sent)
    #expect(try read("lamina 1\n") == [])
  }

  @Test("The desktop's token goes with the message, and nothing that is none")
  func token() throws {
    let sent = HandoverMessage([], token: "abc_TIME12")
    #expect(try HandoverMessage(bytes: sent.bytes, rule: rule).token == "abc_TIME12")
    #expect(fault("lamina 1 \n") == .noGreeting)
    #expect(fault("lamina 1 a b\n") == .noGreeting)
    #expect(fault("lamina 1 " + String(repeating: "x", count: 257) + "\n") == .noGreeting)
  }

  @Test("What is no message is refused")
  func garbage() {
    #expect(fault([]) == .noGreeting)
    #expect(fault("hello\n") == .noGreeting)
    #expect(fault("lamina 2\nmarket:x\n") == .noGreeting)
    #expect(fault("lamina 1\nmarket://product/tea") == .noGreeting)
    #expect(fault([0xFF, 0xFE, 0x0A]) == .noText)
    #expect(fault([UInt8](repeating: 65, count: 10 << 20)) == .tooLong)
  }

  @Test("An address without a scheme, with another one, or with control characters is refused")
  func addresses() {
    #expect(fault("lamina 1\n../tea\n") == .address(.relative("../tea")))
    #expect(fault("lamina 1\n/etc/passwd\n") == .address(.relative("/etc/passwd")))
    #expect(fault("lamina 1\n\n") == .address(.unreadable("")))
    #expect(
      fault("lamina 1\nmarket:a\nfile:///etc/passwd\n")
        == .address(.scheme("file", known: ["market", "web+tea"])))
    #expect(fault("lamina 1\nmarket:\u{1B}[2J\n") == .address(.unreadable("market:\u{1B}[2J")))
    #expect(fault("lamina 1\nmarket:a\r\n") == .address(.unreadable("market:a\r")))
  }

  @Test("Limits hold at their edge")
  func limits() throws {
    let longest = "market:" + String(repeating: "a", count: AddressRule.limit - 7)
    #expect(try read("lamina 1\n\(longest)\n") == [longest])
    #expect(
      fault("lamina 1\n\(longest)a\n") == .address(.tooLong(bytes: AddressRule.limit + 1)))
    let most = String(repeating: "market:a\n", count: HandoverMessage.addressLimit)
    #expect(try read("lamina 1\n" + most).count == HandoverMessage.addressLimit)
    #expect(fault("lamina 1\nmarket:a\n" + most) == .tooMany(HandoverMessage.addressLimit + 1))
  }

  @Test("A reason shows foreign text cut, and without characters that a terminal obeys")
  func reasons() {
    let fault = AddressFault.unreadable("\u{1B}[31m" + String(repeating: "x", count: 500))
    #expect(!fault.description.contains("\u{1B}"))
    #expect(fault.description.count < 120)
    #expect(fault.description.hasSuffix("…» is no address."))
  }

  @Test("The addresses of a command are those of its arguments that may be opened")
  func arguments() {
    let found = rule.addresses(in: ["--fast", "market:tea", "notes.txt", "https://lamina.org"])
    #expect(found.map(\.absoluteString) == ["market:tea"])
  }

  @Test("10,000 messages with changed bytes are read or refused, never with another scheme")
  func fuzz() {
    var random = SeededNumbers(seed: 21)
    let whole = HandoverMessage([URL(string: "market://product/tea?x=1")].compactMap { $0 }).bytes
    for _ in 0..<10_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      let read = try? HandoverMessage(bytes: bytes, rule: rule)
      for address in read?.addresses ?? [] {
        #expect(["market", "web+tea"].contains(address.scheme?.lowercased()))
      }
    }
  }
}
