import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

@Suite("Pictures that move, in views")
struct PlaybackTests {
  /// Four pixels by four, red, green, blue, for 0.1, 0.3 and 0.2 seconds.
  private static func film(loops: Int) -> Data {
    let frames: [(UInt8, UInt8)] = [(0, 10), (1, 30), (2, 20)]
    var bytes = Array("GIF89a".utf8) + [4, 0, 4, 0, 0x81, 0, 0]
    bytes += [0xFF, 0, 0, 0, 0xFF, 0, 0, 0, 0xFF, 0, 0, 0]
    if loops != 1 {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8)
      bytes += [3, 1, loops == 0 ? 0 : UInt8(loops - 1), 0, 0]
    }
    for (color, hundredths) in frames {
      bytes += [0x21, 0xF9, 4, 4, hundredths, 0, 0, 0, 0x2C, 0, 0, 0, 0, 4, 0, 4, 0, 0, 2]
      bytes += blocks(of: color)
    }
    return Data(bytes + [0x3B])
  }

  /// Sixteen times one index in codes of three bits, each pair after a new start of the table.
  private static func blocks(of color: UInt8) -> [UInt8] {
    let codes = Array([[UInt8]](repeating: [4, color, color], count: 8).joined()) + [5]
    var bits = codes.flatMap { code in (0..<3).map { code >> $0 & 1 } }
    while bits.count % 8 != 0 { bits.append(0) }
    let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(UInt8(0)) { $0 | bits[start + $1] << UInt8($1) }
    }
    return [UInt8(bytes.count)] + bytes + [0]
  }

  private static let (red, green, blue) = (
    UInt32(0xFFFF_0000), UInt32(0xFF00_FF00), UInt32(0xFF00_00FF)
  )

  private func harness(loops: Int) -> Harness {
    Harness(size: CGSize(width: 4, height: 4)) {
      Image(data: Self.film(loops: loops), name: "film \(loops)").frame(width: 4, height: 4)
    }
  }

  @Test("Each frame shows for as long as the file says, over and over")
  func forever() {
    let harness = harness(loops: 0)
    var shown: [UInt32] = []
    for _ in 0..<13 {
      shown.append(harness.picture().pixel(x: 1, y: 1))
      harness.advance(by: 0.1)
    }
    let (r, g, b) = (Self.red, Self.green, Self.blue)
    #expect(shown == [r, g, g, g, b, b, r, g, g, g, b, b, r])
  }

  @Test("A picture that is played twice rests on its last frame, and nothing wakes up any more")
  func twice() {
    let harness = harness(loops: 2)
    harness.advance(by: 1.05)
    #expect(harness.picture().pixel(x: 1, y: 1) == Self.blue)
    let count = harness.presentCount
    harness.advance(by: 5)
    #expect(harness.picture().pixel(x: 1, y: 1) == Self.blue)
    #expect(harness.presentCount == count)
    #expect(harness.graph.nextTick == nil)
  }

  @Test("Between two frames of the picture the window draws none")
  func restful() {
    let harness = harness(loops: 0)
    let before = harness.frameStatistics.renders
    harness.advance(by: 1.2)
    #expect(harness.frameStatistics.renders - before == 6)
  }

  @Test("Out of sight a picture asks for nothing, and is where it would be when it comes back")
  func outOfSight() {
    let harness = Harness(size: CGSize(width: 40, height: 40)) {
      ScrollView {
        VStack(spacing: 0) {
          Image(data: Self.film(loops: 0), name: "film").resizable().frame(width: 40, height: 40)
          Color.clear.frame(width: 40, height: 400)
        }
      }
    }
    harness.scroll(by: CGSize(width: 0, height: 200))
    harness.advance(by: 2)
    #expect(harness.graph.nextTick == nil)
    let count = harness.presentCount
    harness.advance(by: 3)
    #expect(harness.presentCount == count)
    harness.scroll(by: CGSize(width: 0, height: -200))
    harness.advance(by: 2.05)
    #expect(harness.graph.nextTick != nil)
    let elapsed = harness.clock.now
    let phase = elapsed.truncatingRemainder(dividingBy: 0.6)
    let expected = phase < 0.1 ? Self.red : phase < 0.4 ? Self.green : Self.blue
    #expect(harness.picture().pixel(x: 20, y: 20) == expected, "at \(elapsed)")
  }

  @Test("Which frame shows is a function of time alone")
  func moments() {
    let info = ImageInfo(
      pixelSize: PixelSize(width: 4, height: 4), frameDelays: [0.1, 0.3], loopCount: 2)
    #expect(info.moment(at: 0) == .init(frame: 0, end: 0.1))
    #expect(info.moment(at: 0.1).frame == 1)
    #expect(info.moment(at: 0.399).frame == 1)
    #expect(info.moment(at: 0.45).frame == 0)
    #expect(info.moment(at: 0.6) == .init(frame: 1, end: nil))
    #expect(info.moment(at: 99) == .init(frame: 1, end: nil))
    #expect(info.moment(at: -1).frame == 0)
  }
}
