import LaminaGeometry
import LaminaTesting
import LaminaText
import LaminaViews
import Testing

@Suite("Sizes of text in the environment")
struct DynamicTypeTests {
  /// What views have found.
  private final class Found {
    var sizes: [DynamicTypeSize] = []
    var lengths: [CGFloat] = []
  }

  private struct Reader: View {
    let found: Found
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
      let _ = found.sizes.append(size)
      Text("read")
    }
  }

  private struct Measured: View {
    let found: Found
    @ScaledMetric private var side = 40
    @ScaledMetric(relativeTo: .largeTitle) private var gap: CGFloat = 34

    var body: some View {
      let _ = found.lengths = [CGFloat(side), gap]
      Color.red.frame(width: side, height: side)
    }
  }

  private func size(
    at scale: CGFloat, @ViewBuilder _ content: @escaping (Found) -> some View
  ) -> DynamicTypeSize? {
    let found = Found()
    var environment = EnvironmentValues()
    environment.systemTextScale = scale
    _ = Harness(environment: environment) { content(found) }
    return found.sizes.last
  }

  @Test("Where nobody sets one, the size is the nearest to the desktop's scale")
  func nearest() {
    let expected: [(CGFloat, DynamicTypeSize)] = [
      (0.5, .xSmall), (1, .large), (1.05, .large), (1.25, .xxLarge), (1.5, .accessibility1),
      (2, .accessibility2), (3, .accessibility5), (4, .accessibility5),
    ]
    for (scale, size) in expected {
      #expect(self.size(at: scale) { Reader(found: $0) } == size, "\(scale)")
    }
  }

  @Test("What is no scale counts as the usual one, and no scale goes beyond 0.5 to 4")
  func bounds() {
    var environment = EnvironmentValues()
    let cases: [(CGFloat, CGFloat)] = [(.nan, 1), (.infinity, 1), (0, 0.5), (-3, 0.5), (90, 4)]
    for (given, kept) in cases {
      environment.systemTextScale = given
      #expect(environment.systemTextScale == kept, "\(given)")
    }
  }

  @Test("A view sets the size of the texts inside it")
  func set() {
    #expect(size(at: 2) { Reader(found: $0).dynamicTypeSize(.small) } == .small)
    #expect(size(at: 1) { Reader(found: $0).dynamicTypeSize(.accessibility3) } == .accessibility3)
  }

  @Test("A range holds the size, and leaves it alone where it lies inside")
  func ranges() {
    typealias Size = DynamicTypeSize
    #expect(size(at: 3) { Reader(found: $0).dynamicTypeSize(...Size.xxLarge) } == .xxLarge)
    #expect(size(at: 1) { Reader(found: $0).dynamicTypeSize(Size.xLarge...) } == .xLarge)
    #expect(size(at: 2) { Reader(found: $0).dynamicTypeSize(.small ... .xLarge) } == .xLarge)
    #expect(size(at: 1) { Reader(found: $0).dynamicTypeSize(.small ..< .large) } == .medium)
    #expect(
      size(at: 2) {
        Reader(found: $0).dynamicTypeSize(...Size.xLarge).dynamicTypeSize(Size.accessibility1...)
      } == .xLarge)
    // The exact scale, not that of the nearest size.
    let harness = Harness { Text("m").font(.system(size: 100)).dynamicTypeSize(...Size.xxxLarge) }
    let usual = harness.frame(of: "m")?.height ?? 0
    harness.textScale = 1.2
    #expect(abs((harness.frame(of: "m")?.height ?? 0) - 1.2 * usual) <= 2)
  }

  @Test("Scaled metrics grow as body text does, or as the style they name")
  func metrics() {
    let found = Found()
    let harness = Harness { Measured(found: found) }
    #expect(found.lengths == [40, 34])
    harness.textScale = 2
    #expect(found.lengths == [80, 68])
    let sized = Found()
    _ = Harness { Measured(found: sized).dynamicTypeSize(.accessibility5) }
    #expect(sized.lengths[0] == 40 * 53 / 17 && abs(sized.lengths[1] - 60) < 1e-9)
    #expect(ScaledMetric(wrappedValue: 3.0).wrappedValue == 3)
  }

  @Test(
    "Every text of a window follows its scale",
    arguments: [
      Font.body, .largeTitle, .system(size: 20), .custom("Inter", fixedSize: 20),
      .custom("Inter", size: 20, relativeTo: .title),
    ])
  func fonts(font: Font) throws {
    let harness = Harness(size: CGSize(width: 600, height: 200)) { Text("Hamburg").font(font) }
    let usual = try #require(harness.frame(of: "Hamburg"))
    harness.textScale = 2
    let twice = try #require(harness.frame(of: "Hamburg"))
    // Large letters are set in a face of their own, which is a little narrower, and in lower lines.
    #expect((1.7...2.05).contains(twice.height / usual.height))
    #expect((1.7...2.05).contains(twice.width / usual.width))
  }

  @Test("Symbols and heights of lines grow with the text")
  func symbols() throws {
    let harness = Harness {
      VStack {
        Image(systemName: "star").accessibilityLabel("symbol")
        Text("line").lineHeight(30)
      }
    }
    let (symbol, line) = (
      try #require(harness.frame(of: "symbol")), try #require(harness.frame(of: "line"))
    )
    harness.textScale = 2
    #expect(harness.frame(of: "symbol")?.height == 2 * symbol.height)
    #expect(harness.frame(of: "line")?.height == 2 * line.height)
  }
}
