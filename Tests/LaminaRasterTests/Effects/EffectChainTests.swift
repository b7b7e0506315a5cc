import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Synchronization
import Testing

@Suite("Chains of effects")
struct EffectChainTests {
  private let source = ImageSource.file(Fixture.path("plasma.jpg"))
  private let size = PixelSize(width: 64, height: 40)

  private func request(_ effects: [ImageEffect], scale: CGFloat = 1) -> ImageRequest {
    ImageRequest(source, size: size, effects: effects, scale: scale)
  }

  @Test("A chain is written with |>, and is an array")
  func written() {
    let chain: [ImageEffect] = .gray |> .blur(4) |> .contrast(1.2)
    #expect(chain == [.gray, .blur(4), .contrast(1.2)])
    let image = ImageDrawing(source) |> .gray |> .blur(4) |> .contrast(1.2)
    #expect(image.effects == chain)
    #expect(ImageDrawing(source) |> chain == image)
  }

  @Test("Equal effects are equal values, others are not")
  func values() {
    #expect(ImageEffect.blur(4, tint: .white) == .blur(4, tint: .white))
    #expect(ImageEffect.blur(4) != .blur(5))
    #expect(ImageEffect.gray == .saturation(0))
    #expect(Set([ImageEffect.sepia, .sepia(1), .gray, .tint(.red), .tint(.blue)]).count == 4)
    #expect(ImageEffect.custom(id: "a") { _ in } == .custom(id: "a") { _ in })
    #expect(ImageEffect.custom(id: "a") { _ in } != .custom(id: "b") { _ in })
    #expect(ImageEffect.custom(id: 1) { _ in } != .custom(id: "1") { _ in })
  }

  @Test("The order counts")
  func order() throws {
    let store = ImageStore()
    let a = try store.bitmap(for: request([.contrast(3), .blur(8)]))
    let b = try store.bitmap(for: request([.blur(8), .contrast(3)]))
    #expect(a.pixels != b.pixels)
  }

  @Test("Changes of colour in a row are one pass, and a blur takes those after it along")
  func folded() throws {
    let store = ImageStore()
    _ = try store.bitmap(for: request(.gray |> .contrast(1.2) |> .brightness(0.1) |> .sepia))
    #expect(store.pictureCounts == [1, 1])
    _ = try store.bitmap(for: request(.gray |> .blur(4, tint: .white, saturation: 2) |> .sepia))
    #expect(store.pictureCounts == [1, 3])
  }

  @Test("Equal chains of equal pictures share one bitmap")
  func shared() throws {
    let store = ImageStore()
    let first = try store.bitmap(for: request(.gray |> .blur(4)))
    let second = try store.bitmap(for: request([.gray, .blur(4)]))
    #expect(first === second)
    #expect(store.pictureCounts == [1, 2])
  }

  @Test("The scale tells pictures apart only where an effect has lengths")
  func scales() throws {
    let store = ImageStore()
    #expect(request([.gray], scale: 1) == request([.gray], scale: 2))
    #expect(request([], scale: 1) == request([], scale: 2))
    let once = try store.bitmap(for: request([.blur(4)], scale: 1))
    let twice = try store.bitmap(for: request([.blur(4)], scale: 2))
    #expect(once.pixels != twice.pixels)
  }

  @Test("The picture before its effects is decoded once while it is there, and not kept for them")
  func base() throws {
    // Too small a budget for decodings to be kept.
    let store = ImageStore(byteBudget: 4 * size.area * 4)
    _ = try store.bitmap(for: request([.gray]))
    #expect(store.statistics.keptBytes == size.area * 4, "only the gray one")
    let plain = try store.bitmap(for: request([]))
    #expect(store.statistics.decodes == 2)
    let sepia = try store.bitmap(for: request([.sepia]))
    #expect(store.statistics.decodes == 2)
    let alone = try ImageStore().bitmap(for: request([.sepia]))
    #expect(sepia.pixels == alone.pixels, "shared or not, the pixels are the same")
    withExtendedLifetime(plain) {}
  }

  @Test("A custom effect writes into a copy of the pixels, premultiplied or not as it likes")
  func custom() throws {
    let bitmap = Pattern("two", 2, 1) { x, _ in x == 0 ? 0xFFFF_0000 : 0x8000_8000 }.bitmap
    let negative = ImageEffect.custom(id: "negative") { pixels in
      for y in pixels.rows {
        for x in 0..<pixels.size.width {
          let old = pixels[x, y]
          pixels[x, y] = Color.Resolved(
            red: 1 - old.red, green: 1 - old.green, blue: 1 - old.blue, opacity: old.opacity)
        }
      }
    }
    let changed = try bitmap.applying([negative])
    #expect(changed.channels(0, 0) == [255, 0, 255, 255])
    #expect(changed.channels(1, 0) == [128, 128, 0, 128])
    #expect(bitmap.channels(0, 0) == [255, 255, 0, 0])
  }

  @Test("A custom effect may make holes in an opaque picture, and fill all of them")
  func alpha() throws {
    let opaque = Pattern("opaque", 2, 1, format: .rgb24) { _, _ in 0x00FF_0000 }.bitmap
    let hole = ImageEffect.custom(id: "hole") { $0[1, 0] = .clear }
    #expect(try opaque.applying([hole]).format == .argb32)
    #expect(try opaque.applying([hole]).channels(1, 0) == [0, 0, 0, 0])
    let fill = ImageEffect.custom(id: "fill") { $0[1, 0] = .white }
    #expect(try opaque.applying([hole, fill]).format == .rgb24)
  }

  @Test("Effects show in a drawing")
  func drawn() {
    let picture = drawing(64, 40) {
      $0.image(
        ImageDrawing(.file(Fixture.path("rgb.png"))) |> .gray,
        in: CGRect(x: 0, y: 0, width: 64, height: 40))
    }
    #expect(near(picture.rgb(5, 5), [54, 54, 54], within: 2))
  }
}

extension ImageStore {
  /// Decodings, and passes for effects.
  var pictureCounts: [Int] { [statistics.decodes, statistics.effectsRun] }
}
