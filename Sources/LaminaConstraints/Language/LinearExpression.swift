/// A sum of variables, each multiplied by a number, and a constant.
///
/// ```swift
/// let right = left + width                     // two terms
/// let middle = left + width / 2 - 4            // and a constant
/// ```
public struct LinearExpression: Hashable, Sendable {
  /// A variable and what it is multiplied by.
  public struct Term: Hashable, Sendable {
    /// What is multiplied.
    public var variable: Variable
    /// What it is multiplied by.
    public var coefficient: Double

    /// A term.
    public init(_ variable: Variable, coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms as they were written: a variable may stand in several.
  public var terms: [Term]
  /// What is added to them.
  public var constant: Double

  /// An expression of terms and a constant.
  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Adds an expression, multiplied by a number.
  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    terms.reserveCapacity(terms.count + other.terms.count)
    for term in other.terms {
      terms.append(Term(term.variable, coefficient: term.coefficient * factor))
    }
    constant += other.constant * factor
  }
}

/// What can stand in an expression: variables, numbers and expressions.
public protocol LinearExpressible {
  /// The same as an expression.
  var linearExpression: LinearExpression { get }
}

extension LinearExpression: LinearExpressible {
  public var linearExpression: LinearExpression { self }
}

extension Variable: LinearExpressible {
  public var linearExpression: LinearExpression { LinearExpression(terms: [.init(self)]) }
}

extension Double: LinearExpressible {
  public var linearExpression: LinearExpression { LinearExpression(constant: self) }
}

extension Int: LinearExpressible {
  public var linearExpression: LinearExpression { LinearExpression(constant: Double(self)) }
}

extension LinearExpressible {
  /// The sum of two expressions.
  public static func + (a: Self, b: some LinearExpressible) -> LinearExpression {
    var sum = a.linearExpression
    sum.add(b.linearExpression)
    return sum
  }

  /// The difference of two expressions.
  public static func - (a: Self, b: some LinearExpressible) -> LinearExpression {
    var difference = a.linearExpression
    difference.add(b.linearExpression, times: -1)
    return difference
  }
}

extension LinearExpression {
  /// An expression multiplied by a number.
  public static func * (a: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(a, times: factor)
    return product
  }

  /// An expression multiplied by a number.
  public static func * (factor: Double, a: LinearExpression) -> LinearExpression { a * factor }

  /// An expression divided by a number.
  public static func / (a: LinearExpression, divisor: Double) -> LinearExpression {
    LinearExpression(
      terms: a.terms.map { Term($0.variable, coefficient: $0.coefficient / divisor) },
      constant: a.constant / divisor)
  }

  /// An expression with its sign turned.
  public static prefix func - (a: LinearExpression) -> LinearExpression { a * -1 }
}

extension Variable {
  /// A variable multiplied by a number.
  public static func * (a: Variable, factor: Double) -> LinearExpression {
    LinearExpression(terms: [.init(a, coefficient: factor)])
  }

  /// A variable multiplied by a number.
  public static func * (factor: Double, a: Variable) -> LinearExpression { a * factor }

  /// A variable divided by a number.
  public static func / (a: Variable, divisor: Double) -> LinearExpression {
    LinearExpression(terms: [.init(a, coefficient: 1 / divisor)])
  }

  /// A variable with its sign turned.
  public static prefix func - (a: Variable) -> LinearExpression { a * -1 }
}
