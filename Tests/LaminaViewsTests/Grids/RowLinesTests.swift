import LaminaGeometry
import LaminaTesting
import Testing
import SeededRandom

@testable import LaminaLists

/// Which rows stand beside each other, against counting them one by one.
@Suite struct RowLinesTests {
  /// Rows as their segments say: how many, and what for.
  private func list(_ sections: [[(RowSegment.Kind, Int)]]) -> RowList {
    var rows = RowList()
    for section in sections {
      rows.addSection { rows in
        for (kind, count) in section {
          rows.add(
            RowSegment(
              kind: kind, count: count, id: { AnyHashable($0) },
              keep: { $1.updateRow(EmptyView()) }))
        }
      }
    }
    return rows
  }

  @Test("a stack has a line for each row")
  func stack() {
    let lines = RowLines(list([[(.header, 1), (.row, 5)], [(.row, 2)]]), perLine: nil)
    #expect(lines.count == 8 && lines.rowCount == 8)
    #expect((0..<8).allSatisfy { lines.line(of: $0) == $0 && lines.rows(of: $0) == $0..<$0 + 1 })
    #expect(lines.rows(of: 2..<5) == 2..<5)
    #expect(lines.track(of: 3) == nil)
  }

  @Test("headers stand alone, sections begin lines, segments of rows flow on")
  func sections() {
    let lines = RowLines(
      list([[(.header, 1), (.row, 4), (.row, 3), (.footer, 1)], [(.header, 1), (.row, 2)]]),
      perLine: 3)
    let rows = (0..<lines.count).map { lines.rows(of: $0) }
    #expect(rows == [0..<1, 1..<4, 4..<7, 7..<8, 8..<9, 9..<10, 10..<12])
    #expect(
      (0..<12).map { lines.track(of: $0) } == [nil, 0, 1, 2, 0, 1, 2, 0, nil, nil, 0, 1])
    #expect(lines.lines(of: 5..<11) == 2..<7)
    #expect(lines.line(of: 12) == 7)
    #expect(lines.rows(of: 7) == 12..<12)
    #expect(lines.rows(of: 7..<7) == 12..<12)
  }

  @Test("lines and rows lead to each other, whatever there is")
  func everything() {
    var random = SeededNumbers(seed: 3)
    for perLine in 1...5 {
      let sections = (0..<9).map { _ in
        [(RowSegment.Kind.header, 1), (.row, Int.random(in: 0...12, using: &random))]
      }
      let lines = RowLines(list(sections), perLine: perLine)
      var next = 0
      for line in 0..<lines.count {
        let rows = lines.rows(of: line)
        #expect(rows.lowerBound == next && (1...perLine).contains(rows.count))
        #expect(rows.allSatisfy { lines.line(of: $0) == line })
        next = rows.upperBound
      }
      #expect(next == lines.rowCount)
    }
    #expect(RowLines(RowList(), perLine: 3).count == 0)
    #expect(RowLines(RowList(), perLine: 3).rows(of: 0..<0) == 0..<0)
  }
}
