import LaminaTesting
import Testing

/// Frames, padding, ratios and decorations through real views: the numbers of SPEC.md, part 3.
@Suite struct FrameTests {
  /// The frames of named elements in a window.
  private func frames<V: View>(
    _ width: CGFloat, _ height: CGFloat, _ names: String..., @ViewBuilder of view: @escaping () -> V
  ) -> [CGRect?] {
    let harness = Harness(size: CGSize(width: width, height: height), view)
    return names.map { harness.frame(of: $0) }
  }

  @Test("flexible frames follow what is offered between their bounds, and overflow is centred")
  func flexible() {
    let found = frames(150, 100, "r", "g") {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100).accessibilityIdentifier("r")
        Color.green.frame(minWidth: 100).accessibilityIdentifier("g")
      }
    }
    #expect(found[0] == CGRect(x: -12.5, y: 0, width: 75, height: 100))
    #expect(found[1] == CGRect(x: 62.5, y: 0, width: 100, height: 100))
  }

  @Test(
    "a frame of any width up to infinity takes what is offered, at least its content",
    arguments: [(80.0, 80.0), (150, 150), (250, 250)])
  func infinite(offered: CGFloat, width: CGFloat) {
    let found = frames(offered, 50, "f") {
      Color.red.frame(width: 50, height: 20).frame(maxWidth: .infinity)
        .accessibilityIdentifier("f")
    }
    #expect(found[0]?.width == width)
  }

  @Test("without an offer a frame of any width is as wide as its content")
  func unspecified() {
    let found = frames(300, 50, "f", "g") {
      Color.red.frame(width: 50, height: 20).frame(maxWidth: .infinity)
        .accessibilityIdentifier("f").fixedSize()
      Color.red.frame(width: 50, height: 20).frame(minWidth: 100, maxWidth: 200)
        .accessibilityIdentifier("g").fixedSize()
    }
    #expect(found.map { $0?.width } == [50, 100])
  }

  @Test(
    "a frame between 100 and 200 wide keeps within them",
    arguments: [(80.0, 100.0), (150, 150), (250, 200)])
  func bounded(offered: CGFloat, width: CGFloat) {
    let found = frames(offered, 50, "f") {
      Color.red.frame(width: 50, height: 20).frame(minWidth: 100, maxWidth: 200)
        .accessibilityIdentifier("f")
    }
    #expect(found[0]?.width == width)
  }

  @Test("padding is 16 by default, on the edges named, and keeps layout priority")
  func padding() {
    let found = frames(200, 100, "all", "in", "top") {
      Color.red.accessibilityIdentifier("in").padding().frame(width: 100, height: 60)
        .accessibilityIdentifier("all")
      Color.red.frame(width: 10, height: 10).padding(.top, 5).accessibilityIdentifier("top")
    }
    #expect(found[1]?.size == CGSize(width: 68, height: 28))
    #expect(found[2]?.size == CGSize(width: 10, height: 15))
  }

  @Test("a ratio changes only the proposal: fit, fill, and a child that does not care")
  func ratio() {
    let found = frames(100, 100, "fit", "fill", "fixed") {
      ZStack {
        Color.red.accessibilityIdentifier("fit").aspectRatio(16 / 9, contentMode: .fit)
        Color.red.accessibilityIdentifier("fill").aspectRatio(16 / 9, contentMode: .fill)
        Color.red.frame(width: 60, height: 20).aspectRatio(1, contentMode: .fit)
          .accessibilityIdentifier("fixed")
      }
    }
    #expect(found[0]?.size == CGSize(width: 100, height: 56.25))
    #expect(abs((found[1]?.width ?? 0) - 1600 / 9) < 0.001 && found[1]?.height == 100)
    #expect(found[2]?.size == CGSize(width: 60, height: 20))
  }

  @Test("a shape's ideal size is 10 by 10, and so is a geometry reader's")
  func ideals() {
    let found = frames(100, 100, "shape", "circle", "color", "reader") {
      VStack {
        Rectangle().accessibilityIdentifier("shape").fixedSize()
        Circle().accessibilityIdentifier("circle").fixedSize()
        Color.red.accessibilityIdentifier("color").fixedSize()
        GeometryReader { _ in Color.blue }.accessibilityIdentifier("reader").fixedSize()
      }
    }
    for frame in found { #expect(frame?.size == CGSize(width: 10, height: 10)) }
  }

  @Test("a geometry reader takes all it is offered and says how much that is")
  func reader() {
    let harness = Harness(size: CGSize(width: 120, height: 80)) {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width))x\(Int(proxy.size.height))").accessibilityIdentifier("t")
      }
      .padding(10).accessibilityIdentifier("reader")
    }
    #expect(harness.text(of: "t") == "100x60")
    // Its content stands at the top left.
    #expect(harness.frame(of: "t")?.origin == CGPoint(x: 10, y: 10))
    harness.resize(to: CGSize(width: 220, height: 80))
    #expect(harness.text(of: "t") == "200x60")
  }

  @Test("overlay and background are offered the size of what they decorate and change nothing")
  func decorations() {
    let found = frames(200, 100, "c", "b", "o", "big") {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("c")
        .background(Color.blue.accessibilityIdentifier("b"))
        .overlay(alignment: .bottomTrailing) {
          Color.green.frame(width: 10, height: 10).accessibilityIdentifier("o")
        }
        .overlay { Color.black.frame(width: 60, height: 60).accessibilityIdentifier("big") }
    }
    #expect(found[0] == CGRect(x: 80, y: 40, width: 40, height: 20))
    #expect(found[1] == found[0])
    #expect(found[2] == CGRect(x: 110, y: 50, width: 10, height: 10))
    #expect(found[3] == CGRect(x: 70, y: 20, width: 60, height: 60))
  }

  @Test("an offset view leaves its neighbours where they are")
  func offset() {
    let found = frames(100, 20, "a", "b") {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("a").offset(x: 5, y: 7)
        Color.blue.accessibilityIdentifier("b")
      }
    }
    #expect(found[0] == CGRect(x: 5, y: 7, width: 50, height: 20))
    #expect(found[1] == CGRect(x: 50, y: 0, width: 50, height: 20))
  }

  @Test("frames align their content, position centres it at a point")
  func alignment() {
    let found = frames(100, 100, "a", "p") {
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        .overlay {
          Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("p")
            .position(x: 30, y: 40)
        }
    }
    #expect(found[0] == CGRect(x: 0, y: 90, width: 20, height: 10))
    #expect(found[1] == CGRect(x: 25, y: 35, width: 10, height: 10))
  }
}
