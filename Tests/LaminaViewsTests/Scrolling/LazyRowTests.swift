import LaminaDisplay
import LaminaTesting
import Observation
import Testing
import SeededRandom

private final class Item: Identifiable {
  let id: Int
  let height: CGFloat
  init(_ id: Int, height: CGFloat = 30) { (self.id, self.height) = (id, height) }
}

private struct Row: View {
  let item: Item
  @State private var taps = 0
  var body: some View {
    Color(white: Double(item.id % 7) / 8).frame(height: item.height)
      .accessibilityIdentifier("\(item.id)").accessibilityValue("\(taps)")
      .onTapGesture { taps += 1 }
  }
}

@Observable private final class Model {
  var items: [Item]
  init(_ items: [Item]) { self.items = items }
}

private struct Rows: View {
  let model: Model
  var body: some View {
    ScrollView { LazyVStack(spacing: 0) { ForEach(model.items) { Row(item: $0) } } }
  }
}

/// Rows that exist only near the screen: how many, where, and what becomes of them.
@Suite struct LazyRowTests {
  private let window = CGSize(width: 200, height: 300)

  private func show(
    _ items: [Item], _ executor: DeterministicExecutor = DeterministicExecutor()
  ) -> (Model, Harness) {
    let model = Model(items)
    return (model, Harness(size: window, executor: executor) { Rows(model: model) })
  }

  @Test("as many rows are made of 1,000 as of 100,000")
  func count() {
    let made = [1_000, 100_000].map { count in
      let (_, harness) = show((0..<count).map { Item($0) })
      let first = harness.evaluations(of: Row.self)
      harness.resetCounters()
      harness.scroll(down: 12_345)
      return [first, harness.evaluations(of: Row.self)]
    }
    #expect(made[0] == made[1])
    #expect(made[0][0] <= 16 && made[0][1] <= 25)
  }

  @Test("the very end shows the last row, whatever the rows' heights", arguments: [200, 100_000])
  func end(count: Int) {
    var random = SeededNumbers(seed: 5)
    let items = (0..<count).map {
      Item($0, height: CGFloat(Int.random(in: 1...90, using: &random)))
    }
    let (_, harness) = show(items)
    harness.press(.end)
    harness.advance(by: 3)
    harness.press(.end)
    harness.advance(by: 3)
    #expect(harness.frame(of: "\(count - 1)")?.maxY == 300)
    harness.press(.home)
    harness.advance(by: 3)
    #expect(harness.frame(of: "0")?.minY == 0)
    #expect(harness.exists("\(count - 1)") == false)
  }

  @Test("self-sizing rows of very different heights lie without gaps wherever one scrolls")
  func heights() {
    var random = SeededNumbers(seed: 2)
    let items = (0..<400).map { id in
      Item(id, height: id % 13 == 0 ? 700 : CGFloat(Int.random(in: 0...60, using: &random)))
    }
    let (_, harness) = show(items)
    for _ in 0..<60 {
      harness.scroll(down: CGFloat(Int.random(in: -900...1_200, using: &random)))
      harness.advance(by: 0.5)
      expectDense(harness, items)
    }
  }

  /// The rows in sight touch each other and fill the window.
  private func expectDense(_ harness: Harness, _ items: [Item]) {
    let frames = items.compactMap { harness.frame(of: "\($0.id)") }
    #expect((frames.first?.minY ?? 1) <= 0 && (frames.last?.maxY ?? 0) >= window.height)
    for (upper, lower) in zip(frames, frames.dropFirst()) {
      #expect(abs(upper.maxY - lower.minY) < 0.001)
    }
  }

