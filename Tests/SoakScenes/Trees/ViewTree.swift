import LaminaTesting
import SeededRandom

/// A view tree as a value: what random trees are made of and changed in.
///
/// Equal ids are the same view: a node that moves among its siblings keeps its id.
struct ViewTree: Hashable {
  var id: Int
  var kind: Kind
  /// Colours, lengths, texts: whatever the kind makes of it.
  var number: Int
  /// The innermost first.
  var changes: [Change] = []
  var children: [ViewTree] = []

  /// What a view is: the kinds up to `empty` are leaves.
  enum Kind: Int, CaseIterable {
    case text, longText, styledText, joinedText
    case color, rectangle, circle, ellipse, capsule, roundedRectangle, path, trimmed
    case linear, radial, angular, symbol, largeSymbol, label
    case button, borderedButton, toggle, checkbox, slider, progress, field, secret, editor
    case link, menu, divider, spacer, reader, fitting, empty
    // Containers.
    case vertical, horizontal, layers, group, scroll, scrollAcross, lazy, lazyAcross, lazyAlone
    case list, sections, lazyGrid, grid, overlay, background, mask, condition, bar, fits, erased
    case sideBar, readerBox

    var isLazy: Bool { plain != self }
    /// The container that makes all of its rows at once, where this one makes those in sight.
    var plain: Kind {
      switch self {
      case .lazy: .scroll
      case .lazyAcross: .scrollAcross
      case .lazyAlone, .list: .vertical
      case .sections: .group
      case .lazyGrid: .grid
      default: self
      }
    }
    var isContainer: Bool { rawValue > Kind.empty.rawValue }
    static let leaves = allCases.filter { !$0.isContainer }
    static let containers = allCases.filter(\.isContainer)
  }

  /// What is done to a view, and how much of it.
  struct Change: Hashable {
    var kind: ChangeKind
    var number: Int
  }

  enum ChangeKind: Int, CaseIterable {
    case padding, frame, flexibleFrame, fixedSize, offset, opacity, background, overlay, border
    case corner, clipShape, clipped, shadow, blur, brightness, grayscale, colorMultiply, invert
    case rotation, scale, foreground, font, bold, lineLimit, textAlignment, truncation
    case disabled, hidden, zIndex, priority, aspect, guide, direction, label, identifier
    case id, transition, animation, maskShape, blendMode, compositing, drawing, ignoresSafeArea
    case safePadding, containerFrame, position, rotation3D, buttonStyle, toggleStyle, help, ideal
    case hugging, rowInsets, rowBackground, transform, tracking, strike, saturation
  }
}

extension ViewTree {
  /// Whether lazy rows are turned: their upright frames meet what is seen also where they do not.
  var turnsRows: Bool {
    let turns = changes.contains { $0.kind == .rotation || $0.kind == .rotation3D }
    return turns && hasLazy || children.contains(where: \.turnsRows)
  }

  private var hasLazy: Bool { kind.isLazy || children.contains(where: \.hasLazy) }

  /// The tree with containers that make all of their rows.
  var plain: ViewTree {
    var tree = self
    tree.kind = kind.plain
    tree.children = children.map(\.plain)
    return tree
  }

  /// A tree of about `budget` views.
  static func random(_ budget: Int, using random: inout SeededNumbers) -> ViewTree {
    let isLeaf = budget < 2 || Int.random(in: 0..<8, using: &random) == 0
    let kinds = isLeaf ? Kind.leaves : Kind.containers
    var tree = ViewTree(
      id: Int.random(in: 0..<1_000_000, using: &random),
      kind: kinds[Int.random(in: 0..<kinds.count, using: &random)],
      number: Int.random(in: 0..<24, using: &random))
    tree.changes = (0..<Int.random(in: 0...2, using: &random)).map { _ in change(using: &random) }
    if isLeaf { return tree }
    let count = Int.random(in: 1...4, using: &random)
    tree.children = (0..<count).map { _ in .random((budget - 1) / count, using: &random) }
    return tree
  }

  private static func change(using random: inout SeededNumbers) -> Change {
    let kinds = ChangeKind.allCases
    return Change(
      kind: kinds[Int.random(in: 0..<kinds.count, using: &random)],
      number: Int.random(in: 0..<24, using: &random))
  }

  /// Makes one place in the tree another.
  mutating func mutate(using random: inout SeededNumbers) {
    if !children.isEmpty, Int.random(in: 0..<3, using: &random) > 0 {
      let child = Int.random(in: 0..<children.count, using: &random)
      return children[child].mutate(using: &random)
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: number = Int.random(in: 0..<24, using: &random)
    case 2: changeKind(using: &random)
    case 3, 4: mutateChanges(using: &random)
    case 5...7 where kind.isContainer: mutateChildren(using: &random)
    default: changes.append(Self.change(using: &random))
    }
  }

  private mutating func changeKind(using random: inout SeededNumbers) {
    let kinds = kind.isContainer ? Kind.containers : Kind.leaves
    kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
  }

  private mutating func mutateChanges(using random: inout SeededNumbers) {
    guard !changes.isEmpty else { return changes.append(Self.change(using: &random)) }
    let place = Int.random(in: 0..<changes.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: changes.remove(at: place)
    case 1: changes[place] = Self.change(using: &random)
    default: changes[place].number = Int.random(in: 0..<24, using: &random)
    }
  }

  private mutating func mutateChildren(using random: inout SeededNumbers) {
    let place = Int.random(in: 0...children.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where children.count > 1: children.remove(at: min(place, children.count - 1))
    case 1: children.reverse()
    case 2: children.shuffle(using: &random)
    default: children.insert(.random(3, using: &random), at: place)
    }
  }
}
