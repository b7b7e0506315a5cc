import Lamina
import LaminaTesting
import Testing

/// A tile whose corners become round and whose colour changes, both under one animation.
private struct Tile: View {
  let radii: (CGFloat, CGFloat)
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 0) {
      RoundedRectangle(cornerRadius: isOn ? radii.1 : radii.0)
        .fill(isOn ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
        .frame(width: 80, height: 80)
      Button("go") { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }
}

@Suite("Corners and colours")
struct RoundingIdioms {
  private func steps(_ radii: (CGFloat, CGFloat), x: Int, y: Int) -> [UInt32] {
    let harness = Harness(size: CGSize(width: 80, height: 120)) { Tile(radii: radii) }
    var all = [harness.picture().pixel(x: x, y: y)]
    harness.tap("go")
    for _ in 0..<4 {
      harness.advance(by: 0.25)
      all.append(harness.picture().pixel(x: x, y: y))
    }
    return all
  }

  @Test("The colour moves beside corners, whichever of them begin or end square")
  func colours() {
    let middle = steps((10, 30), x: 40, y: 45)
    #expect(Set(middle).count == 5)
    for radii in [(0, 30), (30, 0), (0, 0)] as [(CGFloat, CGFloat)] {
      #expect(steps(radii, x: 40, y: 45) == middle, "\(radii)")
    }
  }

  @Test("Corners are round by and by")
  func corners() {
    let top = (120 - 80 - 28) / 2
    let harness = Harness(size: CGSize(width: 80, height: 120)) { Tile(radii: (0, 40)) }
    harness.tap("go")
    harness.advance(by: 0.25)
    let first = harness.picture()
    harness.advance(by: 0.5)
    let later = harness.picture()
    func isSeen(_ picture: Bitmap, _ inset: Int) -> Bool {
      picture.pixel(x: inset, y: top + inset) != picture.pixel(x: 40, y: 1)
    }
    #expect(isSeen(first, 4) && !isSeen(first, 1))
    #expect(isSeen(later, 11) && !isSeen(later, 4))
  }
}
