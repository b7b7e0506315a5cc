import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// What is seen below the rows of a list.
@Suite struct ListGroundTests {
  @Observable final class Model { var ground = Visibility.hidden }

  private struct Rows: View {
    let model: Model

    var body: some View {
      List { Text("Row") }
        .scrollContentBackground(model.ground)
        .background(Color(red: 0, green: 1, blue: 0))
    }
  }

  @Test("a list whose background is hidden shows the one behind it, and its own again later")
  func hidden() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 100, height: 120)) { Rows(model: model) }
    func ground() -> UInt32 { harness.picture().pixel(x: 50, y: 100) }
    #expect(ground() == 0xFF00_FF00)
    model.ground = .visible
    harness.settle()
    #expect(ground() == 0xFFFF_FFFF)
  }
}
