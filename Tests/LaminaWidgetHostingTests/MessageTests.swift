import SeededRandom
import Testing

@testable import LaminaWidgetHosting

@Suite("Messages between a widget and who shows it")
struct MessageTests {
  @Test(
    "Each request comes as it went",
    arguments: [
      .draw(
        WidgetPlace(
          width: 320.5, height: 90, scale: 1.25, isDark: true, hasMoreContrast: true,
          textScale: 2)),
      .draw(WidgetPlace(width: 736, height: 414)),
      .press(x: 0.1 + 0.2, y: -1), .reload, .taken(7),
    ] as [WidgetRequest])
  func requests(_ request: WidgetRequest) throws {
    #expect(try WidgetRequest(packet: #require(request.packet)) == request)
  }

  @Test(
    "Each report comes as it went",
    arguments: [
      .picture(number: 3, width: 640, height: 180), .preferredSize(width: 320, height: 0),
      .open("dreams://dream/3?a=b%20c"), .handled, .finished,
    ] as [WidgetReport])
  func reports(_ report: WidgetReport) throws {
    #expect(try WidgetReport(packet: #require(report.packet)) == report)
  }

  @Test(
    "What is no report is none",
    arguments: [
      "", " ", "picture", "picture 1 2", "picture 1 2 3 4", "picture -1 2 3",
      "picture 1 2 99999999",
      "picture 1 2.5 3", "picture 1 2 3 ", "size nan 1", "size inf 1", "size -1 1", "size 1e9 1",
      "open", "open ", "open a b", "handled 1", "finished now", "draw 1 1 1 1 0 0",
      "Finished",
      "picture 99999999999999999999 1 1", "\u{0}",
    ])
  func nonsense(_ text: String) {
    #expect(WidgetReport(packet: text.utf8) == nil)
  }

  @Test(
    "What is no request is none",
    arguments: [
      "draw", "draw 0 1 1 1 0 0", "draw 1 1 1 1 0 2", "draw 1 1 nan 1 0 0", "draw 1 1 100 1 0 0",
      "press 1", "press 1 2 3", "press nan 1", "taken", "taken -1", "end", "reload 1",
    ])
  func noRequest(_ text: String) {
    #expect(WidgetRequest(packet: text.utf8) == nil)
  }

  @Test("Bytes that are no text are no message")
  func noText() {
    #expect(WidgetReport(packet: [0xff, 0xfe]) == nil)
  }

  @Test("An address with blanks, none, or one too long is not sent")
  func unsendable() {
    #expect(WidgetReport.open("a b").packet == nil)
    #expect(WidgetReport.open("").packet == nil)
    #expect(WidgetReport.open(String(repeating: "a", count: 5000)).packet == nil)
    let long = WidgetReport.open(String(repeating: "a", count: 2049))
    #expect(long.packet.flatMap { WidgetReport(packet: $0) } == nil)
  }

  @Test("Damaged messages are read or refused", arguments: 0..<50)
  func damaged(seed: Int) throws {
    var random = SeededNumbers(seed: UInt64(seed))
    let whole = try #require(WidgetReport.picture(number: 12, width: 640, height: 180).packet)
    for _ in 0..<200 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      guard let report = WidgetReport(packet: bytes) else { continue }
      #expect(report.packet.flatMap { WidgetReport(packet: $0) } == report)
    }
  }

  @Test("Messages are counted by the second")
  func rate() {
    var rate = ReportRate()
    let taken = (0..<ReportRate.most + 1).map { _ in rate.takes(at: 5) }
    #expect(taken.dropLast().allSatisfy { $0 } && taken.last == false)
    let later = [rate.takes(at: 5.9), rate.takes(at: 6.1)]
    #expect(later == [false, true])
  }
}
