import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaLayout
import Synchronization

/// Panes along an axis, and the lines between them.
struct SplitPanes<Content: View>: View {
  let axis: Axis
  let content: Content
  @State private var lengths = SplitLengths()

  var body: some View {
    Group(subviews: content) { panes in
      let ids = panes.map(\.id)
      SplitLayout(axis: axis, wanted: ids.map { lengths.wanted[$0] }, table: lengths.table) {
        ForEach(panes) { pane in
          pane.frame(maxWidth: .infinity, maxHeight: .infinity).clipped()
        }
        ForEach(Array(0..<max(0, panes.count - 1)), id: \.self) { number in
          SplitLine(axis: axis, number: number, panes: ids, lengths: $lengths)
        }
      }
    }
  }
}

/// How long the panes are that a person has dragged.
struct SplitLengths {
  /// By pane, which others may come before; nil for as long as it likes to be.
  private(set) var wanted: [Subview.ID: CGFloat] = [:]
  /// How long the panes are now.
  let table = SplitTable()

  /// Moves a line.
  ///
  /// - Parameters:
  ///   - number: the line behind the pane of this number.
  ///   - panes: all panes.
  ///   - start: how long the panes were when the movement began.
  ///   - distance: how far it is from there, in points.
  mutating func move(
    _ number: Int, of panes: [Subview.ID], from start: [CGFloat], by distance: CGFloat
  ) {
    let least = table.least
    // The layout may not have come to panes that are new, or gone.
    guard number + 1 < panes.count, start.count == panes.count, least.count == panes.count else {
      return
    }
    let shrink = start[number] - least[number]
    let grow = start[number + 1] - least[number + 1]
    let way = max(-max(0, shrink), min(distance, max(0, grow)))
    for (pane, length) in zip(panes, start) { wanted[pane] = length }
    wanted[panes[number]] = start[number] + way
    wanted[panes[number + 1]] = start[number + 1] - way
  }
}

/// What the layout of panes has found, for those who drag: written by layout, on whatever thread that is.
nonisolated final class SplitTable: Sendable, Equatable {
  private struct Found: Sendable {
    var lengths: [CGFloat] = []
    var least: [CGFloat] = []
  }

  private let found = Mutex(Found())

  var lengths: [CGFloat] { found.withLock { $0.lengths } }
  var least: [CGFloat] { found.withLock { $0.least } }

  func set(_ lengths: [CGFloat], least: [CGFloat]) {
    found.withLock { $0 = Found(lengths: lengths, least: least) }
  }

  static func == (a: SplitTable, b: SplitTable) -> Bool { a === b }
}
