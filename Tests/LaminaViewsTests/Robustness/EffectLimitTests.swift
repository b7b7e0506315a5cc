import LaminaRaster
import LaminaTesting
import LaminaText
import Testing

/// Effects are as expensive as what can be seen of them.
@MainActor @Suite("Limits of effects")
struct EffectLimitTests {
  private struct Nested: View {
    let level: Int

    var body: some View {
      if level == 0 {
        Text("M").font(.largeTitle)
      } else {
        AnyView(Nested(level: level - 1)).padding(1).shadow(color: .black, radius: 1, x: 1)
      }
    }
  }

  private func ink(_ picture: Bitmap) -> Int {
    var sum = 0
    for y in 0..<picture.size.height {
      for x in 0..<picture.size.width { sum += 255 - Int(picture.pixel(x: x, y: y) & 0xFF) }
    }
    return sum
  }

  @Test("Thirty shadows inside each other cost thirty shadows")
  func nestedShadows() {
    let harness = Harness(size: CGSize(width: 120, height: 120)) { Nested(level: 30) }
    #expect(ink(harness.picture()) > 0)
  }

  @Test("A shadow of a shadow looks as it is: that of both together")
  func threeShadows() {
    let harness = Harness(size: CGSize(width: 200, height: 60)) {
      Text("M").font(.largeTitle)
        .shadow(color: .black, radius: 0, x: 30).shadow(color: .black, radius: 0, x: 60)
        .shadow(color: .black, radius: 0, x: 120).position(x: 20, y: 30)
    }
    let single = Harness(size: CGSize(width: 200, height: 60)) {
      Text("M").font(.largeTitle).foregroundStyle(.black).position(x: 20, y: 30)
    }
    // Eight letters, of which the six that lie in the window are whole.
    #expect(Double(ink(harness.picture())) > 5.5 * Double(ink(single.picture())))
  }

  @Test("Radii beyond all measure are drawn", arguments: [100, 500, 1_000, 4_000, 1e6])
  func radii(radius: CGFloat) {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      ZStack {
        Text("x").shadow(radius: radius)
        Color.red.frame(width: 40, height: 40).blur(radius: radius)
        Color.blue.frame(width: 40, height: 40).blur(radius: radius, opaque: true)
        Circle().fill(.green).frame(width: 20, height: 20).shadow(radius: radius)
        Path { $0.addLines([.zero, CGPoint(x: 30, y: 4), CGPoint(x: 9, y: 40)]) }.fill(.red)
          .shadow(radius: radius)
      }
    }
    #expect(harness.picture().size.width == 100)
  }

  @Test("Shapes far larger than the window cost the window", arguments: [20_000, 1e6])
  func hugeShapes(width: CGFloat) {
    let fill = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      ZStack {
        Circle().fill(fill).frame(width: width, height: width).shadow(radius: 4)
        RoundedRectangle(cornerRadius: width / 4).fill(.red).frame(width: width, height: width)
          .shadow(radius: 30)
        Capsule().stroke(.blue, lineWidth: 3).frame(width: width, height: width / 2)
          .shadow(radius: 10).blur(radius: 3)
      }
    }
    #expect(harness.picture().size.width == 100)
  }

  @Test("A blur is the same however little of it is seen")
  func blurInPart() {
    func picture(_ size: CGSize) -> Bitmap {
      Harness(size: size) {
        Color.white.overlay(alignment: .topLeading) {
          Circle().fill(.black).frame(width: 90, height: 90).blur(radius: 20)
            .offset(x: -30, y: -20)
        }
        .ignoresSafeArea()
      }
      .picture()
    }
    let (small, large) = (
      picture(CGSize(width: 60, height: 60)), picture(CGSize(width: 200, height: 200))
    )
    var worst = 0
    for y in 0..<60 {
      for x in 0..<60 {
        let (a, b) = (small.pixel(x: x, y: y) & 0xFF, large.pixel(x: x, y: y) & 0xFF)
        worst = max(worst, abs(Int(a) - Int(b)))
      }
    }
    #expect(worst <= 2)
  }

  @Test("Wide shadows of drawings are those of their outlines", arguments: [3, 12, 40])
  func wideShadows(radius: CGFloat) {
    let outline = Path {
      $0.addLines([CGPoint(x: 60, y: 20), CGPoint(x: 110, y: 110), CGPoint(x: 10, y: 70)])
    }
    func picture<V: View>(_ content: V) -> Bitmap {
      Harness(size: CGSize(width: 120, height: 120)) { content }.picture()
    }
    let direct = picture(
      outline.fill(.black).frame(width: 120, height: 120)
        .shadow(color: .black, radius: radius))
    // Two views are no outline.
    let drawn = picture(
      ZStack { outline.fill(.black) }.overlay(Color.clear.border(.clear))
        .frame(width: 120, height: 120).overlay(alignment: .bottom) { Text(" ") }
        .shadow(color: .black, radius: radius))
    var worst = 0
    for y in 0..<120 {
      for x in 0..<120 {
        let (a, b) = (direct.pixel(x: x, y: y) & 0xFF, drawn.pixel(x: x, y: y) & 0xFF)
        worst = max(worst, abs(Int(a) - Int(b)))
      }
    }
    #expect(worst <= 3)
  }
}
