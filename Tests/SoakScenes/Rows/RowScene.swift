import Lamina
import LaminaTesting
import SeededRandom

/// Rows of some container as a value: what they show, and in which order.
struct RowScene: Equatable {
  /// One row; its id is its identity.
  struct Row: Hashable, Identifiable {
    var id: Int
    var number: Int
    var look: Look
    /// Which group it is in, where there are groups.
    var group: Int
  }

  /// How a row is written.
  enum Look: Int, CaseIterable {
    case text, color, counter, stack, choice, erased, growing, conditional, modified
    case pair, hiddenPair, moving, erasedPair
    case innerColumn, innerLine, innerGrid
  }

  /// What holds the rows, lazily or not.
  enum Container: Int, CaseIterable { case column, line, grid, alone, mixed }

  /// How the rows are listed.
  enum Listing: Int, CaseIterable {
    case flat, nested, sections, bound, grouped, optional, behindBody
  }

  var rows: [Row]
  var listing: Listing
  var container: Container
  var spacing: CGFloat
  /// Whether so much follows the rows that all of them can be scrolled far out of sight.
  var hasTail = false
  /// Changes every row without changing the rows.
  var mode = 0

  /// How long that is.
  static let tail: CGFloat = 8_000

  static func random(using random: inout SeededNumbers) -> RowScene {
    let containers = Container.allCases
    let listings = Listing.allCases
    var scene = RowScene(
      rows: (0..<Int.random(in: 1...7, using: &random)).map { row($0, using: &random) },
      listing: listings[Int.random(in: 0..<listings.count, using: &random)],
      container: containers[Int.random(in: 0..<containers.count, using: &random)],
      spacing: CGFloat(Int.random(in: 0...2, using: &random) * 4))
    scene.hasTail = scene.container != .alone && Int.random(in: 0..<3, using: &random) == 0
    return scene
  }

  private static func row(_ id: Int, using random: inout SeededNumbers) -> Row {
    Row(
      id: id, number: Int.random(in: 0..<12, using: &random),
      look: Look.allCases[Int.random(in: 0..<Look.allCases.count, using: &random)],
      group: Int.random(in: 0..<3, using: &random))
  }

  /// Inserts, removes, moves, swaps or changes rows.
  mutating func mutate(using random: inout SeededNumbers) {
    let place = Int.random(in: 0...rows.count, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      rows.insert(
        Self.row(Int.random(in: 100..<100_000, using: &random), using: &random), at: place)
    case 2 where place < rows.count, 3 where place < rows.count: rows.remove(at: place)
    case 4: rows.reverse()
    case 5: rows.shuffle(using: &random)
    case 6: mode += 1
    default:
      guard place < rows.count else { return }
      rows[place].number = Int.random(in: 0..<12, using: &random)
    }
  }
}

extension RowScene {
  /// The rows of one group.
  struct Group: Identifiable {
    let id: Int
    var rows: [Row]
  }

  /// The rows by their groups, which stand where their first rows do.
  var groups: [Group] {
    rows.reduce(into: []) { groups, row in
      if let known = groups.firstIndex(where: { $0.id == row.group }) {
        groups[known].rows.append(row)
      } else {
        groups.append(Group(id: row.group, rows: [row]))
      }
    }
  }
}
