import LaminaDrawing
import LaminaViews
import LaminaGeometry
import LaminaTesting
import Testing
import SeededRandom

@testable import LaminaLists

/// Which rows stand beside each other, against counting them one by one.
@MainActor
@Suite struct RowLinesTests {
  /// What a section is made of, in order: a header, rows, a footer.
  private typealias Shape = [(kind: RowKind, count: Int)]

  private func list(_ sections: [Shape]) -> ViewList {
    func count(_ kind: RowKind, in section: Shape) -> Int {
      section.filter { $0.kind == kind }.reduce(0) { $0 + $1.count }
    }
    return RowSamples.list(
      ForEach(Array(sections.enumerated()), id: \.offset) { _, section in
        Section {
          ForEach(section.indices.filter { section[$0].kind == .row }, id: \.self) { run in
            ForEach(0..<section[run].count, id: \.self) { _ in Color.red }
          }
        } header: {
          ForEach(0..<count(.header, in: section), id: \.self) { _ in Color.red }
        } footer: {
          ForEach(0..<count(.footer, in: section), id: \.self) { _ in Color.red }
        }
      })
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
        [(RowKind.header, 1), (.row, Int.random(in: 0...12, using: &random))]
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
    #expect(RowLines(ViewList(), perLine: 3).count == 0)
    #expect(RowLines(ViewList(), perLine: 3).rows(of: 0..<0) == 0..<0)
  }
}
