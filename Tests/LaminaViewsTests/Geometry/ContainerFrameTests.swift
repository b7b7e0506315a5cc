import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

@Suite struct ContainerFrameTests {
  @Observable final class Model { var text = "a" }

  @Test("a view is as wide as what is seen of the scroll view around, or a part of it")
  func scrollView() {
    let harness = Harness(size: CGSize(width: 120, height: 50)) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("all")
          Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10)
            .accessibilityIdentifier("third")
          Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
            .accessibilityIdentifier("two thirds")
          Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
            axis == .horizontal ? length / 4 : length / 2
          }
          .accessibilityIdentifier("quarter")
        }
      }
      .frame(width: 110)
    }
    #expect(harness.frame(of: "all")?.width == 110)
    #expect(harness.frame(of: "third")?.width == 30)
    #expect(harness.frame(of: "two thirds")?.width == 70)
    #expect(harness.frame(of: "quarter")?.size == CGSize(width: 27.5, height: 25))
  }

  @Test("without a scroll view the window is the container, and its size is followed")
  func window() {
    let harness = Harness(size: CGSize(width: 120, height: 50)) {
      VStack {
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
          .accessibilityIdentifier("half")
      }
      .padding(20)
    }
    #expect(harness.frame(of: "half") == CGRect(x: 30, y: 20, width: 60, height: 10))
    harness.resize(to: CGSize(width: 160, height: 50))
    #expect(harness.frame(of: "half") == CGRect(x: 40, y: 20, width: 80, height: 10))
    harness.resize(to: CGSize(width: 60, height: 50))
    #expect(harness.frame(of: "half") == CGRect(x: 15, y: 20, width: 30, height: 10))
  }

  @Test("what came by a transition is as wide as the window also when the one before has left")
  func afterTransition() {
    struct Page: View {
      let model: Model
      var body: some View {
        Group {
          if model.text == "a" { Color.red } else { Color.blue.accessibilityIdentifier("b") }
        }
        .containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        .coordinateSpace(name: "page")
      }
    }
    let model = Model()
    let harness = Harness(size: CGSize(width: 120, height: 50)) { Page(model: model) }
    withAnimation(.linear(duration: 0.2)) { model.text = "b" }
    harness.advance(by: 1)
    harness.resize(to: CGSize(width: 60, height: 50))
    #expect(harness.frame(of: "b") == CGRect(x: 15, y: 0, width: 30, height: 50))
    for text in ["a", "b", "a", "b"] {
      withAnimation(.linear(duration: 0.2)) { model.text = text }
      harness.advance(by: 0.1)
    }
    harness.advance(by: 1)
    harness.resize(to: CGSize(width: 100, height: 50))
    #expect(harness.frame(of: "b") == CGRect(x: 25, y: 0, width: 50, height: 50))
  }

  @Test("where a scroll view takes the width of its content, the container is what it was offered")
  func crossing() {
    struct Page: View {
      let model: Model
      var body: some View {
        HStack(spacing: 0) {
          Text(model.text)
          ScrollView {
            Color.red.frame(height: 20)
              .containerRelativeFrame(.horizontal) { length, _ in length / 2 }
              .accessibilityIdentifier("half")
          }
          .accessibilityIdentifier("scroll")
        }
        .frame(width: 100)
      }
    }
    let model = Model()
    let size = CGSize(width: 200, height: 50)
    let harness = Harness(size: size) { Page(model: model) }
    #expect((harness.frame(of: "half")?.width ?? 0) > 20)
    for text in ["a long text", "", "middle", "a"] {
      model.text = text
      harness.settle()
      let fresh = Harness(size: size) { Page(model: model) }
      #expect(harness.frame(of: "half") == fresh.frame(of: "half"))
      #expect(harness.frame(of: "scroll") == fresh.frame(of: "scroll"))
    }
  }

  /// A scroll view whose content is half as wide as the container, and 10 more.
  private var carousel: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        Color.red.frame(width: 10)
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
          .accessibilityIdentifier("half")
      }
    }
  }

  /// How wide the half is, and what was reported.
  private func half(@ViewBuilder _ content: @escaping () -> some View) -> CGFloat? {
    let harness = Harness(size: CGSize(width: 120, height: 50)) { content() }
    #expect(harness.diagnostics.isEmpty)
    return harness.frame(of: "half")?.width
  }

  @Test("nor is one in something that is as long as its content")
  func contentLengthAround() {
    #expect(half { VStack { carousel }.fixedSize() } == 60)
    #expect(
      half {
        VStack {
          Text("a"); carousel
        }.padding(4).fixedSize(horizontal: true, vertical: false)
      } == 60)
    #expect(half { LazyHStack { VStack { carousel } } } == 60)
    #expect(half { ScrollView(.horizontal) { VStack { carousel } } } == 60)
    #expect(half { HStack { ScrollView { VStack { carousel } } }.fixedSize() } == 60)
  }

  @Test("in a scroll view with margins of its own a view across it does not follow its own width")
  func margins() {
    func across(_ edges: Edge.Set) -> CGFloat? {
      half {
        ScrollView {
          Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
            .accessibilityIdentifier("half")
        }
        .safeAreaPadding(edges, 8)
      }
    }
    #expect(across(.vertical) == 60)
    #expect(across([]) == 60)
    #expect((across(.all) ?? 0) > 50)
  }

  @Test("one of which something between says how long it is, is the container")
  func lengthBetween() {
    #expect(half { VStack { carousel.frame(width: 100) }.fixedSize() } == 50)
    #expect(half { LazyHStack { VStack { carousel }.frame(width: 80) } } == 40)
    #expect(half { VStack { carousel.frame(idealWidth: 90) }.fixedSize() } == 45)
    #expect(half { ScrollView(.horizontal) { carousel.aspectRatio(2, contentMode: .fit) } } == 50)
    #expect(half { ScrollView(.horizontal) { GeometryReader { _ in carousel } } } == 5)
  }

  @Test("a scroll view that is as long as its content is no container, but the window around it is")
  func contentLength() {
    let harness = Harness(size: CGSize(width: 120, height: 50)) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.red.frame(width: 10)
          Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
            .accessibilityIdentifier("half")
        }
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    #expect(harness.frame(of: "half")?.width == 60)
  }

  @Test("a view among several that fit is chosen by the room that there is, shown or not")
  func chosen() {
    func part() -> some View {
      Text("two words").containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        .accessibilityIdentifier("part")
    }
    let harness = Harness(size: CGSize(width: 120, height: 90)) {
      ViewThatFits {
        HStack {
          part(); Color.red.accessibilityIdentifier("beside")
        }
        Color.blue.accessibilityIdentifier("none")
      }
    }
    #expect(harness.frame(of: "beside") != nil)
    harness.resize(to: CGSize(width: 20, height: 90))
    #expect(harness.frame(of: "none") != nil)
    harness.resize(to: CGSize(width: 120, height: 90))
    #expect(harness.frame(of: "beside") != nil)
  }

  @Test("a container that was wide and is narrow again is as narrow as at first")
  func shrinks() {
    let harness = Harness(size: CGSize(width: 110, height: 50)) {
      VStack { ScrollView { Text("x").containerRelativeFrame(.horizontal) } }
        .accessibilityIdentifier("all")
    }
    let before = harness.frame(of: "x")
    harness.resize(to: CGSize(width: 300, height: 50))
    #expect(harness.frame(of: "x")?.midX == 150)
    harness.resize(to: CGSize(width: 110, height: 50))
    #expect(harness.frame(of: "x") == before)
  }
}
