import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Rows of lazy stacks whose list changes under an animation.
@MainActor
@Suite struct RowMotionTests {
  @Observable @MainActor final class Model {
    var items = Array(0..<50)
  }

  struct Rows: View {
    let model: Model
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.items, id: \.self) { item in
            Color(white: Double(item) / 50).frame(height: 20)
          }
        }
      }
    }
  }

  private func column(_ harness: Harness) -> [UInt32] {
    let picture = harness.picture()
    return (0..<100).map { picture.pixel(x: 5, y: $0) }
  }

  @Test func whatIsReadStaysWhereItIsWhenRowsComeAbove() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Rows(model: model) }
    harness.scroll(down: 205)
    harness.advance(by: 2)
    let before = column(harness)
    withAnimation(.linear(duration: 1)) { model.items.insert(-1, at: 0) }
    harness.settle()
    #expect(column(harness) == before)
    harness.advance(by: 0.5)
    #expect(column(harness) == before)
    harness.advance(by: 1)
    #expect(column(harness) == before)
  }

  @Test("A row that stood a little below what was seen comes from there")
  func comesFromNear() {
    let model = Model()
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Rows(model: model) }
    withAnimation(.linear(duration: 1)) { model.items.removeFirst(4) }
    harness.settle()
    harness.advance(by: 0.5)
    // Row 6 was at 120 and goes to 40: half way it is at 80, below those that fade.
    func row(at y: Int) -> Int {
      Int((Double(harness.picture().pixel(x: 5, y: y) & 0xFF) / 255 * 50).rounded())
    }
    #expect(row(at: 90) == 6)
    harness.advance(by: 1)
    #expect(row(at: 50) == 6 && row(at: 90) == 8)
  }
}
