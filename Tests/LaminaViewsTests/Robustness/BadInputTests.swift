import LaminaRaster
import LaminaTesting
import LaminaText
import Testing

/// What is wrong is said once, something stands in its place, and nothing crashes.
@Suite struct BadInputTests {
  private let size = CGSize(width: 100, height: 100)

  /// How many pixels are not the window's white.
  private func inkCount(_ picture: Bitmap) -> Int {
    var count = 0
    for y in 0..<picture.size.height {
      for x in 0..<picture.size.width where picture.pixel(x: x, y: y) != 0xFFFF_FFFF { count += 1 }
    }
    return count
  }

  private struct Endless: View {
    var body: some View { AnyView(Endless()) }
  }

  private struct Deep: View {
    let level: Int
    var body: some View { if level > 0 { AnyView(Deep(level: level - 1).padding(0.01)) } }
  }

  @Test("a body that contains itself without end ends in a stand-in")
  func endless() {
    let harness = Harness(size: size) { Endless() }
    #expect(harness.diagnostics.count == 1)
    #expect(harness.diagnostics == [.tooDeep(type: "Endless", limit: 1_000)])
    #expect(inkCount(harness.picture()) > 0)
    harness.resize(to: CGSize(width: 90, height: 90))
    #expect(inkCount(harness.picture()) > 0)
    harness.tap(at: CGPoint(x: 50, y: 50))
    #expect(harness.diagnostics.count == 1)
  }

  @Test("wrappers nested thousands deep end in a stand-in, too")
  func wrapped() {
    let harness = Harness(size: size) { Deep(level: 3_000) }
    #expect(harness.diagnostics == [.tooDeep(type: "Deep", limit: 1_000)])
    #expect(inkCount(harness.picture()) > 0)
  }

  @Test("equal ids in a loop are told once, and all elements are shown")
  func duplicates() {
    let harness = Harness(size: size) {
      VStack(spacing: 0) {
        ForEach([1, 2, 1, 1], id: \.self) { _ in
          Color.red.frame(height: 10).accessibilityIdentifier("row")
        }
      }
    }
    #expect(harness.diagnostics.count == 1)
    #expect(harness.diagnostics == [.duplicateID(id: "1", container: "ForEach")])
    #expect(inkCount(harness.picture()) == 4 * 10 * 100)
  }

