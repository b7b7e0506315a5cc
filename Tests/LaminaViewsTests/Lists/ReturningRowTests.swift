import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Elements that stand for several rows, and come back.
@Suite struct ReturningRowTests {
  @Observable final class Model {
    var ids = [1]
  }

  private struct Pair: View {
    let isErased: Bool
    var body: some View {
      if isErased { AnyView(AnyView(views).buttonStyle(.plain)) } else { views }
    }

    private var views: some View {
      Group {
        ForEach(0..<2, id: \.self) {
          Color.red.frame(width: 20, height: 20).accessibilityIdentifier("row \($0)")
        }
      }
    }
  }

  private struct Page: View {
    let model: Model
    let isGrid: Bool
    let isErased: Bool

    private var rows: some View {
      ForEach(model.ids, id: \.self) { _ in Pair(isErased: isErased) }
    }

    var body: some View {
      ScrollView {
        if isGrid {
          LazyVGrid(columns: [GridItem(), GridItem()]) { rows }
        } else {
          LazyVStack { rows }
        }
      }
    }
  }

  @Test("all rows of an element are there again", arguments: [false, true], [false, true])
  func comesBack(isGrid: Bool, isErased: Bool) {
    let model = Model()
    let harness = Harness(size: CGSize(width: 120, height: 90)) {
      Page(model: model, isGrid: isGrid, isErased: isErased)
    }
    let frames = [0, 1].map { harness.frame(of: "row \($0)") }
    model.ids = []
    harness.settle()
    harness.advance(by: 0.05)
    model.ids = [1]
    harness.settle()
    harness.advance(by: 0.5)
    #expect([0, 1].map { harness.frame(of: "row \($0)") } == frames)
  }
}
