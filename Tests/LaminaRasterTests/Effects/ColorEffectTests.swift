import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

@Suite("Changed colours")
struct ColorEffectTests {
  private func color(_ pixel: UInt32, after effects: [ImageEffect]) throws -> [Int] {
    let bitmap = Pattern("flat", 3, 2) { _, _ in pixel }.bitmap
    return try bitmap.applying(effects).channels(2, 1)
  }

  @Test("Gray is as bright as the colour looks")
  func gray() throws {
    #expect(near(try color(0xFFFF_0000, after: [.gray]), [255, 54, 54, 54]))
    #expect(near(try color(0xFF00_FF00, after: [.gray]), [255, 182, 182, 182]))
    #expect(near(try color(0xFF00_00FF, after: [.gray]), [255, 18, 18, 18]))
    #expect(try color(0xFFFF_FFFF, after: [.gray]) == [255, 255, 255, 255])
  }

  @Test("Contrast turns around the middle, brightness adds, and both are held within bounds")
  func contrast() throws {
    #expect(near(try color(0xFFC0_8040, after: [.contrast(1.5)]), [255, 224, 128, 32]))
    #expect(try color(0xFFFF_8000, after: [.contrast(4)]).dropFirst(2) == [130, 0])
    #expect(near(try color(0xFF10_80F0, after: [.brightness(0.25)]), [255, 80, 192, 255]))
    #expect(near(try color(0xFF10_80F0, after: [.brightness(-1)]), [255, 0, 0, 0]))
  }

  @Test("Colours of half-clear pixels change as those of solid ones do")
  func premultiplied() throws {
    // 0x80 of 255 strong, and the colour (1, 0.5, 0) of that strength.
    let half: UInt32 = 0x8080_4000
    #expect(near(try color(half, after: [.contrast(0)]), [128, 64, 64, 64]))
    #expect(near(try color(half, after: [.brightness(0.25)]), [128, 128, 96, 32]))
    #expect(near(try color(half, after: [.sepia(0)]), [128, 128, 64, 0]))
    #expect(try color(0, after: [.brightness(1), .sepia, .tint(.red)]) == [0, 0, 0, 0])
  }

  @Test("A tint colours what is there, as strong as its opacity")
  func tint() throws {
    let blue = Color(red: 0, green: 0, blue: 1, opacity: 0.5)
    #expect(near(try color(0xFFFF_0000, after: [.tint(blue)]), [255, 128, 0, 128]))
    #expect(near(try color(0x8080_0000, after: [.tint(blue)]), [128, 64, 0, 64]))
    #expect(try color(0xFFFF_0000, after: [.tint(.black)]) == [255, 0, 0, 0])
  }

  @Test("Sepia is brown, and as much of it as asked for")
  func sepia() throws {
    #expect(near(try color(0xFF80_8080, after: [.sepia]), [255, 173, 154, 120]))
    #expect(near(try color(0xFF80_8080, after: [.sepia(0.5)]), [255, 150, 141, 124]))
  }

  @Test("A role takes its colour from the palette it is resolved in, else from the light one")
  func roles() throws {
    var palette = ColorPalette.light
    palette[.accent] = Color.Resolved(hex: 0x112233)
    let effects: [ImageEffect] = [.tint(.accentColor)]
    #expect(try color(0xFFFF_FFFF, after: effects.resolve(in: palette)) == [255, 17, 34, 51])
    #expect(try color(0xFFFF_FFFF, after: effects) == [255, 0x20, 0x5F, 0xDA])
  }

  @Test("Effects that change nothing leave every pixel as it is", arguments: Pattern.hard)
  func neutral(pattern: Pattern) throws {
    let effects: [ImageEffect] = [
      .saturation(1), .contrast(1), .brightness(0), .sepia(0), .tint(.clear), .blur(0),
    ]
    let bitmap = pattern.bitmap
    #expect(try bitmap.applying(effects).pixels == bitmap.pixels)
  }

  @Test("A table changes colours apart from their opacity, in one pass with its neighbours")
  func table() throws {
    var table = ColorMatrix()
    (table.r1, table.r2, table.g5, table.b3, table.a4) = (0.5, 0.25, 0.25, 0, 0.5)
    #expect(near(try color(0xFFFF_8000, after: [.colorMatrix(table)]), [128, 80, 96, 0]))
    #expect(near(try color(0x8080_4000, after: [.colorMatrix(table)]), [64, 40, 48, 0]))
    let store = ImageStore()
    let picture =
      ImageDrawing(.file(Fixture.path("rgb.png"))) |> .saturation(0.5) |> .colorMatrix(table)
      |> .contrast(1.2)
    _ = try store.bitmap(
      for: ImageRequest(picture, size: PixelSize(width: 8, height: 8), scale: 1))
    #expect(store.statistics.effectsRun == 1)
  }

  @Test("A table by which colours change opacity does so for each pixel")
  func mixingTable() throws {
    var table = ColorMatrix()
    (table.a1, table.a4) = (1, 0)
    #expect(near(try color(0xFFFF_0000, after: [.colorMatrix(table)]), [255, 255, 0, 0]))
    #expect(near(try color(0xFF80_0000, after: [.colorMatrix(table)]), [128, 64, 0, 0]))
    #expect(near(try color(0xFF00_FF00, after: [.colorMatrix(table)]), [0, 0, 0, 0]))
  }

  @Test("Colours without alpha stay without, whatever their unused byte holds")
  func unusedByte() throws {
    let bitmap = Pattern("flat", 2, 2, format: .rgb24) { _, _ in 0x00FF_0000 }.bitmap
    let changed = try bitmap.applying([.brightness(-0.5)])
    #expect(changed.format == .rgb24)
    #expect(near(changed.rgb(0, 0), [128, 0, 0]))
  }

  @Test("Numbers out of all bounds do no harm")
  func bounds() throws {
    for amount in [.nan, .infinity, -.infinity, -3, 1e300] as [CGFloat] {
      let effects: [ImageEffect] = [
        .blur(amount, saturation: amount), .saturation(amount), .contrast(amount),
        .brightness(amount), .sepia(amount),
      ]
      for effect in effects { _ = try color(0xFFC0_8040, after: [effect]) }
    }
  }
}
