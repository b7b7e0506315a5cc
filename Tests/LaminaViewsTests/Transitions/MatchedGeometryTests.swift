import LaminaLayers
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Views that take over each other's places.
@Suite struct MatchedGeometryTests {
  @Observable final class Model {
    var isOpen = false
    var selected = 0
    var log: [String] = []
  }

  struct Hero: View {
    let model: Model
    var reduces = false
    @Namespace private var names

    var body: some View {
      ZStack(alignment: .topLeading) {
        if model.isOpen {
          Color.blue.matchedGeometryEffect(id: "a", in: names).frame(width: 200, height: 100)
        } else {
          Color.red.matchedGeometryEffect(id: "a", in: names).frame(width: 20, height: 10)
            .padding(40)
        }
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
      .environment(\.accessibilityReduceMotion, reduces)
    }
  }

  /// Where the colours are to be, from back to front.
  private func colors(_ layer: Layer?, at origin: CGPoint = .zero) -> [String] {
    guard let layer else { return [] }
    let frame = layer.frame.offsetBy(dx: origin.x, dy: origin.y)
    let own =
      layer.contents == .none
      ? []
      : ["(\(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width)), \(Int(frame.height)))"]
    return own + layer.children.flatMap { colors($0, at: frame.origin) }
  }

  @Test("the next begins at the place of the one before, which goes on to the next's place")
  func hero() {
    let model = Model()
    let stage = Stage { Hero(model: model) }
    #expect(colors(stage.harness.graph.prepared?.layer) == ["(40, 40, 20, 10)"])
    stage.animate { model.isOpen = true }
    #expect(colors(stage.beginnings) == ["(40, 40, 20, 10)", "(40, 40, 20, 10)"])
    #expect(
      colors(stage.harness.graph.prepared?.layer) == ["(0, 0, 200, 100)", "(0, 0, 200, 100)"])
    stage.end()
    #expect(colors(stage.harness.graph.prepared?.layer) == ["(0, 0, 200, 100)"])
    stage.animate { model.isOpen = false }
    stage.animate { model.isOpen = true }
    #expect(
      colors(stage.harness.graph.prepared?.layer) == ["(0, 0, 200, 100)", "(0, 0, 200, 100)"])
    stage.end()
    #expect(stage.harness.graph.matchedCount == 1)
  }

  @Test("where motion is reduced, each stays in its own place and fades")
  func reduced() {
    let model = Model()
    let stage = Stage { Hero(model: model, reduces: true) }
    stage.animate { model.isOpen = true }
    #expect(colors(stage.beginnings) == ["(40, 40, 20, 10)", "(0, 0, 200, 100)"])
    #expect(
      colors(stage.harness.graph.prepared?.layer) == ["(40, 40, 20, 10)", "(0, 0, 200, 100)"])
  }

  struct Tabs: View {
    let model: Model
    @Namespace private var names

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<3) { index in
          Color.clear.frame(width: CGFloat(20 + 10 * index), height: 20)
            .matchedGeometryEffect(id: "tab", in: names, isSource: model.selected == index)
        }
        Color.red.frame(height: 4)
          .matchedGeometryEffect(id: "tab", in: names, properties: .position, isSource: false)
          .frame(width: 10)
      }
      .frame(width: 100, height: 100, alignment: .top)
    }
  }

  @Test("what is no source lies where the source is, and goes along when another becomes it")
  func follows() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Tabs(model: model) }
    func bar() -> String? { colors(harness.graph.prepared?.layer).last }
    #expect(bar() == "(45, 8, 10, 4)")
    model.selected = 2
    harness.settle()
    #expect(bar() == "(45, 48, 10, 4)")
    #expect(harness.diagnostics.isEmpty)
  }

  @Test("two sources are told of, and nothing else happens")
  func duplicates() {
    struct Twice: View {
      @Namespace private var names
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).matchedGeometryEffect(id: 7, in: names)
          Color.blue.frame(width: 20, height: 20).matchedGeometryEffect(id: 7, in: names)
        }
      }
    }
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Twice() }
    #expect(harness.diagnostics == [.severalSources(id: "7")])
    #expect(
      colors(harness.graph.prepared?.layer) == ["(35, 45, 10, 10)", "(45, 40, 20, 20)"])
  }
}