  @Test("rows that come, go and move above leave what is in sight where it is")
  func anchor() {
    let (model, harness) = show((0..<500).map { Item($0, height: 20 + CGFloat($0 % 5) * 7) })
    harness.scroll(down: 4_000)
    harness.advance(by: 1)
    harness.tap(at: CGPoint(x: 100, y: 150))
    let seen = model.items.first { (harness.frame(of: "\($0.id)")?.minY ?? -1) >= 0 }
    guard let seen, let frame = harness.frame(of: "\(seen.id)") else { return #expect(Bool(false)) }
    let tapped = model.items.first { harness.element("\($0.id)")?.semantics.value == "1" }?.id ?? -1
    #expect(tapped >= 0)
    model.items.insert(contentsOf: (1_000..<1_050).map { Item($0, height: 55) }, at: 3)
    expectSame(harness.frame(of: "\(seen.id)"), frame)
    model.items.removeSubrange(0..<30)
    expectSame(harness.frame(of: "\(seen.id)"), frame)
    let moved = model.items.remove(at: 5)
    model.items.append(moved)
    expectSame(harness.frame(of: "\(seen.id)"), frame)
    #expect(harness.element("\(tapped)")?.semantics.value == "1")
    model.items.removeAll()
    harness.settle()
    #expect(!harness.exists("\(seen.id)"))
    model.items = [Item(1)]
    #expect(harness.frame(of: "1")?.minY == 0)
  }

  private func expectSame(_ a: CGRect?, _ b: CGRect) {
    #expect(a?.size == b.size && abs((a?.minY ?? .infinity) - b.minY) < 0.001)
  }

  @Test("rows that change places keep their state")
  func reorder() {
    let (model, harness) = show((0..<6).map { Item($0) })
    harness.tap("2")
    harness.tap("2")
    model.items.reverse()
    #expect(harness.element("2")?.semantics.value == "2")
    #expect(harness.frame(of: "2")?.minY == 90)
    #expect(harness.frame(of: "5")?.minY == 0)
  }

  @Test("a window of another size measures anew and keeps what is in sight")
  func resize() {
    let texts = (0..<300).map { "Row \($0): " + String(repeating: "word ", count: $0 % 40) }
    let harness = Harness(size: CGSize(width: 400, height: 300)) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<300) { Text(texts[$0]).accessibilityIdentifier("\($0)") }
        }
      }
    }
    harness.scroll(down: 3_000)
    harness.advance(by: 1)
    func rows() -> [(Int, CGRect)] {
      (0..<300).compactMap { id in harness.frame(of: "\(id)").map { (id, $0) } }
    }
    guard let first = rows().first(where: { $0.1.maxY > 0 }) else { return #expect(Bool(false)) }
    harness.resize(to: CGSize(width: 200, height: 400))
    let after = rows()
    #expect(after.first { $0.1.maxY > 0 }?.0 == first.0)
    for (upper, lower) in zip(after, after.dropFirst()) {
      #expect(abs(upper.1.maxY - lower.1.minY) < 0.001)
    }
    #expect((after.last?.1.maxY ?? 0) >= 400)
  }

  @Test("within the margin scrolling evaluates, measures, records and draws nothing")
  func margin() {
    let executor = DeterministicExecutor()
    let (_, harness) = show((0..<1_000).map { Item($0) }, executor)
    harness.scroll(down: 2_000)
    harness.advance(by: 1)
    executor.runAll()
    harness.advance(by: 1)
    harness.resetCounters()
    let (prepared, drawn) = (harness.prepareStatistics, harness.displayStatistics.bitmapsDrawn)
    let renders = harness.frameStatistics.renders
    for _ in 0..<4 { harness.scroll(down: 10) }
    #expect(harness.counters.total == 0)
    #expect(harness.prepareStatistics == prepared)
    #expect(harness.displayStatistics.bitmapsDrawn == drawn)
    #expect(harness.frameStatistics.renders == renders)
  }

  @Test("rows side by side are lazy, too")
  func horizontal() {
    let harness = Harness(size: CGSize(width: 200, height: 50)) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<10_000) {
            Color.red.frame(width: 40, height: 50).accessibilityIdentifier("\($0)")
          }
        }
      }
    }
    harness.scroll(by: CGSize(width: 100_000, height: 0))
    harness.advance(by: 1)
    #expect(harness.frame(of: "2500")?.minX == 0)
    #expect(!harness.exists("0"))
  }
}
