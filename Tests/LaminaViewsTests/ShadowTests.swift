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
}
