import LaminaGeometry
import LaminaLayout
import Testing

/// How the columns of lazy grids share a width.
@Suite("Grid items")
struct GridItemTests {
  private func lengths(_ items: [GridItem], in length: CGFloat?) -> [CGFloat] {
    GridItem.tracks(items, in: length).map { ($0.length * 1_000).rounded() / 1_000 }
  }

  private func starts(_ items: [GridItem], in length: CGFloat?) -> [CGFloat] {
    GridItem.tracks(items, in: length).map { ($0.start * 1_000).rounded() / 1_000 }
  }

  @Test("Fixed items are as long as they say, whatever there is")
  func fixed() {
    let items = [GridItem(.fixed(60)), GridItem(.fixed(100))]
    #expect(lengths(items, in: 300) == [60, 100])
    #expect(lengths(items, in: 50) == [60, 100])
    #expect(starts(items, in: 50) == [0, 68])
  }

  @Test("Flexible items share what fixed ones and distances leave")
  func flexible() {
    // 216 - 40 - 2 * 8 = 160
    let items = [GridItem(.fixed(40)), GridItem(), GridItem()]
    #expect(lengths(items, in: 216) == [40, 80, 80])
    #expect(starts(items, in: 216) == [0, 48, 136])
  }

  @Test("A flexible item within its bounds leaves more, or less, to those after it")
  func bounds() {
    // 300 - 8 = 292: 146, then 146 against a minimum of 180: overflow.
    let late = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
    #expect(lengths(late, in: 300) == [146, 180])
    // In the other order the second gets what the first leaves: 292 - 180.
    #expect(lengths(late.reversed(), in: 300) == [180, 112])
    // 300 - 16 = 284: a third is 94.667, but 50 is enough; the others get (284 - 50) / 2.
    let capped = [GridItem(.flexible(maximum: 50)), GridItem(), GridItem()]
    #expect(lengths(capped, in: 300) == [50, 117, 117])
  }

  @Test("An adaptive item becomes as many lines as fit, which share its length")
  func adaptive() {
    // 400: 7 of 50 need 7 * 50 + 6 * 8 = 398; each gets (400 - 48) / 7.
    let items = [GridItem(.adaptive(minimum: 50))]
    #expect(lengths(items, in: 400) == Array(repeating: 50.286, count: 7))
    #expect(lengths(items, in: 397) == Array(repeating: 59.5, count: 6))
    #expect(lengths(items, in: 20) == [50])
  }

  @Test("Beside a fixed item an adaptive one has the rest")
  func fixedAndAdaptive() {
    // 200 - 70 - 8 = 122: two of 40 fit (88), three do not (136): (122 - 8) / 2.
    let items = [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]
    #expect(lengths(items, in: 200) == [70, 57, 57])
    #expect(starts(items, in: 200) == [0, 78, 143])
  }

  @Test("Flexible and adaptive items are offered equal shares, in order")
  func mixed() {
    // 300 - 16 = 284: 94.667, so 100; then (284 - 100) / 2 = 92, two of 40: (92 - 8) / 2 = 42;
    // then 92 against 180.
    let items = [
      GridItem(.flexible(minimum: 100)), GridItem(.adaptive(minimum: 40)),
      GridItem(.flexible(minimum: 180)),
    ]
    #expect(lengths(items, in: 300) == [100, 42, 42, 180])
    #expect(starts(items, in: 300) == [0, 108, 158, 208])
  }

  @Test("Lines of an adaptive item are no longer than its maximum")
  func maximum() {
    let items = [GridItem(.adaptive(minimum: 50, maximum: 55))]
    // 150: two of 50 and a gap (108) fit, three do not (166): (150 - 8) / 2 = 71, held at 55.
    #expect(lengths(items, in: 150) == [55, 55])
  }

  @Test("Each item has a distance of its own to the next, an adaptive one also inside")
  func spacing() {
    let items = [
      GridItem(.fixed(20), spacing: 2), GridItem(.fixed(20), spacing: 30), GridItem(.fixed(20)),
    ]
    #expect(starts(items, in: 100) == [0, 22, 72])
    // 100 - 20 - 10 = 70: (70 + 0) / 20 = 3 lines without a distance.
    let tight = [
      GridItem(.fixed(20), spacing: 10), GridItem(.adaptive(minimum: 20), spacing: 0),
    ]
    #expect(lengths(tight, in: 100) == [20, 23.333, 23.333, 23.333])
  }

  @Test("Where no length is given, items are as short as they may be")
  func unspecified() {
    let items = [
      GridItem(.flexible(minimum: 30)), GridItem(.adaptive(minimum: 40)), GridItem(.fixed(5)),
    ]
    #expect(lengths(items, in: nil) == [30, 40, 5])
    #expect(lengths(items, in: .infinity) == [30, 40, 5])
  }

  @Test(
    "Nothing crashes, and there is always a line",
    arguments: [
      GridItem.Size.fixed(.nan), .fixed(-5), .flexible(minimum: .nan, maximum: .nan),
      .flexible(minimum: 50, maximum: 10), .adaptive(minimum: 0), .adaptive(minimum: -.infinity),
      .adaptive(minimum: .nan, maximum: -1), .adaptive(minimum: 1e300),
    ])
  func nonsense(_ size: GridItem.Size) {
    for length in [nil, 0, 100, 1e9, .infinity, -.infinity, .nan] as [CGFloat?] {
      for spacing in [nil, -1_000, .nan, .infinity] as [CGFloat?] {
        let tracks = GridItem.tracks([GridItem(size, spacing: spacing), GridItem()], in: length)
        #expect((1...1_000).contains(tracks.count))
        #expect(tracks.allSatisfy { $0.length.isFinite && $0.length >= 0 && $0.start.isFinite })
      }
    }
    #expect(GridItem.tracks([], in: 100).map(\.length) == [100])
  }

  @Test("Alignment is the middle where an item says nothing")
  func alignment() {
    let items = [GridItem(.fixed(10), alignment: .topLeading), GridItem(.fixed(10))]
    #expect(GridItem.tracks(items, in: 100).map(\.alignment) == [.topLeading, .center])
  }
}
