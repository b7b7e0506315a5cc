import LaminaGeometry
import LaminaInput
import LaminaLayout
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Grids of real views: rows lend their cells, cells say what they want, changes move.
@Suite struct GridTests {
  @Observable final class Model {
    var names = ["a", "b"]
    var isWide = false
    var taps: [String] = []
  }

  private struct Cell: View {
    let name: String
    var width: CGFloat?
    @State private var taps = 0
    var body: some View {
      Color.red.frame(width: width, height: 20)
        .accessibilityIdentifier(name).accessibilityValue("\(taps)")
        .onTapGesture { taps += 1 }
    }
  }

  private func frame(_ harness: Harness, _ name: String) -> [CGFloat] {
    guard let frame = harness.frame(of: name) else { return [] }
    return [frame.minX, frame.minY, frame.width, frame.height]
  }

  @Test("rows become lines of cells; a view outside of rows spans all columns")
  func rows() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          Cell(name: "a", width: 30)
          Cell(name: "b", width: 60)
        }
        Divider().gridCellUnsizedAxes(.horizontal).accessibilityHidden(false)
          .accessibilityIdentifier("line")
        GridRow {
          Group {
            Cell(name: "c", width: 50)
            Cell(name: "d", width: 20).gridColumnAlignment(.trailing)
          }
        }
        Cell(name: "e")
      }
    }
    // Columns of 50 and 60; what follows is as wide as all that is offered, 40 more each.
    #expect(frame(harness, "a") == [0, 4.5, 30, 20])
    #expect(frame(harness, "b") == [140, 4.5, 60, 20])
    #expect(frame(harness, "line") == [0, 34.5, 200, 1])
    #expect(frame(harness, "d") == [180, 45.5, 20, 20])
    #expect(frame(harness, "e") == [0, 75.5, 200, 20])
  }

  @Test("modifiers of cells reach the grid through further modifiers, those of a row each cell")
  func modifiers() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Cell(name: "a", width: 20)
          Cell(name: "b", width: 20)
        }
        .padding(.top, 5)
        GridRow(alignment: .bottom) {
          Cell(name: "c", width: 60).gridCellColumns(2).padding(.leading, 20).opacity(0.5)
          Color.red.frame(width: 20, height: 40)
        }
        Cell(name: "d", width: 10).gridCellAnchor(.trailing)
      }
    }
    // The wide cell needs 80 of 40: 20 more for each column.
    #expect(frame(harness, "a") == [10, 12.5, 20, 20])
    #expect(frame(harness, "b") == [50, 12.5, 20, 20])
    #expect(frame(harness, "c") == [20, 52.5, 60, 20])
    #expect(frame(harness, "d") == [90, 72.5, 10, 20])
  }

  @Test("a row outside of a grid is as transparent as a group")
  func outside() {
    let harness = Harness(size: CGSize(width: 100, height: 20)) {
      HStack(spacing: 0) {
        GridRow {
          Cell(name: "a", width: 20)
          Cell(name: "b", width: 20)
        }
        Spacer()
      }
    }
    #expect(frame(harness, "b") == [20, 0, 20, 20])
  }

  @Test("cells keep their state when rows come before them, and only what read it is evaluated")
  func identity() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 100, height: 200)) { Names(model: model) }
    harness.tap("b")
    model.names.insert("z", at: 0)
    harness.settle()
    #expect(harness.element("b")?.semantics.value == "1")
    #expect(frame(harness, "b") == [15, 112, 50, 20])
    harness.resetCounters()
    model.names = ["b", "a"]
    harness.settle()
    #expect(harness.element("b")?.semantics.value == "1")
    #expect(harness.evaluations(of: Cell.self) == 0)
  }

  private struct Names: View {
    let model: Model
    var body: some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 2) {
        ForEach(model.names, id: \.self) { name in
          GridRow {
            Cell(name: name, width: 50)
            Cell(name: name + "2", width: model.isWide ? 50 : 20)
          }
        }
      }
    }
  }

  @Test("a change of a column moves the layers of all rows under an animation")
  func animation() {
    let model = Model()
    let stage = Stage { Names(model: model) }
    let before = stage.frames
    stage.animate { model.isWide = true }
    stage.harness.advance(by: 0.5)
    func lefts() -> [CGFloat] {
      func lines(_ layer: Layer, _ x: CGFloat) -> [CGFloat] {
        let left = x + layer.frame.minX
        let own = layer.contents != .none && layer.frame.height == 20 ? [left] : []
        return own + layer.children.flatMap { lines($0, left) }
      }
      return stage.harness.graph.shownLayer.map { lines($0, 0) } ?? []
    }
    // 70 wide in 200 becomes 100 wide: the left edge goes from 65 to 50, and is half way there.
    #expect(lefts() == [57.5, 107.5, 57.5, 107.5])
    stage.end()
    #expect(lefts() == [50, 100, 50, 100])
    #expect(before != stage.frames)
  }

  @Test("a removed row fades in its place while those below close up")
  func removal() {
    let model = Model()
    let stage = Stage { Names(model: model) }
    stage.animate { model.names = ["b"] }
    #expect(stage.frame(of: "a") == nil && stage.frame(of: "b") != nil)
    #expect(stage.harness.graph.runningAnimations > 0)
    stage.end()
    #expect(stage.harness.graph.runningAnimations == 0)
    // Alone it is 20 high, in the middle of 200.
    #expect(stage.frame(of: "b")?.minY == 90)
  }

  @Test("pointers reach the cell below them, the keyboard goes along rows")
  func input() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      Grid {
        ForEach(0..<2) { row in
          GridRow {
            ForEach(0..<2) { column in
              Button("\(row).\(column)") { model.taps.append("\(row).\(column)") }
            }
          }
        }
      }
    }
    for name in ["1.0", "0.1"] { harness.tap(name) }
    #expect(model.taps == ["1.0", "0.1"])
    model.taps = []
    for _ in 0..<4 {
      harness.press(.tab)
      harness.press(.space)
    }
    #expect(Set(model.taps).count == 4)
    let start = model.taps.first.flatMap(order.firstIndex) ?? 0
    #expect(model.taps == (0..<4).map { order[(start + $0) % 4] })
  }

  private let order = ["0.0", "0.1", "1.0", "1.1"]

  @Test("from right to left the first column is on the right")
  func direction() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let harness = Harness(size: CGSize(width: 100, height: 20), environment: environment) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Cell(name: "a", width: 60)
          Cell(name: "b", width: 40)
        }
      }
    }
    #expect(frame(harness, "a") == [40, 0, 60, 20])
    #expect(frame(harness, "b") == [0, 0, 40, 20])
  }

  @Test("hostile numbers are taken for the nearest sense")
  func hostile() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Grid(horizontalSpacing: .nan, verticalSpacing: -.infinity) {
        GridRow {
          Cell(name: "a", width: 20).gridCellColumns(.max)
          Cell(name: "b", width: 20).gridCellAnchor(UnitPoint(x: .nan, y: .infinity))
        }
        GridRow {}
      }
    }
    #expect(harness.exists("a"))
  }
}
