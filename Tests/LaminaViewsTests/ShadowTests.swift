import LaminaTesting
import LaminaText
import Testing

@Suite struct ShadowTests {
  private func darkness(_ picture: Bitmap, _ rect: PixelRect) -> Int {
    var sum = 0
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { sum += 255 - Int(picture.pixel(x: x, y: y) & 0xFF) }
    }
    return sum
  }

  @Test("text casts the shadow of its letters, below and to the side")
  func letters() {
    let plain = Harness(size: CGSize(width: 120, height: 80)) { Text("M").font(.largeTitle) }
    let cast = Harness(size: CGSize(width: 120, height: 80)) {
      Text("M").font(.largeTitle).shadow(color: .black, radius: 1, x: 30, y: 0)
    }
    let beside = PixelRect(x: 75, y: 20, width: 30, height: 40)
    #expect(darkness(plain.picture(), beside) == 0)
    let letter = darkness(plain.picture(), PixelRect(x: 45, y: 20, width: 30, height: 40))
    let shadow = darkness(cast.picture(), beside)
    // A blur spreads ink and loses none; the letter's own colour is a little lighter than black.
    #expect(Double(shadow) > Double(letter) && Double(shadow) < Double(letter) * 1.25)
  }

  @Test("a shape's shadow follows its outline and lies behind it")
  func shape() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      RoundedRectangle(cornerRadius: 10).fill(.white).frame(width: 60, height: 60)
        .shadow(color: .black, radius: 4)
    }
    let picture = harness.picture()
    #expect(picture.pixel(x: 50, y: 50) == 0xFFFF_FFFF)
    // 2.5 points outside of a straight edge a Gaussian of sigma 4 has 26.6 % left.
    #expect(abs(Int(picture.pixel(x: 50, y: 82) & 0xFF) - 187) <= 2)
    #expect(picture.pixel(x: 2, y: 2) == 0xFFFF_FFFF)
  }

  @Test("a line casts the shadow of a line, a half-clear area half a shadow")
  func lines() {
    let ring = Harness(size: CGSize(width: 140, height: 80)) {
      Circle().stroke(.red, lineWidth: 6).frame(width: 40, height: 40)
        .shadow(color: .black, radius: 0, x: 50)
    }
    let picture = ring.picture()
    #expect(picture.pixel(x: 120, y: 40) == 0xFFFF_FFFF)
    #expect(picture.pixel(x: 120, y: 20) == 0xFF00_0000)
    let trimmed = Harness(size: CGSize(width: 140, height: 80)) {
      Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 6).frame(width: 40, height: 40)
        .shadow(color: .black, radius: 0, x: 50)
    }
    #expect(trimmed.picture().pixel(x: 120, y: 20) == 0xFFFF_FFFF)
    #expect(trimmed.picture().pixel(x: 120, y: 60) == 0xFF00_0000)
    let half = Harness(size: CGSize(width: 140, height: 80)) {
      Rectangle().fill(.red.opacity(0.5)).frame(width: 40, height: 40)
        .shadow(color: .black, radius: 0, x: 50)
    }
    #expect(abs(Int(half.picture().pixel(x: 120, y: 40) & 0xFF) - 128) <= 1)
  }

  @Test("what is turned or stands out casts its shadow where it is")
  func moved() {
    let turned = Harness(size: CGSize(width: 160, height: 100)) {
      Rectangle().fill(.red).frame(width: 60, height: 10).rotationEffect(.degrees(90))
        .shadow(color: .black, radius: 0, x: 50)
    }
    #expect(turned.picture().pixel(x: 130, y: 75) == 0xFF00_0000)
    #expect(turned.picture().pixel(x: 150, y: 50) == 0xFFFF_FFFF)
    let badge = Harness(size: CGSize(width: 160, height: 100)) {
      Rectangle().fill(.red).frame(width: 30, height: 30)
        .overlay { Circle().fill(.blue).frame(width: 12, height: 12).offset(x: 0, y: 30) }
        .shadow(color: .black, radius: 0, x: 50)
    }
    #expect(badge.picture().pixel(x: 130, y: 80) == 0xFF00_0000)
    #expect(badge.picture().pixel(x: 130, y: 50) == 0xFF00_0000)
  }

  @Test(
    "text that is cut to a capsule casts the shadow of its letters, with ground that of the cut")
  func cut() {
    func darkness(ground: Color) -> Int {
      let harness = Harness(size: CGSize(width: 200, height: 60)) {
        Text("Il").padding(8).frame(width: 60).background(ground).clipShape(Capsule())
          .shadow(color: .black, radius: 0, x: 70)
      }
      return self.darkness(harness.picture(), PixelRect(x: 140, y: 10, width: 60, height: 40))
    }
    #expect(darkness(ground: .clear) < darkness(ground: .white) / 4)
    #expect(darkness(ground: .clear) > 0)
  }

  @Test("a badge at a circle's corner casts its shadow, and a cut inside of a cut keeps its shape")
  func corners() {
    let badge = Harness(size: CGSize(width: 200, height: 80)) {
      Circle().fill(.red).frame(width: 60, height: 60)
        .overlay(alignment: .bottomTrailing) { Color.blue.frame(width: 12, height: 12) }
        .shadow(color: .black, radius: 0, x: 70)
    }
    // The circle ends at 130 + 70; its box's corner, where the badge is, at (200, 70).
    #expect(badge.picture().pixel(x: 196, y: 66) == 0xFF00_0000)
    #expect(badge.picture().pixel(x: 196, y: 14) == 0xFFFF_FFFF)
    let cut = Harness(size: CGSize(width: 200, height: 80)) {
      Color.red.clipShape(Circle()).clipShape(Rectangle()).frame(width: 60, height: 60)
        .shadow(color: .black, radius: 0, x: 70)
    }
    #expect(cut.picture().pixel(x: 142, y: 12) == 0xFFFF_FFFF)
    #expect(cut.picture().pixel(x: 170, y: 40) == 0xFF00_0000)
  }

  @Test("what is masked, blurred or mixed casts the shadow of what is seen of it")
  func masked() {
    let masked = Harness(size: CGSize(width: 200, height: 80)) {
      Rectangle().fill(.red).frame(width: 60, height: 60).mask { Circle() }
        .shadow(color: .black, radius: 0, x: 70)
    }
    #expect(masked.picture().pixel(x: 142, y: 12) == 0xFFFF_FFFF)
    #expect(masked.picture().pixel(x: 170, y: 40) == 0xFF00_0000)
    let blurred = Harness(size: CGSize(width: 200, height: 80)) {
      Rectangle().fill(.red).frame(width: 60, height: 60).blur(radius: 4)
        .shadow(color: .black, radius: 0, x: 70)
    }
    let edge = blurred.picture().pixel(x: 170, y: 10) & 0xFF
    #expect(edge > 0x40 && edge < 0xC0)
    let holed = Harness(size: CGSize(width: 200, height: 80)) {
      ZStack {
        Color.orange
        Circle().frame(width: 20, height: 20).blendMode(.destinationOut)
      }
      .compositingGroup().frame(width: 60, height: 60).shadow(color: .black, radius: 0, x: 70)
    }
    #expect(holed.picture().pixel(x: 170, y: 40) == 0xFFFF_FFFF)
    #expect(holed.picture().pixel(x: 150, y: 40) == 0xFF00_0000)
  }
}
