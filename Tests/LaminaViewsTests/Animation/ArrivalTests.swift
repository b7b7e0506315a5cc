import Foundation
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// A test that is not `async` sees what workers have drawn.
@MainActor
@Suite("What workers leave in a harness")
struct ArrivalTests {
  @Observable @MainActor final class Model {
    var isOn = false
  }

  @Observable @MainActor final class Values {
    var height: CGFloat = 10
  }

  @Test("settle() takes in what runAll() has drawn")
  func settles() {
    let executor = DeterministicExecutor()
    let model = Model()
    let harness = Harness(size: CGSize(width: 40, height: 40), executor: executor, deadline: .now) {
      Tracked(model: model) {
        Ellipse().fill($0.isOn ? Color.black : Color(red: 1, green: 0, blue: 0))
      }
    }
    executor.runAll()
    harness.settle()
    #expect(harness.picture().pixel(x: 20, y: 20) & 0xFF_FFFF == 0xFF0000)
    model.isOn = true
    harness.settle()
    #expect(harness.picture().pixel(x: 20, y: 20) & 0xFF_FFFF == 0xFF0000)
    executor.runAll()
    harness.settle()
    #expect(harness.picture().pixel(x: 20, y: 20) & 0xFF_FFFF == 0)
  }

  @Test("the line and the area of a chart change in one frame")
  func chart() {
    let executor = DeterministicExecutor()
    let values = Values()
    let harness = Harness(size: CGSize(width: 60, height: 60), executor: executor, deadline: .now) {
      Tracked(model: values) { values in
        ZStack {
          Path { path in
            path.move(to: CGPoint(x: 0, y: 60))
            path.addLine(to: CGPoint(x: 0, y: 60 - values.height))
            path.addLine(to: CGPoint(x: 60, y: 60 - values.height))
            path.addLine(to: CGPoint(x: 60, y: 60))
            path.closeSubpath()
          }
          .fill(Color(red: 1, green: 0, blue: 0))
          Path { path in
            path.move(to: CGPoint(x: 0, y: 60 - values.height))
            path.addLine(to: CGPoint(x: 60, y: 60 - values.height))
          }
          .stroke(Color.black, lineWidth: 2)
        }
      }
    }
    executor.runAll()
    for height in stride(from: 12, through: 50, by: 2) {
      values.height = CGFloat(height)
      harness.settle()
      executor.step()
      harness.settle()
      let picture = harness.picture()
      let line = (0..<60).first { picture.pixel(x: 30, y: $0) & 0xFF_FFFF == 0 }
      let area = (0..<60).first { picture.pixel(x: 30, y: $0) & 0xFF_FFFF == 0xFF0000 }
      #expect(line.map { $0 + 2 } == area)
    }
    executor.runAll()
    harness.settle()
    #expect(harness.picture().pixel(x: 30, y: 10) & 0xFF_FFFF == 0)
  }
}

/// Reads the model in a body of its own, where that is tracked.
private struct Tracked<Model, Content: View>: View {
  let model: Model
  @ViewBuilder let content: (Model) -> Content

  var body: some View { content(model) }
}
