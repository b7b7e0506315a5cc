/// Substitutes what required equalities with one or two variables determine, before the simplex.
///
/// Substituting may leave other equalities with fewer variables, which are then substituted too.
struct Presolve {
  /// An expression over roots: each at most once, and none whose value is known.
  struct Reduced {
    var terms: [(variable: Int32, coefficient: Double)] = []
    var constant = 0.0
    /// The greatest number that was added up: what rounding is measured by.
    var magnitude = 1.0
  }

  private(set) var classes: AffineClasses
  private var sums: SparseVector

  init(variableCount: Int) {
    classes = AffineClasses(count: variableCount)
    sums = SparseVector(count: variableCount)
  }

  /// An expression over the part's variables as one over roots.
  mutating func reduce(
    _ terms: [(variable: Int32, coefficient: Double)], _ constant: Double
  ) -> Reduced {
    var reduced = Reduced(constant: constant)
    reduced.magnitude = max(1, abs(constant))
    reduced.terms.reserveCapacity(terms.count)
    var greatest = 0.0
    for term in terms {
      let link = classes.find(term.variable)
      let factor = term.coefficient * link.scale
      reduced.add(term.coefficient * link.shift)
      if let value = classes.value(of: link.root) {
        reduced.add(factor * value)
      } else {
        sums.add(Int(link.root), factor)
      }
      greatest = max(greatest, abs(factor), abs(term.coefficient))
    }
    for index in sums.indices where abs(sums[Int(index)]) > 1e-12 * greatest {
      reduced.terms.append((index, sums[Int(index)]))
    }
    sums.clear()
    return reduced
  }

  /// What an equality turned out to be.
  enum Verdict {
    /// It is substituted.
    case substituted
    /// It holds already.
    case holds
    /// It cannot hold.
    case contradicts
    /// It has to stay a row.
    case stays
  }

  /// Substitutes an equality if it has at most two variables left.
  mutating func substitute(
    _ terms: [(variable: Int32, coefficient: Double)], _ constant: Double
  ) -> Verdict {
    let reduced = reduce(terms, constant)
    switch reduced.terms.count {
    case 0:
      return abs(reduced.constant) <= Tolerance.residual * reduced.magnitude ? .holds : .contradicts
    case 1:
      classes.fix(reduced.terms[0].variable, at: -reduced.constant / reduced.terms[0].coefficient)
      return .substituted
    case 2:
      let first = reduced.terms[0]
      let second = reduced.terms[1]
      let ratio = abs(first.coefficient / second.coefficient)
      guard ratio > 1e-3, ratio < 1e3 else { return .stays }
      classes.tie(
        first.coefficient, first: first.variable, second.coefficient, second: second.variable,
        constant: reduced.constant)
      return .substituted
    default:
      return .stays
    }
  }

  /// A variable of the part by its root.
  mutating func link(of variable: Int32) -> AffineClasses.Link { classes.find(variable) }

  /// The value of a root, where equalities determine it.
  func value(of root: Int32) -> Double? { classes.value(of: root) }
}

extension Presolve.Reduced {
  fileprivate mutating func add(_ number: Double) {
    constant += number
    magnitude = max(magnitude, abs(number))
  }
}
