import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// What is selected is in sight: at the start, by keys, by code.
@Suite struct SelectionInSightTests {
  @Observable final class Model {
    var one: Int?
    var many: Set<Int> = []
    var items = Array(0..<200)
  }

  /// Rows of 32 to 152 points.
  private struct Row: View {
    let id: Int
    var body: some View {
      Text("row \(id)")
        .frame(height: 20 + CGFloat(id * 37 % 120))
        .accessibilityIdentifier("\(id)")
    }
  }

  private func show(_ model: Model, many: Bool = false) -> Harness {
    Harness(size: CGSize(width: 200, height: 300)) {
      @Bindable var model = model
      if many {
        List(model.items, id: \.self, selection: $model.many) { Row(id: $0) }
      } else {
        List(model.items, id: \.self, selection: $model.one) { Row(id: $0) }
      }
    }
  }

  private func isInSight(_ row: Int, _ harness: Harness) -> Bool {
    guard let frame = harness.frame(of: "\(row)") else { return false }
    return frame.minY >= 0 && frame.maxY <= 300
  }

  @Test("End, Home and the arrows bring the selected row in sight whatever the heights are")
  func keys() {
    let model = Model()
    let harness = show(model)
    harness.press(.tab)
    for (key, row) in [(Key.end, 199), (.home, 0), (.end, 199), (.upArrow, 198)] {
      harness.press(key)
      harness.advance(by: 3)
      #expect(model.one == row)
      #expect(isInSight(row, harness), "\(key)")
    }
    for _ in 0..<12 {
      harness.press(.pageUp)
      harness.advance(by: 1)
      #expect(model.one.map { isInSight($0, harness) } == true)
    }
  }

  @Test("what is selected at the start is in sight in the first frame", arguments: [7, 40, 199])
  func start(row: Int) {
    let model = Model()
    model.one = row
    let harness = show(model)
    #expect(isInSight(row, harness))
    let count = harness.presentCount
    harness.advance(by: 1)
    #expect(isInSight(row, harness))
    #expect(harness.presentCount <= count + 2)
    let many = Model()
    many.many = [row]
    #expect(isInSight(row, show(many, many: true)))
  }

  @Test("what code selects comes in sight", arguments: [false, true])
  func code(animated: Bool) {
    let model = Model()
    let harness = show(model)
    for row in [60, 3, 199, 100, 0] {
      withAnimation(animated ? .default : nil) { model.one = row }
      harness.advance(by: 3)
      #expect(isInSight(row, harness), "\(row)")
    }
  }

  @Test("several that code selects scroll only where none is in sight")
  func several() {
    let model = Model()
    let harness = show(model, many: true)
    model.many = [1, 150]
    harness.advance(by: 2)
    #expect(isInSight(0, harness) && isInSight(1, harness))
    model.many = [120, 150]
    harness.advance(by: 2)
    #expect(isInSight(120, harness) || isInSight(150, harness))
  }

  @Test("what is clicked, or scrolled away, stays where it is")
  func noScroll() {
    let model = Model()
    let harness = show(model)
    harness.scroll(down: 20)
    let place = harness.frame(of: "1")
    harness.tap("1")
    harness.advance(by: 1)
    #expect(harness.frame(of: "1") == place)
    harness.scroll(down: 2_000)
    harness.advance(by: 1)
    model.items.append(200)
    harness.advance(by: 1)
    #expect(!harness.exists("1"))
  }

  @Test("what is selected before its row is there comes in sight with it")
  func late() {
    let model = Model()
    model.items = []
    model.one = 90
    let harness = show(model)
    model.items = Array(0..<200)
    harness.advance(by: 2)
    #expect(isInSight(90, harness))
  }

  @Test("one turn of the wheel to the top rests at the top", arguments: [false, true])
  func wheel(isPrecise: Bool) {
    let model = Model()
    model.one = 90
    let harness = show(model)
    for _ in 0..<3 {
      harness.scroll(down: -50_000, isPrecise: isPrecise)
      harness.advance(by: 3)
      let fresh = show(Model())
      #expect(harness.frame(of: "0") == fresh.frame(of: "0"))
      harness.scroll(down: 3_000, isPrecise: isPrecise)
      harness.advance(by: 3)
    }
  }
}
