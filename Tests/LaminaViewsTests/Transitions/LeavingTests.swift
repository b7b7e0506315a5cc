import LaminaDisplay
import LaminaLayers
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// What is removed under an animation stays until that is over, and out of everybody's way.
@Suite struct LeavingTests {
  @Observable final class Model {
    var isShown = true
    var items = [1, 2, 3]
    var taps = 0
    var log: [String] = []
  }

  @Test("a removed view keeps its place on screen; the others close up; then it is gone")
  func closesUp() {
    let model = Model()
    let stage = Stage {
      VStack(spacing: 0) {
        Color.red.frame(width: 50, height: 20)
        if model.isShown {
          Color.green.frame(width: 50, height: 20).accessibilityIdentifier("green")
            .onDisappear { model.log.append("gone") }
        }
        Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("blue")
      }
    }
    #expect(stage.frame(of: "blue")?.minY == 110)
    let before = stage.frames
    #expect(before == ["(75, 70, 50, 20)", "(75, 90, 50, 20)", "(75, 110, 50, 20)"])
    stage.animate { model.isShown = false }
    #expect(stage.frames == ["(75, 80, 50, 20)", "(75, 90, 50, 20)", "(75, 100, 50, 20)"])
    #expect(stage.opacities == [1, 0, 1])
    #expect(stage.frame(of: "green") == nil)
    #expect(stage.frame(of: "blue")?.minY == 100)
    #expect(model.log.isEmpty)
    stage.end()
    #expect(model.log == ["gone"])
    #expect(stage.frames == ["(75, 80, 50, 20)", "(75, 100, 50, 20)"])
  }

  @Test("what stood from the beginning is seen while it leaves by its container's transition")
  func leavesByOuter() {
    let model = Model()
    let stage = Stage {
      VStack(spacing: 0) {
        ForEach(model.items, id: \.self) { _ in Color.red.frame(width: 50, height: 20) }
          .transition(.offset(x: 40))
      }
    }
    stage.animate { model.items.removeLast() }
    #expect(stage.frames.count == 3)
    stage.end()
    #expect(stage.frames.count == 2)
  }

  @Test("without an animation nothing is kept")
  func atOnce() {
    let model = Model()
    let stage = Stage { if model.isShown { Color.red.frame(width: 50, height: 20) } }
    model.isShown = false
    stage.harness.settle()
    #expect(stage.frames.isEmpty)
    model.isShown = true
    stage.harness.settle()
    #expect(stage.opacities == [1])
  }

  @Test("a view that comes back before it is gone is the same, with its state, and only once")
  func comesBack() {
    let model = Model()
    let stage = Stage {
      VStack {
        if model.isShown { Counter(model: model) } else { Text("nothing") }
      }
    }
    stage.harness.tap("count")
    stage.harness.tap("count")
    #expect(stage.text(of: "count") == "2")
    stage.animate { model.isShown = false }
    #expect(stage.frame(of: "count") == nil)
    stage.animate { model.isShown = true }
    #expect(stage.text(of: "count") == "2")
    stage.end()
    #expect(stage.text(of: "count") == "2")
    #expect(model.log == ["appears"])
    stage.animate { model.isShown = false }
    stage.end()
    #expect(model.log == ["appears", "leaves"])
    stage.animate { model.isShown = true }
    #expect(stage.text(of: "count") == "0")
  }

  struct Counter: View {
    let model: Model
    @State private var count = 0
    var body: some View {
      Button("\(count)") { count += 1 }.accessibilityIdentifier("count")
        .onAppear { model.log.append("appears") }.onDisappear { model.log.append("leaves") }
    }
  }

  @Test("pointers and the focus do not reach what is leaving")
  func reachesNothing() {
    let model = Model()
    let stage = Stage {
      ZStack {
        Color.white.frame(width: 100, height: 100).onTapGesture { model.log.append("below") }
        if model.isShown {
          Button("x") { model.log.append("above") }.accessibilityIdentifier("x")
        }
      }
    }
    stage.harness.press(.tab)
    #expect(stage.harness.graph.semanticTree?.first("x")?.isFocused == true)
    stage.animate { model.isShown = false }
    stage.harness.tap(at: CGPoint(x: 100, y: 100))
    stage.harness.press(.space)
    #expect(model.log == ["below"])
    stage.harness.press(.tab)
    stage.harness.press(.space)
    #expect(model.log == ["below"])
  }

  @Test("elements of a loop leave in their order, and come back to their place")
  func loop() {
    let model = Model()
    let stage = Stage {
      VStack(spacing: 0) {
        ForEach(model.items, id: \.self) { item in
          Color.red.frame(width: CGFloat(item * 10), height: 10)
        }
      }
    }
    func widths() -> [CGFloat] { stage.layers.map(\.frame.width) }
    #expect(widths() == [10, 20, 30])
    stage.animate { model.items = [1, 3] }
    #expect(widths() == [10, 20, 30])
    #expect(stage.opacities == [1, 0, 1])
    stage.animate { model.items = [4, 1, 3, 2] }
    #expect(widths() == [40, 10, 30, 20])
    #expect(stage.opacities == [1, 1, 1, 1])
    stage.animate { model.items = [] }
    #expect(stage.opacities == [0, 0, 0, 0])
    stage.end()
    #expect(stage.layers.isEmpty)
  }

  @Test("only the outermost view that comes or goes has its transition")
  func outermost() {
    let model = Model()
    let stage = Stage {
      if model.isShown {
        VStack {
          if model.isShown { Color.red.frame(width: 20, height: 20).transition(.move(edge: .top)) }
          Color.blue.frame(width: 20, height: 20)
        }
      }
    }
    stage.animate { model.isShown = false }
    // One layer for the whole, faded; what is inside stays as it is.
    #expect(stage.opacities == [0])
    #expect(stage.layers[0].children.allSatisfy { $0.appearance.opacity == 1 })
    stage.end()
    #expect(stage.layers.isEmpty)
  }

  @Test("a change of id lets the one before leave below the next")
  func identity() {
    let model = Model()
    let stage = Stage {
      ZStack { Color.red.frame(width: CGFloat(model.items[0]), height: 10).id(model.items[0]) }
    }
    stage.animate { model.items[0] = 5 }
    #expect(stage.layers.map(\.frame.width) == [1, 5])
    #expect(stage.opacities == [0, 1])
    stage.end()
    #expect(stage.layers.map(\.frame.width) == [5])
  }

  @Test("a parent that goes takes along what was leaving inside of it")
  func parentGoes() {
    let model = Model()
    let stage = Stage {
      if model.items.count > 1 {
        VStack {
          if model.isShown { Counter(model: model) }
          Text("rest")
        }
      }
    }
    let count = stage.harness.graph.elementCount
    stage.animate { model.isShown = false }
    #expect(stage.harness.graph.elementCount == count)
    model.items = []
    stage.harness.settle()
    #expect(model.log == ["appears", "leaves"])
    stage.end()
    model.items = [1, 2]
    model.isShown = true
    stage.harness.settle()
    #expect(stage.harness.graph.elementCount == count)
  }
}