  @Test("equal ids in lazy rows are told once, and all rows are shown")
  func duplicateRows() {
    let harness = Harness(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach([7, 7, 8, 7], id: \.self) { _ in Color.red.frame(height: 10) }
        }
      }
    }
    #expect(harness.diagnostics.first?.description.contains("the id 7") == true)
    #expect(harness.diagnostics.count == 1)
    #expect(inkCount(harness.picture()) == 4 * 10 * 100)
    harness.scroll(down: 30)
    harness.resize(to: CGSize(width: 100, height: 20))
    harness.scroll(down: 30)
    harness.advance(by: 1)
    #expect(harness.diagnostics.count == 1)
  }

  private func diagnostics(of image: Image) -> (Harness, [ImageError]) {
    let harness = Harness(size: size) { image.resizable().frame(width: 60, height: 60) }
    let errors = harness.diagnostics.compactMap { diagnostic -> ImageError? in
      if case .image(let error) = diagnostic { error } else { nil }
    }
    #expect(errors.count == harness.diagnostics.count)
    return (harness, errors)
  }

  @Test("a missing picture is told once and stood in for")
  func missing() {
    let (harness, errors) = diagnostics(of: Image(file: "/nowhere/frog.png"))
    #expect(errors.count == 1)
    #expect(inkCount(harness.picture()) > 50)
  }

  @Test("a picture whose data end early is told once and stood in for")
  func truncated() throws {
    let buffer = PixelBuffer(size: PixelSize(width: 64, height: 64), format: .argb32)
    let whole = try Bitmap(buffer).pngData()
    for count in [0, 7, 30, whole.count / 2, whole.count - 13] {
      let (harness, errors) = diagnostics(
        of: Image(data: whole.prefix(count), name: "cut \(count)"))
      #expect(errors.count == 1, "\(count) of \(whole.count) bytes")
      #expect(inkCount(harness.picture()) > 50)
      harness.resize(to: CGSize(width: 120, height: 120))
      #expect(harness.diagnostics.count == 1)
    }
  }

  @Test("a picture that asks for too many pixels is refused before it is decoded")
  func oversized() {
    var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let header: [UInt8] =
      Array("IHDR".utf8) + [0, 1, 0, 0, 0, 1, 0, 0, 8, 6, 0, 0, 0]
    png += header + crc(header) + [0, 0, 0, 0] + Array("IEND".utf8) + crc(Array("IEND".utf8))
    let (harness, errors) = diagnostics(of: Image(data: Data(png), name: "huge"))
    guard case .tooLarge(_, let pixels, _) = errors.first else {
      return #expect(Bool(false), "\(errors)")
    }
    #expect(pixels == PixelSize(width: 65_536, height: 65_536))
    #expect(inkCount(harness.picture()) > 50)
  }

  private func crc(_ bytes: [UInt8]) -> [UInt8] {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    crc ^= 0xFFFF_FFFF
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: crc >> $0) }
  }

  @Test("a missing font is told once and another one stands in")
  func missingFont() {
    let harness = Harness(size: size) {
      Text("one").font(.custom("No Such Font", size: 20)).accessibilityIdentifier("t")
      Text("two").font(.custom("No Such Font", size: 20))
    }
    #expect(harness.diagnostics.count == 1)
    #expect("\(harness.diagnostics.map(\.description))".contains("No Such Font"))
    #expect(inkCount(harness.picture()) > 50)
    #expect((harness.frame(of: "t")?.width ?? 0) > 10)
  }

  @Test(
    "numbers that make no sense as sizes neither crash nor hide the rest",
    arguments: [
      CGFloat.nan, .infinity, -.infinity, -50, 1e300, -1e300,
    ])
  func numbers(value: CGFloat) {
    let harness = Harness(size: size) {
      VStack(spacing: value) {
        Color.red.frame(width: value, height: value)
        Color.red.padding(value)
        Text("x").frame(minWidth: value, maxHeight: value).offset(x: value, y: value)
        Color.red.aspectRatio(value, contentMode: .fit).opacity(value)
        RoundedRectangle(cornerRadius: value).stroke(.black, lineWidth: value)
        Text("y").kerning(value).font(.system(size: value)).lineSpacing(value)
        Color.red.frame(width: 20, height: 20).shadow(radius: value).cornerRadius(value)
        Spacer(minLength: value)
        Color.blue.position(x: value, y: value).border(.red, width: value)
        ScrollView { LazyVStack(spacing: value) { ForEach(0..<9) { Text("\($0)") } } }
      }
      .overlay(alignment: .topLeading) { Color.black.frame(width: 10, height: 10) }
    }
    _ = harness.picture()
    harness.scroll(down: 10)
    harness.tap(at: CGPoint(x: 50, y: 50))
    harness.resize(to: CGSize(width: 120, height: 80))
    #expect(harness.picture().size.width == 120)
  }

  @Test("windows without area and of any scale are drawn", arguments: [0.5, 1, 1.25, 1.5, 3, 4])
  func windows(scale: CGFloat) {
    let harness = Harness(size: CGSize(width: 0, height: 0), scale: scale) {
      VStack {
        Text("Hello")
        ScrollView { LazyVStack { ForEach(0..<100) { Text("\($0)") } } }
      }
      .padding()
    }
    harness.resize(to: CGSize(width: 0, height: 50))
    harness.resize(to: CGSize(width: 101, height: 0))
    harness.resize(to: CGSize(width: 101, height: 77))
    let picture = harness.picture()
    #expect(picture.size == PixelSize(covering: CGSize(width: 101, height: 77), scale: scale))
    #expect(inkCount(picture) > 20)
  }
}
