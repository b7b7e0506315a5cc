import LaminaTesting
import Observation
import Testing

/// Rows are notified when they come near, into sight, and go.
@Suite struct RangeChangeTests {
  @Observable final class Model {
    var count = 400
    @ObservationIgnored var events: [String] = []
  }

  private struct Page: View {
    let model: Model
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<model.count, id: \.self) { row in
            Color.red.frame(height: 50).accessibilityIdentifier("\(row)")
              .onRangeChange(of: .visible) { note("visible", row, $0) }
              .onRangeChange(of: .display) { note("display", row, $0) }
              .onRangeChange(of: .preload) { note("preload", row, $0) }
          }
        }
      }
    }

    private func note(_ range: String, _ row: Int, _ isInside: Bool) {
      model.events.append("\(isInside ? "+" : "-")\(range) \(row)")
    }
  }

  private func show() -> (Model, Harness) {
    let model = Model()
    return (model, Harness(size: CGSize(width: 100, height: 200)) { Page(model: model) })
  }

  private func events(_ model: Model, of row: Int) -> [String] {
    model.events.filter { $0.hasSuffix(" \(row)") }.map { String($0.prefix { $0 != " " }) }
  }

  @Test("each row enters preload, display and sight in that order, and leaves in the reverse one")
  func order() {
    let (model, harness) = show()
    #expect(events(model, of: 0) == ["+preload", "+display", "+visible"])
    for _ in 0..<100 {
      harness.scroll(down: 40)
      harness.advance(by: 0.03)
    }
    #expect(
      events(model, of: 40) == [
        "+preload", "+display", "+visible", "-visible", "-display", "-preload",
      ])
    for row in 20..<60 {
      let told = events(model, of: row)
      #expect(Set(told).count == told.count)
    }
    model.events = []
    for _ in 0..<100 {
      harness.scroll(down: -40)
      harness.advance(by: 0.03)
    }
    #expect(
      events(model, of: 40) == [
        "+preload", "+display", "+visible", "-visible", "-display", "-preload",
      ])
  }

  @Test("sight is exact to the pixel, and frames that scroll evaluate nothing for it")
  func exact() {
    let (model, harness) = show()
    harness.scroll(down: 1_000)
    harness.advance(by: 2)
    harness.resetCounters()
    model.events = []
    harness.scroll(down: 49)
    #expect(model.events.contains("+visible 24"))
    #expect(!model.events.contains("-visible 20"))
    harness.scroll(down: 1)
    #expect(model.events.filter { $0.contains("visible") } == ["+visible 24", "-visible 20"])
    #expect(harness.counters.total == 0)
  }

  @Test("a row that is taken away leaves what it was in")
  func removed() {
    let (model, harness) = show()
    model.events = []
    model.count = 2
    harness.settle()
    #expect(events(model, of: 3) == ["-visible", "-display", "-preload"])
    #expect(events(model, of: 1).isEmpty)
  }

  @Test("a share of a view in sight is told, also of content that is not lazy")
  func share() {
    final class Notes { var told: [Bool] = [] }
    let notes = Notes()
    let harness = Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 300)
          Color.blue.frame(height: 100).onScrollVisibilityChange(threshold: 0.4) {
            notes.told.append($0)
          }
          Color.red.frame(height: 600)
        }
      }
    }
    harness.scroll(down: 139)
    #expect(notes.told.isEmpty)
    harness.scroll(down: 1)
    #expect(notes.told == [true])
    harness.scroll(down: 220)
    #expect(notes.told == [true])
    harness.scroll(down: 1)
    #expect(notes.told == [true, false])
  }
}
