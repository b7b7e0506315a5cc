import Foundation
import LaminaAnimation
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// What grows from nothing, and what shrinks to nothing, is on its way like all else.
@MainActor
@Suite("Growing from nothing")
struct GrowthTests {
  @Observable @MainActor final class Model {
    var part: CGFloat
    init(_ part: CGFloat) { self.part = part }
  }

  private func window<V: View>(
    from part: CGFloat, @ViewBuilder _ content: @escaping (Model) -> V
  ) -> (Harness, Model) {
    let model = Model(part)
    let harness = Harness(size: CGSize(width: 200, height: 40)) {
      HStack(spacing: 0) {
        Tracked(model: model, content: content)
        Spacer(minLength: 0)
      }
    }
    return (harness, model)
  }

  /// How many pixels of the middle row are dark: at first, a quarter on, half way, at the end.
  private func widths<V: View>(
    from: CGFloat, to: CGFloat, row: Int = 20, @ViewBuilder _ content: @escaping (Model) -> V
  ) -> [Int] {
    let (harness, model) = window(from: from, content)
    withAnimation(.linear(duration: 1)) { model.part = to }
    harness.settle()
    var found = [harness.darkCount(row: row)]
    for step in [0.25, 0.25, 0.6] {
      harness.advance(by: step)
      found.append(harness.darkCount(row: row))
    }
    #expect(!harness.graph.isMoving)
    return found
  }

  /// Grows from nothing and from less than a pixel, and back.
  private func expectGrowth<V: View>(
    sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: @escaping (Model) -> V
  ) {
    func isNear(_ found: [Int], _ expected: [Int]) -> Bool {
      zip(found, expected).allSatisfy { abs($0 - $1) <= 2 }
    }
    let grown = widths(from: 0, to: 1, content)
    #expect(isNear(grown, [0, 50, 100, 200]), "\(grown)", sourceLocation: sourceLocation)
    let shrunk = widths(from: 1, to: 0, content)
    #expect(isNear(shrunk, [200, 150, 100, 0]), "\(shrunk)", sourceLocation: sourceLocation)
    let hair = widths(from: 0.0005, to: 1, content)
    #expect(isNear(hair, [0, 50, 100, 200]), "\(hair)", sourceLocation: sourceLocation)
  }

  @Test("rectangles, colours, capsules, circles and outlines of one's own")
  func shapes() {
    expectGrowth { Rectangle().frame(width: 200 * $0.part, height: 20) }
    expectGrowth { Color.black.frame(width: 200 * $0.part, height: 20) }
    expectGrowth { Capsule().frame(width: 200 * $0.part, height: 20) }
    expectGrowth { RoundedRectangle(cornerRadius: 3).frame(width: 200 * $0.part, height: 20) }
    expectGrowth { Ellipse().frame(width: 200 * $0.part, height: 20) }
    expectGrowth { Bar().frame(width: 200 * $0.part, height: 20) }
  }

  nonisolated struct Bar: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  @Test("gradients, backgrounds, overlays and masks")
  func decorations() {
    expectGrowth { model in
      LinearGradient(colors: [.black, .black], startPoint: .leading, endPoint: .trailing)
        .frame(width: 200 * model.part, height: 20)
    }
    expectGrowth { Color.clear.frame(width: 200 * $0.part, height: 20).background(Color.black) }
    expectGrowth { model in
      Color.clear.frame(width: 200 * model.part, height: 20).background(.black, in: Capsule())
    }
    expectGrowth { Color.clear.frame(width: 200 * $0.part, height: 20).overlay(Rectangle()) }
    expectGrowth { model in
      Color.black.frame(width: 200, height: 20).mask(alignment: .leading) {
        Rectangle().frame(width: 200 * model.part)
      }
    }
    expectGrowth { model in
      Color.black.frame(width: 200, height: 20)
        .frame(width: 200 * model.part, alignment: .leading).clipped()
    }
  }

  @Test("bars in geometry readers, as progress is mostly drawn")
  func readers() {
    expectGrowth { model in
      GeometryReader { geometry in
        ZStack(alignment: .leading) {
          Capsule().fill(Color.white)
          Capsule().frame(width: geometry.size.width * model.part)
        }
      }
      .frame(width: 200, height: 20)
    }
  }

  @Test("pictures are stretched up from nothing and down to nothing")
  func images() throws {
    let black = Harness(size: CGSize(width: 4, height: 4)) { Color.black }
    let data = try black.picture().pngData()
    expectGrowth { model in
      Image(data: data).resizable().frame(width: 200 * model.part, height: 20)
    }
  }

  @Test("a circle in a square that opens grows about its middle")
  func circle() {
    let (harness, model) = window(from: 0) { model in
      Circle().frame(width: 40 * model.part, height: 40)
    }
    withAnimation(.linear(duration: 1)) { model.part = 1 }
    harness.settle()
    harness.advance(by: 0.5)
    let picture = harness.picture()
    // 20 across, in the middle of the height: nothing at the top, all of the middle.
    #expect(abs(harness.darkCount(row: 20) - 20) <= 2)
    #expect(picture.pixel(x: 10, y: 5) & 0xFF == 0xFF)
  }

