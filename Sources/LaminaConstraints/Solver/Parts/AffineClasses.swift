/// Variables that required equalities tie to one other: `x = scale * root + shift`, or to a number.
///
/// ```
///   left = container + 8      width = container - 16      container = 320
///        left ──▶ container ◀── width                     all three have values
/// ```
///
/// The root of a class is the variable that was made first, which is also the one that breaks the
/// class's ties. (Union-find with weights on the edges: R. E. Tarjan, 1979.)
@usableFromInline struct AffineClasses {
  /// A variable as a multiple of its root, and a number.
  @usableFromInline struct Link: Sendable {
    @usableFromInline var root: Int32
    @usableFromInline var scale: Double
    @usableFromInline var shift: Double
  }

  private var links: [Link]
  private var values: [Double?]

  init(count: Int) {
    links = (0..<Int32(count)).map { Link(root: $0, scale: 1, shift: 0) }
    values = Array(repeating: nil, count: count)
  }

  /// The root of a variable, and how the variable follows from it.
  mutating func find(_ variable: Int32) -> Link {
    var root = variable
    while links[Int(root)].root != root { root = links[Int(root)].root }
    compress(variable, to: root)
    return links[Int(variable)]
  }

  /// The number that a root is known to be.
  func value(of root: Int32) -> Double? { values[Int(root)] }

  private mutating func compress(_ variable: Int32, to root: Int32) {
    var path: [Int32] = []
    var next = variable
    while links[Int(next)].root != root && next != root {
      path.append(next)
      next = links[Int(next)].root
    }
    for member in path.reversed() {
      let own = links[Int(member)]
      let above = links[Int(own.root)]
      links[Int(member)] = Link(
        root: root, scale: own.scale * above.scale, shift: own.scale * above.shift + own.shift)
    }
  }

  /// Sets a root to a number.
  mutating func fix(_ root: Int32, at value: Double) { values[Int(root)] = value }

  /// Ties two roots by `a * first + b * second + constant = 0`.
  mutating func tie(_ a: Double, first: Int32, _ b: Double, second: Int32, constant: Double) {
    if first < second {
      links[Int(second)] = Link(root: first, scale: -a / b, shift: -constant / b)
    } else {
      links[Int(first)] = Link(root: second, scale: -b / a, shift: -constant / a)
    }
  }
}
