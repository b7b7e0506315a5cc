import LaminaGeometry
import LaminaLayout
import Testing
import SeededRandom

@testable import LaminaLists

/// Where rows lie, as far as they are measured.
@MainActor
@Suite struct RowMeasuresTests {
  private let stack = RowArrangement(axis: .vertical, spacing: 8)

  private func grid(_ columns: Int, spacing: CGFloat = 0) -> RowArrangement {
    RowArrangement(
      axis: .vertical, spacing: spacing,
      items: Array(repeating: GridItem(.flexible(), spacing: 0), count: columns))
  }

  private func measures(_ arrangement: RowArrangement, _ rows: ViewList) -> RowMeasures {
    var measures = RowMeasures(stack)
    measures.arrange(rows, as: arrangement)
    _ = measures.move(
      from: ViewList(), to: rows, in: measures.newLines(of: rows), finding: [])
    return measures
  }

  @Test("a measured row moves those after it")
  func measured() {
    var measures = measures(stack, RowSamples.list(0..<10))
    measures.estimate(by: [(0, 20), (1, 40)])
    #expect(measures.start(of: 9) == 342)
    let moves = [measures.set(50, ofLine: 2), measures.set(50, ofLine: 2)]
    #expect(moves == [true, false])
    #expect(measures.start(of: 2) == 76 && measures.start(of: 3) == 134)
    #expect(measures.frame(of: 2, across: 100) == CGRect(x: 0, y: 76, width: 100, height: 50))
    #expect(measures.rest(from: 9) == 38)
  }

  @Test("an estimate keeps the lengths beside those it is made of, and counts them")
  func estimate() {
    var measures = measures(stack, RowSamples.list(0..<10))
    _ = measures.set(90, ofLine: 9)
    measures.estimate(by: [(0, 20), (1, 40)])
    #expect(measures.rest(from: 9) == 90)
    #expect(measures.start(of: 9) == 522, "nine of 50 and the spacing")
  }

  @Test("the last row has no spacing after it")
  func last() {
    var measures = measures(stack, RowSamples.list(0..<2))
    for line in 0..<2 { _ = measures.set(10, ofLine: line) }
    #expect(measures.rest(from: 0) == 28)
    #expect(measures.frame(of: 1, across: 5).height == 10)
  }

  @Test("another breadth forgets lengths, the same one does not")
  func breadth() {
    let rows = RowSamples.list(0..<10)
    var measures = measures(stack, rows)
    let hasOtherLines = measures.spread(rows, over: 100)
    #expect(!hasOtherLines, "a stack has none")
    _ = measures.set(100, ofLine: 0)
    _ = measures.spread(rows, over: 100)
    #expect(measures.extents.isKnown(0))
    _ = measures.spread(rows, over: 90)
    #expect(!measures.extents.isKnown(0) && measures.lines.count == measures.extents.count)
  }

  @Test("a grid stands in tracks, and other tracks make other lines")
  func tracks() {
    let rows = RowSamples.list(0..<10)
    var measures = measures(grid(2), rows)
    let hasOtherLines = measures.spread(rows, over: 100)
    #expect(!hasOtherLines, "there were two tracks already")
    #expect(measures.lines.count == 5 && measures.line(with: 3) == 2..<4)
    #expect(measures.frame(of: 3, across: 100).minX == 50)
    measures.arrange(rows, as: grid(5))
    #expect(measures.lines.count == 2 && measures.extents.count == 2 && measures.estimateIsStale)
    #expect(measures.frame(of: 4, across: 100).minX == 80)
  }

  @Test("only what moves rows is another arrangement")
  func arrangement() {
    let finer = RowArrangement(axis: .vertical, spacing: 8, alignment: .leading, pixel: 0.5)
    #expect(finer.isLike(stack), "a stack has no tracks to align")
    #expect(!RowArrangement(axis: .vertical, spacing: 9).isLike(stack))
    #expect(!grid(2).isLike(grid(3)) && !grid(2).isLike(stack))
  }

  @Test("lengths go with their rows into another list, and anchors are met on the way")
  func moved() {
    let (old, new) = (RowSamples.list(0..<10), RowSamples.list([20, 21] + Array(0..<10)))
    var measures = measures(stack, old)
    _ = measures.set(100, ofLine: 3)
    let anchor = RowAnchor(key: old.key(5), row: 5, distance: 0, length: 44)
    let found = measures.move(
      from: old, to: new, in: measures.newLines(of: new), finding: [anchor])
    #expect(found[old.key(5)] == 7 && found[old.key(3)] == 5)
    #expect(measures.extents.isKnown(5) && !measures.extents.isKnown(3))
    #expect(measures.newLines(of: new) == nil && measures.newLines(of: old) != nil)
  }

  @Test("there is one length for each line, whatever happens", arguments: 1...20)
  func thrashed(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    var rows = RowSamples.list(0..<20)
    var measures = measures(stack, rows)
    for _ in 0..<60 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: measures.arrange(rows, as: Bool.random(using: &random) ? stack : grid(3))
      case 1: _ = measures.spread(rows, over: CGFloat.random(in: 10...400, using: &random))
      case 2:
        let line = Int.random(in: 0..<measures.lines.count, using: &random)
        _ = measures.set(CGFloat.random(in: 0...99, using: &random), ofLine: line)
      default:
        let count = Int.random(in: 1...30, using: &random)
        let next = RowSamples.list((0..<count).shuffled(using: &random))
        _ = measures.move(
          from: rows, to: next, in: measures.newLines(of: next), finding: [])
        rows = next
      }
      #expect(measures.lines.count == measures.extents.count)
      #expect(measures.lines.rowCount == rows.count && measures.newLines(of: rows) == nil)
    }
  }
}
