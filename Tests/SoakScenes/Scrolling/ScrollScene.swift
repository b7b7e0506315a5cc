import Lamina
import LaminaTesting
import SeededRandom

/// Rows of a scroll view as a value.
struct ScrollScene: Equatable {
  /// One row; its id is its identity.
  struct Row: Hashable, Identifiable {
    var id: Int
    /// How long it is, or how many words it has.
    var number: Int
    var hasWords: Bool
  }

  enum Container: CaseIterable {
    case column, line, lazy, lazyAcross, grid, list, sections

    /// The container that makes all of its rows at once and looks the same; nil where there is none.
    var plain: Container? {
      switch self {
      case .lazy: .column
      case .lazyAcross: .line
      default: nil
      }
    }
    var isAcross: Bool { self == .line || self == .lazyAcross }
    /// Whether it makes all of its rows at once.
    var isPlain: Bool { self == .column || self == .line }
  }

  var rows: [Row]
  var container: Container
  var size: CGSize
  var spacing: CGFloat

  static func random(using random: inout SeededNumbers) -> ScrollScene {
    let count = Int.random(in: 0..<4, using: &random) == 0 ? 200 : 30
    return ScrollScene(
      rows: (0..<Int.random(in: 1...count, using: &random)).map { row($0, using: &random) },
      container: Container.allCases.randomElement(using: &random) ?? .lazy,
      size: CGSize(
        width: Int.random(in: 80...240, using: &random),
        height: Int.random(in: 60...300, using: &random)
      ),
      spacing: CGFloat(Int.random(in: 0...2, using: &random) * 4))
  }

  private static func row(_ id: Int, using random: inout SeededNumbers) -> Row {
    Row(
      id: id, number: Int.random(in: 0..<12, using: &random),
      hasWords: Int.random(in: 0..<3, using: &random) == 0)
  }

  /// Inserts, removes, moves or changes rows, or changes the room for them.
  mutating func mutate(using random: inout SeededNumbers) {
    let place = Int.random(in: 0...rows.count, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      let count = Int.random(in: 1...20, using: &random)
      let first = Int.random(in: 1_000..<100_000, using: &random)
      rows.insert(contentsOf: (0..<count).map { Self.row(first + $0, using: &random) }, at: place)
    case 2, 3:
      rows.removeSubrange(place..<min(rows.count, place + Int.random(in: 1...8, using: &random)))
    case 4: rows.reverse()
    case 5: rows.shuffle(using: &random)
    case 6: size.width = CGFloat(Int.random(in: 80...240, using: &random))
    case 7: size.height = CGFloat(Int.random(in: 60...300, using: &random))
    default:
      for row in rows.indices where Int.random(in: 0..<4, using: &random) == 0 {
        rows[row].number = Int.random(in: 0..<12, using: &random)
      }
    }
  }
}

/// Where a scroll view is sent, and by what.
enum ScrollWish: Equatable {
  case reader(Int, UnitPoint?)
  case position(Int, UnitPoint?)
  case edge(Edge)
  /// By what is bound to the id of a row.
  case bound(Int)

  /// A wish that says where it ends, whatever was before.
  static func random(in scene: ScrollScene, using random: inout SeededNumbers) -> ScrollWish? {
    guard let row = scene.rows.randomElement(using: &random) else { return nil }
    let places: [UnitPoint] =
      scene.container.isAcross ? [.leading, .center, .trailing] : [.top, .center, .bottom]
    let anchor = places.randomElement(using: &random) ?? .center
    switch Int.random(in: 0..<8, using: &random) {
    case 0...3: return .reader(row.id, anchor)
    case 4, 5: return .position(row.id, anchor)
    case 6: return .bound(row.id)
    default:
      let edges: [Edge] = scene.container.isAcross ? [.leading, .trailing] : [.top, .bottom]
      return .edge(edges.randomElement(using: &random) ?? .top)
    }
  }
}
