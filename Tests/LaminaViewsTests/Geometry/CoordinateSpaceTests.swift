import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

@Suite struct CoordinateSpaceTests {
  @Observable final class Model {
    var frames: [CGRect] = []
    var places: [CGPoint] = []
    var indent: CGFloat = 0
    var bodies = 0
  }

  private struct Teller: View {
    let model: Model
    let space: CoordinateSpace
    var body: some View {
      GeometryReader { proxy in
        let frame = proxy.frame(in: space)
        Text("\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))")
          .accessibilityIdentifier("t")
      }
      .frame(width: 30, height: 20)
    }
  }

  private func scrolling(_ model: Model, _ space: CoordinateSpace) -> Harness {
    Harness(size: CGSize(width: 100, height: 60)) {
      VStack(spacing: 0) {
        Color.blue.frame(height: 10)
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 30)
            Teller(model: model, space: space)
            Color.red.frame(height: 200)
          }
          .coordinateSpace(.named("content"))
        }
        .coordinateSpace(name: "window")
      }
    }
  }

  @Test("the window's coordinates are the window's, also inside of a scroll view, while it scrolls")
  func global() {
    let harness = scrolling(Model(), .global)
    #expect(harness.text(of: "t") == "35 40 30 20")
    harness.scroll(down: 12)
    #expect(harness.text(of: "t") == "35 28 30 20")
  }

  @Test("in the scrolled content nothing changes by scrolling, and nothing is made anew")
  func content() {
    let harness = scrolling(Model(), .named("content"))
    #expect(harness.text(of: "t") == "35 30 30 20")
    harness.resetCounters()
    let renders = harness.frameStatistics.renders
    harness.scroll(down: 12)
    #expect(harness.text(of: "t") == "35 30 30 20")
    #expect(harness.frameStatistics.renders == renders)
  }

  @Test("a name around the scroll view, and the scroll view itself")
  func around() {
    let harness = scrolling(Model(), .named("window"))
    #expect(harness.text(of: "t") == "35 30 30 20")
    harness.scroll(down: 12)
    #expect(harness.text(of: "t") == "35 18 30 20")
    let inScroll = scrolling(Model(), NamedCoordinateSpace.scrollView.coordinateSpace)
    inScroll.scroll(down: 12)
    #expect(inScroll.text(of: "t") == "35 18 30 20")
    let sideways = scrolling(
      Model(), NamedCoordinateSpace.scrollView(axis: .horizontal).coordinateSpace)
    // There is none that scrolls so: the window's.
    #expect(sideways.text(of: "t") == "35 40 30 20")
  }

  @Test("a name that nobody has is the window's, and local begins at the view's corner")
  func unknown() {
    #expect(scrolling(Model(), .named("nobody")).text(of: "t") == "35 40 30 20")
    #expect(scrolling(Model(), .local).text(of: "t") == "0 0 30 20")
  }

  @Test("who does not ask where it is is not made anew when it moves")
  func sizeOnly() {
    struct Reader: View {
      let model: Model
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 10, height: 10 + model.indent)
          GeometryReader { proxy in
            Counted(width: proxy.size.width)
          }
          .frame(width: 30, height: 20)
        }
      }
    }
    struct Counted: View {
      let width: CGFloat
      var body: some View { Color.green.frame(width: width / 2) }
    }
    let model = Model()
    let harness = Harness { Reader(model: model) }
    harness.resetCounters()
    model.indent = 5
    harness.settle()
    #expect(harness.counters.byName == ["Reader": 1])
  }

  @Test("the bounds of a view around, and of what is seen, in the view's coordinates")
  func bounds() {
    var found: [CGRect?] = []
    let harness = Harness(size: CGSize(width: 100, height: 60)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 30)
          Color.blue.frame(width: 40, height: 20)
            .onGeometryChange(for: [CGRect?].self) { proxy in
              [proxy.bounds(of: .scrollView), proxy.bounds(of: .named("none"))]
            } action: {
              found = $0
            }
          Color.red.frame(height: 200)
        }
      }
    }
    #expect(found == [CGRect(x: -30, y: -30, width: 100, height: 60), nil])
    harness.scroll(down: 12)
    #expect(found == [CGRect(x: -30, y: -18, width: 100, height: 60), nil])
  }

  @Test("drags and clicks are told in the coordinates of a view around")
  func gestures() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .named("board"))
              .onChanged { model.places.append($0.location) }
          )
          .padding(10)
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("dot")
          .onTapGesture(coordinateSpace: .named("board")) { model.places.append($0) }
          .padding(.top, 50)
      }
      .frame(width: 80, height: 80, alignment: .topLeading)
      .coordinateSpace(.named("board"))
    }
    #expect(harness.frame(of: "box")?.origin == CGPoint(x: 20, y: 20))
    harness.drag("box", by: CGSize(width: 8, height: 0), steps: 1)
    #expect(model.places.first == CGPoint(x: 20, y: 20))
    #expect(model.places.last == CGPoint(x: 28, y: 20))
    harness.tap("dot")
    #expect(model.places.last == CGPoint(x: 5, y: 55))
  }
}
