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
  }

  /// How a row is written.
  enum Look: Int, CaseIterable {
    case text, color, counter, stack, choice, erased, growing, conditional, modified
  }

  /// What holds the rows, lazily or not.
  enum Container: Int, CaseIterable { case column, line, grid, alone, mixed }

  var rows: [Row]
  var container: Container
  var spacing: CGFloat
  /// Changes every row without changing the rows.
  var mode = 0

  static func random(using random: inout SeededNumbers) -> RowScene {
    let containers = Container.allCases
    let scene = RowScene(
      rows: (0..<Int.random(in: 1...7, using: &random)).map { row($0, using: &random) },
      container: containers[Int.random(in: 0..<containers.count, using: &random)],
      spacing: CGFloat(Int.random(in: 0...2, using: &random) * 4))
    return scene.withoutExclusions
  }

  private static func row(_ id: Int, using random: inout SeededNumbers) -> Row {
    Row(
      id: id, number: Int.random(in: 0..<12, using: &random),
      look: Look.allCases[Int.random(in: 0..<Look.allCases.count, using: &random)])
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
    self = withoutExclusions
  }
}

extension RowScene {
  /// What lazy containers are known not to do yet (`../shared/specs/idioms.md` C; step 3 makes rows of
  /// any structure): the generator leaves these shapes out, and everything else holds.
  enum Exclusion: CaseIterable {
    /// C 2: rows of a loop within a loop, and of sections, lose their state when the outer one changes.
    case nestedLoops
    /// C 4: several views of one element are one row.
    case severalViews
    /// C 5: an element without a view keeps its spacing, or its cell in a grid.
    case emptyRowsWithSpacing
    /// C 6: a row of `ForEach($items)` that leaves shows what the next one shows.
    case bindingsOfElements
    /// C 7: matched geometry out of a lazy container takes the place and not the size.
    case matchedGeometry
    /// C 10: a transition of a row's own is not taken.
    case ownTransitions
  }

  /// The scene without shapes that are excluded; those that `Look` has no case for need nothing.
  fileprivate var withoutExclusions: RowScene {
    var scene = self
    if scene.spacing > 0 || scene.container == .grid {
      for index in rows.indices where rows[index].look == .conditional {
        scene.rows[index].look = .choice
      }
    }
    return scene
  }
}
