import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaLayout

/// Panes along an axis, and the lines between them.
struct SplitPanes<Content: View>: View {
  let axis: Axis
  let content: Content
  @State private var lengths = SplitLengths()

  var body: some View {
    Group(subviews: content) { panes in
      SplitLayout(axis: axis, wanted: lengths.wanted, table: lengths.table) {
        ForEach(panes) { pane in
          pane.frame(maxWidth: .infinity, maxHeight: .infinity).clipped()
        }
        ForEach(Array(0..<max(0, panes.count - 1)), id: \.self) { number in
          SplitLine(axis: axis, number: number, lengths: $lengths)
        }
      }
    }
  }
}

/// How long the panes are that a person has dragged.
struct SplitLengths {
  /// By number; nil for as long as the pane likes to be.
  var wanted: [Int: CGFloat] = [:]
  /// How long the panes are now.
  let table = SplitTable()

  /// Moves a line.
  ///
  /// - Parameters:
  ///   - number: the line behind the pane of this number.
  ///   - start: how long the panes were when the movement began.
  ///   - distance: how far it is from there, in points.
  mutating func move(_ number: Int, from start: [CGFloat], by distance: CGFloat) {
    guard number + 1 < start.count else { return }
    let least = table.least
    let shrink = start[number] - least[number]
    let grow = start[number + 1] - least[number + 1]
    let way = max(-max(0, shrink), min(distance, max(0, grow)))
    for (index, length) in start.enumerated() { wanted[index] = length }
    wanted[number] = start[number] + way
    wanted[number + 1] = start[number + 1] - way
  }
}

/// What the layout of panes has found, for those who drag: written by layout, on whatever thread that is.
nonisolated final class SplitTable: Sendable, Equatable {
  private struct Found: Sendable {
    var lengths: [CGFloat] = []
    var least: [CGFloat] = []
  }

  private let found = Guarded(Found())

  var lengths: [CGFloat] { found.read(\.lengths) }
  var least: [CGFloat] { found.read(\.least) }

  func set(_ lengths: [CGFloat], least: [CGFloat]) {
    found.write { $0 = Found(lengths: lengths, least: least) }
  }

  static func == (a: SplitTable, b: SplitTable) -> Bool { a === b }
}
