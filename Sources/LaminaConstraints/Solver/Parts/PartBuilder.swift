/// Builds the solver of a part: substitutes equalities, merges rows, and adds what is left.
struct PartBuilder {
  /// A constraint of the part, as a comparison of terms and a constant with zero.
  struct Item {
    var constraint: Int32
    var terms: [(variable: Int32, coefficient: Double)]
    var constant: Double
    var relation: Relation
    var priority: Double
    /// Whether it has to have a row of its own, because its constant will often change.
    var isEdit = false

    var isRequired: Bool { priority >= 1000 }
  }

  /// How each variable follows from a root, in the order of the part's variables.
  private(set) var links: [AffineClasses.Link] = []
  /// Where each item went.
  private(set) var places: [Place]
  private(set) var solver: DualSimplex
  /// The part's variable for each of the solver's.
  private(set) var roots: [Int32] = []
  let levels: [Double]

  private let isSubstituting: Bool
  private var presolve: Presolve
  private var locals: [Int32]
  private var drafts: [RowDraft] = []
  private var owners: [[Int]] = []
  private var known: [MergeKey: [Int]] = [:]

  /// Builds a part; nil if required equalities contradict each other.
  init?(variableCount: Int, _ items: [Item], substituting: Bool) {
    presolve = Presolve(variableCount: variableCount)
    isSubstituting = substituting
    places = Array(repeating: .nowhere, count: items.count)
    levels = Set(items.lazy.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
    locals = Array(repeating: -1, count: variableCount)
    solver = DualSimplex(variableCount: 0, levelCount: levels.count)
    guard !substituting || substitute(items) else { return nil }
    links = (0..<Int32(variableCount)).map { presolve.link(of: $0) }
    for (variable, link) in links.enumerated() {
      if Int(link.root) == variable, presolve.value(of: link.root) == nil {
        locals[variable] = Int32(roots.count)
        roots.append(Int32(variable))
      } else if let value = presolve.value(of: link.root) {
        links[variable] = AffineClasses.Link(
          root: -1, scale: 0, shift: link.scale * value + link.shift)
      }
    }
    for (index, item) in items.enumerated() where places[index] == .nowhere {
      guard draft(index, item) else { return nil }
    }
    fill()
  }

  // MARK: Substitution

  private mutating func substitute(_ items: [Item]) -> Bool {
    var left = items.indices.filter { items[$0].isRequired && items[$0].relation == .equal }
    // Each pass goes the other way, since chains may be written in either order.
    for _ in 0..<8 {
      let before = left.count
      var isConsistent = true
      left = left.reversed().filter { index in
        switch presolve.substitute(items[index].terms, items[index].constant) {
        case .substituted: places[index] = .merged
        case .holds: places[index] = .merged
        case .contradicts: isConsistent = false
        case .stays: return true
        }
        return false
      }
      guard isConsistent else { return false }
      if left.count == before || left.isEmpty { break }
    }
    return true
  }

  // MARK: Rows

  private mutating func draft(_ index: Int, _ item: Item) -> Bool {
    let reduced = presolve.reduce(item.terms, item.constant)
    guard !reduced.terms.isEmpty else {
      places[index] = .merged
      return !item.isRequired || item.relation.holds(reduced.constant, within: reduced.magnitude)
    }
    let draft = RowDraft(
      reduced, item.relation, level: item.isRequired ? nil : level(of: item.priority),
      locals: locals)
    if item.isEdit || !isSubstituting {
      owners.append([index])
      drafts.append(draft)
    } else {
      merge(draft, index)
    }
    return true
  }

  private func level(of priority: Double) -> Int? { levels.firstIndex(of: priority) }

  /// Puts a draft into a row with the same terms and target whose sides are compatible.
  private mutating func merge(_ draft: RowDraft, _ index: Int) {
    var draft = draft
    let key = draft.makeKey()
    for other in known[key] ?? [] where drafts[other].absorb(draft) {
      owners[other].append(index)
      return
    }
    known[key, default: []].append(drafts.count)
    owners.append([index])
    drafts.append(draft)
  }

  private mutating func fill() {
    solver = DualSimplex(variableCount: roots.count, levelCount: levels.count)
    for (draft, owners) in zip(drafts, owners) {
      let row = Int32(solver.addRow(draft))
      for owner in owners { places[owner] = owners.count == 1 ? .row(row) : .merged }
    }
    solver.crash()
  }
}

extension PartBuilder {
  /// Makes the required rows hold, and says which cannot.
  mutating func findInfeasible() -> DualSimplex.Outcome { solver.mend(requiredOnly: true) }

  /// The constraints that are in a row.
  func constraints(in row: Int, of items: [Item]) -> [Int32] {
    places.indices.filter { places[$0] == .row(Int32(row)) }.map { items[$0].constraint }
  }
}

extension Relation {
  /// Whether a number compares with zero as it should, but for rounding.
  func holds(_ value: Double, within magnitude: Double) -> Bool {
    let tolerance = Tolerance.residual * magnitude
    return switch self {
    case .equal: abs(value) <= tolerance
    case .lessThanOrEqual: value <= tolerance
    case .greaterThanOrEqual: value >= -tolerance
    }
  }
}
