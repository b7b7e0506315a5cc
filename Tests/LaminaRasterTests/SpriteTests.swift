import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

@Suite("Sprites")
struct SpriteTests {
  private func batch(
    _ picture: SpritePicture, _ transform: CGAffineTransform, _ color: Color.Resolved = .black,
    isAdditive: Bool = false
  ) -> SpriteBatch {
    SpriteBatch(
      picture, [SpriteBatch.Sprite(transform: transform, color: color)], isAdditive: isAdditive)
  }

  private let middle = CGAffineTransform(translationX: 20, y: 20)

  @Test("A disc is what a filled circle is, edges included")
  func disc() {
    let disc = drawing { $0.sprites(batch(.disc(radius: 9.3), middle)) }
    let circle = drawing {
      $0.fill(
        Path(ellipseIn: CGRect(x: 10.7, y: 10.7, width: 18.6, height: 18.6)), with: .color(.black))
    }
    #expect(zip(disc.pixels, circle.pixels).allSatisfy { near($0.gray, $1.gray, 24) })
    #expect(disc.rgb(20, 20) == [0, 0, 0] && disc.rgb(2, 2) == [255, 255, 255])
  }

  @Test("An upright rectangle on pixels has sharp edges; a turned one covers what a path does")
  func rectangle() {
    let size = CGSize(width: 10, height: 6)
    let sharp = drawing { $0.sprites(batch(.rectangle(size), middle)) }
    let box = CGRect(x: 15, y: 17, width: 10, height: 6)
    #expect(sharp.pixels == drawing { $0.fill(box, with: .color(.black)) }.pixels)
    let turn = CGAffineTransform(rotationAngle: 0.5).concatenating(middle)
    let turned = drawing { $0.sprites(batch(.rectangle(size), turn)) }
    let path = Path(CGRect(x: -5, y: -3, width: 10, height: 6)).applying(turn)
    let filled = drawing { $0.fill(path, with: .color(.black)) }
    #expect(zip(turned.pixels, filled.pixels).allSatisfy { near($0.gray, $1.gray, 50) })
    let outline = drawing {
      $0.sprites(batch(.path(Path(CGRect(x: -5, y: -3, width: 10, height: 6))), turn))
    }
    #expect(outline.pixels == filled.pixels)
  }

  @Test("A glow falls off by its formula")
  func glow() {
    let glow = drawing { $0.sprites(batch(.glow(radius: 10), middle)) }
    for x in [20, 23, 26, 28] {
      let (dx, dy) = (Double(x) + 0.5 - 20, 0.5)
      let rest = max(0, 1 - (dx * dx + dy * dy) / 100)
      let expected = Int((255 * (1 - rest * rest)).rounded())
      #expect(near(glow.rgb(x, 20), [expected, expected, expected], within: 2), "\(x)")
    }
    #expect(glow.rgb(31, 20) == [255, 255, 255])
  }

  @Test("A bitmap's pixels are multiplied by the sprite's colour")
  func bitmap() {
    let two = drawing(2, 1) {
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: .color(red))
    }
    let upright = CGAffineTransform(translationX: 20, y: 20.5)
    let plain = drawing { $0.sprites(batch(.bitmap(two, scale: 1), upright, .white)) }
    #expect(plain.rgb(19, 20) == [255, 0, 0] && plain.rgb(20, 20) == [255, 255, 255])
    let half = Color.Resolved(red: 0.5, green: 0.25, blue: 1, opacity: 1)
    let tinted = drawing { $0.sprites(batch(.bitmap(two, scale: 1), upright, half)) }
    #expect(near(tinted.rgb(19, 20), [128, 0, 0]) && near(tinted.rgb(20, 20), [128, 64, 255]))
    let faint = drawing {
      $0.sprites(batch(.bitmap(two, scale: 1), upright, .white.opacity(0.5)))
    }
    #expect(near(faint.rgb(19, 20), [255, 128, 128]))
  }

  @Test("Opacity covers, light adds up and stops at white")
  func blending() {
    let half = drawing { $0.sprites(batch(.disc(radius: 5), middle, red.opacity(0.5))) }
    #expect(near(half.rgb(20, 20), [255, 128, 128]))
    let gray = Color.Resolved(hex: 0x404040)
    var many = batch(.disc(radius: 5), middle, gray, isAdditive: true)
    let dark = drawing(background: gray) { $0.sprites(many) }
    #expect(dark.rgb(20, 20) == [128, 128, 128])
    many.sprites = Array(repeating: many.sprites[0], count: 9)
    #expect(drawing(background: gray) { $0.sprites(many) }.rgb(20, 20) == [255, 255, 255])
  }

  @Test("Drawn in part, the pixels are those of the whole")
  func partial() {
    let turn = CGAffineTransform(rotationAngle: 0.3).concatenating(middle)
    let pictures: [SpritePicture] = [
      .disc(radius: 9), .glow(radius: 12), .rectangle(CGSize(width: 15, height: 9)),
      .bitmap(
        drawing(9, 9) {
          $0.fill(Path(ellipseIn: CGRect(x: 1, y: 1, width: 7, height: 7)), with: .color(blue))
        }, scale: 0.5),
    ]
    for picture in pictures {
      let whole = drawing { $0.sprites(batch(picture, turn)) }
      let part = drawing(clip: [PixelRect(x: 13, y: 7, width: 11, height: 30)]) {
        $0.sprites(batch(picture, turn))
      }
      for y in 7..<37 {
        for x in 13..<24 { #expect(whole.rgb(x, y) == part.rgb(x, y), "\(picture) \(x) \(y)") }
      }
      #expect(part.rgb(12, 20) == [255, 255, 255])
    }
  }

  @Test("Clips, scales and groups hold for sprites")
  func surroundings() {
    let picture = drawing(scale: 2) {
      $0.clip(CGRect(x: 0, y: 0, width: 10, height: 40))
      $0.group(opacity: 0.5) {
        $0.sprites(batch(.disc(radius: 5), CGAffineTransform(translationX: 10, y: 10)))
      }
    }
    #expect(near(picture.rgb(19, 20), [128, 128, 128]))
    #expect(picture.rgb(20, 20) == [255, 255, 255])
    #expect(picture.rgb(9, 20) == [255, 255, 255])
  }

  @Test("What cannot be drawn is not: flat, endless and missing transforms")
  func degenerate() {
    for transform in [
      CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(translationX: .nan, y: 0),
      CGAffineTransform(scaleX: .infinity, y: 1),
    ] {
      let picture = drawing { $0.sprites(batch(.disc(radius: 5), transform)) }
      #expect(picture.pixels.allSatisfy { $0 & 0xFFFFFF == 0xFFFFFF })
    }
    let list = DisplayList { $0.sprites(SpriteBatch(.disc(radius: 1), [])) }
    #expect(list.isEmpty)
    #expect(
      DisplayList { $0.sprites(batch(.disc(radius: 5), middle)) }.inkBounds
        == CGRect(x: 15, y: 15, width: 10, height: 10))
  }

  private func near(_ a: Int, _ b: Int, _ tolerance: Int) -> Bool { abs(a - b) <= tolerance }

  private func near(_ found: [Int], _ expected: [Int], within tolerance: Int = 2) -> Bool {
    zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

extension UInt32 {
  fileprivate var gray: Int { Int(self & 255) }
}
