import Lamina
import LaminaTesting
import Testing

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.fractionCompleted.map { "\(Int($0 * 100)) of 100" } ?? "some time")
    }
  }
}

@MainActor @Suite("Idioms: views of progress in another style")
struct ProgressStyleIdioms {
  private func progress<S: ProgressViewStyle>(_ style: S, _ value: Double?) -> Harness {
    Harness(size: CGSize(width: 240, height: 120)) {
      ProgressView("Loading", value: value).accessibilityIdentifier("work")
        .progressViewStyle(style)
    }
  }

  private func pixels(_ harness: Harness) -> [UInt32] {
    let picture = harness.picture()
    let size = picture.size
    return (0..<size.height).flatMap { y in (0..<size.width).map { picture.pixel(x: $0, y: y) } }
  }

  /// How many pixels are as blue as the accent colour.
  private func blue(_ harness: Harness) -> Int {
    pixels(harness).count { $0 & 0xFF > ($0 >> 16 & 0xFF) + 60 }
  }

  @Test("A ring fills with the work, and is as high as a ring")
  func circular() throws {
    let quarter = progress(.circular, 0.25)
    let most = progress(CircularProgressViewStyle(), 0.75)
    #expect(quarter.element("work")?.semantics.value == "25 %")
    #expect(quarter.element("work")?.label == "Loading")
    #expect(blue(most) > 2 * blue(quarter))
    let ring = try #require(quarter.frame(of: "work"))
    let line = try #require(progress(.linear, 0.25).frame(of: "work"))
    #expect(ring.width < line.width)
  }

  @Test("A line of unknown length goes through, and stops asking when it is gone")
  func running() {
    let harness = progress(LinearProgressViewStyle(), nil)
    #expect(harness.element("work")?.semantics.value == "in progress")
    let before = harness.presentCount
    harness.resetCounters()
    harness.advance(by: 1.5)
    #expect((20...40).contains(harness.presentCount - before))
    #expect(harness.counters.total == 0)
  }

  @Test("A colour of its own is that of the bar, in both styles")
  func tint() {
    #expect(blue(progress(LinearProgressViewStyle(tint: .red), 0.9)) == 0)
    #expect(blue(progress(CircularProgressViewStyle(tint: .red), 0.9)) == 0)
    #expect(blue(progress(.linear, 0.9)) > 0)
  }

  @Test("The automatic style is the one of views without a style")
  func automatic() {
    for value in [nil, 0.4] {
      let plain = Harness(size: CGSize(width: 240, height: 120)) {
        ProgressView("Loading", value: value)
      }
      #expect(pixels(progress(.automatic, value)) == pixels(plain))
    }
  }

  @Test("A style of one's own gets label and fraction")
  func own() {
    let known = progress(Percent(), 0.5)
    #expect(known.element("work")?.semantics.value == "50 %")
    let harness = Harness {
      VStack {
        ProgressView("Loading", value: 0.5)
        ProgressView().progressViewStyle(.automatic)
      }
      .progressViewStyle(Percent())
    }
    #expect(harness.semanticTree.children.count == 2)
  }
}
