import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import LaminaTesting
import LaminaViews
import Testing

@Suite("Effects of images")
struct ImageEffectTests {
  /// Left half red, right half blue.
  private var source: ImageSource {
    let size = PixelSize(width: 40, height: 20)
    let buffer = PixelBuffer(size: size, format: .rgb24)
    buffer.withUnsafeMutableBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for i in 0..<size.area { pixels[i] = i % 40 < 20 ? 0x00FF_0000 : 0x0000_00FF }
    }
    return .bitmap(Bitmap(buffer), scale: 1)
  }

  private func picture<Content: View>(
    scale: CGFloat = 1, @ViewBuilder _ content: @escaping () -> Content
  ) -> Bitmap {
    Harness(size: CGSize(width: 40, height: 40), scale: scale, content).picture()
  }

  @Test("effects are chained with |> and by a modifier")
  func chained() {
    let source = source
    let image = Image(source) |> .gray |> .brightness(0.2)
    #expect(image == Image(source).imageModification(.gray, .brightness(0.2)))
    let chain: [ImageEffect] = .gray |> .brightness(0.2)
    #expect(image == Image(source).imageModification(chain))
    #expect(image != Image(source).imageModification(.brightness(0.2), .gray))
    let found = picture { image }.pixel(x: 5, y: 20)
    // Red has a luma of 54; a fifth of 255 is added.
    #expect([16, 8, 0].allSatisfy { abs(Int(found >> UInt32($0) & 255) - 105) <= 1 })
  }

  @Test("a role of an effect is that of the place, and follows it")
  func roles() {
    let source = source
    var palette = ColorPalette.light
    palette[.accent] = Color.Resolved(hex: 0x123456)
    let found = picture {
      VStack(spacing: 0) {
        Image(source) |> .tint(.accentColor)
        (Image(source) |> .tint(.accentColor)).environment(\.colorPalette, palette)
      }
    }
    #expect(found.pixel(x: 20, y: 10) == 0xFF20_5FDA)
    #expect(found.pixel(x: 20, y: 30) == 0xFF12_3456)
  }

  @Test("a blur's radius is in points", arguments: [1, 2] as [CGFloat])
  func points(scale: CGFloat) {
    let source = source
    let found = picture(scale: scale) { (Image(source) |> .blur(4)).interpolation(.low) }
    // 2 points left of the edge a Gaussian of sigma 4 has 31 % of the other side.
    let red = Int(found.pixel(x: Int(18 * scale), y: Int(20 * scale)) >> 16 & 255)
    #expect(abs(red - 167) <= 8)
  }

  @Test("aspectFill shows the middle of the picture, aspectFit all of it in the middle")
  func resizing() {
    let source = source
    let filled = picture { Image(source).resizable(resizingMode: .aspectFill) }
    #expect(filled.pixel(x: 0, y: 0) == 0xFFFF_0000 && filled.pixel(x: 39, y: 39) == 0xFF00_00FF)
    #expect(filled.pixel(x: 17, y: 20) == 0xFFFF_0000 && filled.pixel(x: 22, y: 20) == 0xFF00_00FF)
    let fitted = picture { Image(source).resizable(resizingMode: .aspectFit) }
    #expect(fitted.pixel(x: 2, y: 8) == 0xFFFF_FFFF && fitted.pixel(x: 2, y: 32) == 0xFFFF_FFFF)
    #expect(fitted.pixel(x: 2, y: 11) == 0xFFFF_0000 && fitted.pixel(x: 37, y: 28) == 0xFF00_00FF)
  }

  @Test("rows with equal pictures and effects share one decoding and one pass")
  func shared() throws {
    let data = try picture { Color.red }.pngData()
    let executor = DeterministicExecutor()
    let harness = Harness(size: CGSize(width: 40, height: 400), executor: executor) {
      VStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { _ in
          (Image(data: data, name: "red") |> .gray).frame(width: 40, height: 40)
        }
      }
    }
    let statistics = harness.graph.rasterizer.pictureStatistics()
    #expect(statistics.decodes == 1 && statistics.effectsRun == 1)
  }
}
