import LaminaTesting
import Observation
import Testing

/// Rows that come above while the list moves: what is on screen goes its way undisturbed.
@Suite struct InsertionTests {
  @Observable final class Model { var rows = Array(0..<600) }

  private static let window = CGSize(width: 200, height: 300)
  private static func height(_ row: Int) -> CGFloat { 24 + CGFloat((row * 31) % 50) }

  private struct Row: View {
    let row: Int
    var body: some View {
      Color(white: Double(row % 7) / 8).frame(height: InsertionTests.height(row))
        .accessibilityIdentifier("\(row)")
    }
  }

  private struct Page: View {
    let model: Model
    let isList: Bool
    var body: some View {
      if isList {
        List { ForEach(model.rows, id: \.self) { Row(row: $0) } }
      } else {
        ScrollView { LazyVStack(spacing: 3) { ForEach(model.rows, id: \.self) { Row(row: $0) } } }
      }
    }
  }

  /// Places of the rows in sight, frame by frame, with or without 50 rows coming above on the way.
  private func run(
    isList: Bool, inserting: Bool, start: (Harness) -> Void, frames: Int = 40
  ) -> [[String: CGFloat]] {
    let model = Model()
    let harness = Harness(size: Self.window) { Page(model: model, isList: isList) }
    harness.scroll(down: 6_000)
    harness.advance(by: 3)
    start(harness)
    var places: [[String: CGFloat]] = []
    for frame in 0..<frames {
      if frame == 6, inserting { model.rows.insert(contentsOf: 1_000..<1_050, at: 2) }
      harness.advance(by: 1 / 60.0)
      var shown: [String: CGFloat] = [:]
      for row in harness.semanticTree.all where row.frame.maxY > 0 && row.frame.minY < 300 {
        if let name = row.semantics.identifier { shown[name] = row.frame.minY }
      }
      places.append(shown)
    }
    return places
  }

  @Test(
    "inserting 50 rows above during a movement moves nothing on screen", arguments: [true, false])
  func inserted(isList: Bool) {
    let starts: [(Harness) -> Void] = [
      { $0.scroll(down: 700, isPrecise: false) },
      { $0.scroll(down: -700, isPrecise: false) },
      { $0.swipe(from: CGPoint(x: 100, y: 280), to: CGPoint(x: 100, y: 40)) },
      { $0.swipe(from: CGPoint(x: 100, y: 40), to: CGPoint(x: 100, y: 280)) },
    ]
    for start in starts {
      let plain = run(isList: isList, inserting: false, start: start)
      let with = run(isList: isList, inserting: true, start: start)
      for (a, b) in zip(plain, with) {
        #expect(Set(a.keys) == Set(b.keys) && !a.isEmpty)
        for (row, place) in a { #expect(abs((b[row] ?? .nan) - place) < 0.6) }
      }
      #expect(plain.first != plain.last)
    }
  }
}