  @Test("a colour fades from clear and to clear")
  func clear() {
    for (from, to) in [(0.0, 1.0), (1.0, 0.0)] {
      let (harness, model) = window(from: from) { model in
        Color.black.opacity(Double(model.part)).frame(width: 200, height: 20)
      }
      withAnimation(.linear(duration: 1)) { model.part = to }
      harness.settle()
      #expect(harness.picture().pixel(x: 100, y: 20) & 0xFF == (from == 0 ? 0xFF : 0))
      harness.advance(by: 0.5)
      #expect((0x70...0x90).contains(harness.picture().pixel(x: 100, y: 20) & 0xFF))
      harness.advance(by: 0.6)
      #expect(harness.picture().pixel(x: 100, y: 20) & 0xFF == (to == 0 ? 0xFF : 0))
    }
  }

  @Test("a panel and the row below it move as one")
  func accordion() {
    let model = Model(0)
    let harness = Harness(size: CGSize(width: 40, height: 200)) {
      VStack(spacing: 0) {
        Tracked(model: model) { Color.black.frame(height: 100 * $0.part) }
        Color.red.frame(height: 20)
        Spacer(minLength: 0)
      }
    }
    func check(_ expected: Int) {
      let picture = harness.picture()
      let dark = (0..<200).filter { picture.pixel(x: 20, y: $0) & 0xFF_FFFF == 0 }
      let row = (0..<200).first { picture.pixel(x: 20, y: $0) & 0xFF_FFFF != 0 }
      #expect(dark.count == row, "no gap and no overlap")
      #expect(abs(dark.count - expected) <= 2, "\(dark.count)")
    }
    withAnimation(.linear(duration: 1)) { model.part = 1 }
    harness.settle()
    check(0)
    harness.advance(by: 0.5)
    check(50)
    withAnimation(.linear(duration: 0.5)) { model.part = 0 }
    harness.advance(by: 0.6)
    harness.advance(by: 0.6)
    check(0)
  }

  @Test("a line around what grows keeps its width")
  func strokedGrowth() {
    let (harness, model) = window(from: 0) { model in
      Rectangle().strokeBorder(Color.black, lineWidth: 4).frame(width: 200 * model.part, height: 40)
    }
    withAnimation(.linear(duration: 1)) { model.part = 1 }
    harness.settle()
    #expect(harness.darkCount(row: 20) == 0)
    harness.advance(by: 0.5)
    #expect(abs(harness.darkCount(row: 20) - 4) <= 4, "both sides, half as wide as at the end")
    harness.advance(by: 0.6)
    #expect(harness.darkCount(row: 20) == 8)
  }

  @Test("an interrupted growth goes back from where it is")
  func interrupted() {
    let (harness, model) = window(from: 0) { Rectangle().frame(width: 200 * $0.part, height: 20) }
    withAnimation(.linear(duration: 1)) { model.part = 1 }
    harness.settle()
    harness.advance(by: 0.5)
    withAnimation(.spring(duration: 0.4)) { model.part = 0 }
    harness.settle()
    #expect(abs(harness.darkCount(row: 20) - 100) <= 2)
    harness.advance(by: 2)
    #expect(harness.darkCount(row: 20) == 0)
    withAnimation(.bouncy) { model.part = 1 }
    harness.advance(by: 2)
    #expect(harness.darkCount(row: 20) == 200)
  }

  @Test("a completion waits for what becomes visible")
  func completion() {
    var ends: [TimeInterval] = []
    let model = Model(1)
    let harness = Harness {
      Tracked(model: model) { Color.red.opacity($0.part == 1 ? 0 : 1) }
    }
    withAnimation(.linear(duration: 0.5)) {
      model.part = 0
    } completion: {
      ends.append(harness.clock.now)
    }
    harness.settle()
    harness.advance(by: 0.4)
    #expect(ends.isEmpty)
    harness.advance(by: 0.3)
    #expect(ends.count == 1 && ends.allSatisfy { $0 >= 0.5 && $0 < 0.55 })
  }

  @Test("what only becomes larger is drawn once")
  func drawnOnce() {
    let (harness, model) = window(from: 0.5) { model in
      Ellipse().fill(Color.black).frame(width: 200 * model.part, height: 20)
    }
    withAnimation(.linear(duration: 1)) { model.part = 1 }
    harness.settle()
    let jobs = harness.displayStatistics.jobsStarted
    harness.advance(by: 0.9)
    #expect(harness.displayStatistics.jobsStarted == jobs)
  }
}

extension Harness {
  /// How many pixels of a row are black or nearly.
  fileprivate func darkCount(row: Int) -> Int {
    let picture = picture()
    return (0..<picture.size.width).count { picture.pixel(x: $0, y: row) & 0xFF < 0x60 }
  }
}

/// Reads the model in a body of its own, where that is tracked.
private struct Tracked<Model, Content: View>: View {
  let model: Model
  @ViewBuilder let content: (Model) -> Content

  var body: some View { content(model) }
}
