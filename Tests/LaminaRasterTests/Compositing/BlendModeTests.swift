import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Testing

@Suite("Blend modes")
struct BlendModeTests {
  private let colors: [UInt32] = [
    0x000000, 0xFFFFFF, 0xFF0000, 0x336699, 0xC8A050, 0x80FF40, 0x808080,
  ]

  @Test("Each mode mixes as the W3C's formulas say, opaque and not", arguments: BlendMode.allCases)
  func formulas(mode: BlendMode) {
    for (below, belowAlpha) in zip(colors.cycled(3), [1, 0.6, 1, 0].cycled(6)) {
      for (above, alpha) in zip(colors.cycled(2), [1, 0.5, 0.8].cycled(5)) {
        let (top, bottom) = (Color.Resolved(hex: above), Color.Resolved(hex: below))
        let found = drawing(1, 1, format: .argb32, background: nil) { list in
          list.fill(
            CGRect(x: 0, y: 0, width: 1, height: 1),
            with: .color(bottom.opacity(Float(belowAlpha))))
          list.group(GroupStyle(opacity: alpha, blendMode: mode)) {
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: .color(top))
          }
        }.channels(0, 0)
        let wanted = BlendFormulas.mix(
          mode, (top.rgb, alpha), over: (bottom.rgb, belowAlpha))
        let expected = (0..<4).map { Int((wanted[$0] * 255).rounded()) }
        #expect(
          near(found, expected, within: 3),
          "\(mode): \(top) x \(alpha) over \(bottom) x \(belowAlpha): \(found), not \(expected)")
      }
    }
  }

  @Test("A group blends with what lies below it in the group around, and not with more")
  func isolated() {
    let page = CGRect(x: 0, y: 0, width: 4, height: 4)
    let found = drawing(4, 4, background: blue) { list in
      list.group(GroupStyle()) { outer in
        outer.fill(CGRect(x: 0, y: 0, width: 2, height: 4), with: .color(red))
        outer.group(GroupStyle(blendMode: .multiply)) { $0.fill(page, with: .color(green)) }
      }
    }
    #expect(found.rgb(0, 0) == [0, 0, 0], "red times green")
    #expect(found.rgb(3, 0) == [0, 255, 0], "nothing there in the group")
  }

  @Test("A clip cuts what is blended, also where it is soft")
  func clipped() {
    for mode in [BlendMode.multiply, .plusDarker] {
      let found = drawing(4, 4) { list in
        list.clip(Path(CGRect(x: 0, y: 0, width: 2.5, height: 4)))
        list.group(GroupStyle(blendMode: mode)) {
          $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4), with: .color(red))
        }
      }
      #expect(found.rgb(1, 1) == [255, 0, 0])
      #expect(near(found.rgb(2, 1), [255, 128, 128], within: 2))
      #expect(found.rgb(3, 1) == [255, 255, 255])
    }
  }
}

extension Array {
  /// The elements from the first on, again and again, so that all pairs of two lists are met.
  fileprivate func cycled(_ times: Int) -> [Element] {
    (0..<times * count).map { self[($0 + $0 / count) % count] }
  }
}

extension Color.Resolved {
  fileprivate var rgb: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }
}
