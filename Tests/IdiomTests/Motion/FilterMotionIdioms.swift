import Lamina
import LaminaTesting
import Testing

private struct Filtered<Result: View>: View {
  let filter: (Color, Bool) -> Result
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 0) {
      filter(Color(red: 0.8, green: 0.3, blue: 0.1), isOn).frame(width: 40, height: 40).padding(20)
      Button("go") { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }
}

@Suite("Filters that move")
struct FilterMotionIdioms {
  /// What the pixel just outside of the area's corner, and the one in its middle, are half-way.
  private func pixels<Result: View>(
    _ filter: @escaping (Color, Bool) -> Result
  ) -> [[UInt32]] {
    let harness = Harness(size: CGSize(width: 80, height: 120)) { Filtered(filter: filter) }
    func seen() -> [UInt32] {
      let picture = harness.picture()
      return [picture.pixel(x: 40, y: 40), picture.pixel(x: 40, y: 61)]
    }
    var all = [seen()]
    harness.tap("go")
    for _ in 0..<2 {
      harness.advance(by: 0.5)
      all.append(seen())
    }
    return all
  }

  @Test("A filter is half-way half-way", arguments: 0..<5)
  func halfway(kind: Int) {
    let all =
      switch kind {
      case 0: pixels { color, isOn in color.blur(radius: isOn ? 12 : 0) }
      case 1: pixels { color, isOn in color.blur(radius: isOn ? 12 : 1) }
      case 2: pixels { color, isOn in color.hueRotation(.degrees(isOn ? 120 : 0)) }
      case 3: pixels { color, isOn in color.colorMultiply(isOn ? .black : .white) }
      default: pixels { color, isOn in color.saturation(isOn ? 0 : 1) }
      }
    #expect(Set(all).count == 3, "\(all)")
  }
}
