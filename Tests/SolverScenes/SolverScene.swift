/// A layout as constraints between numbered variables: what the solver is measured with.
///
/// Each view has four variables (left, top, width, height) and eight constraints; the width of the
/// container is edited. The same scene can be built with any solver.
public struct SolverScene: Sendable {
  /// One constraint: the sum of terms and a constant compares with zero.
  public struct Line: Sendable {
    public var terms: [(variable: Int, coefficient: Double)]
    public var constant: Double
    /// `<=`, `==` or `>=`.
    public var relation: String
    /// 1000 for required; 900 is the edit's.
    public var priority: Double
  }

  /// What errors and tables call it.
  public let name: String
  public private(set) var variableCount = 1
  public private(set) var lines: [Line] = []
  /// The variable that is edited.
  public let width = 0

  /// The widths that are suggested one after another.
  public static let widths: [Double] = (0..<64).map { 320 + Double($0 * 97 % 800) }

  /// Creates an empty container.
  init(_ name: String) { self.name = name }

  /// The scenes by name, with a number of views.
  public static func all(views: Int) -> [SolverScene] {
    [.list(views: views), .grid(views: views), .tree(views: views)]
  }

  /// A view's four variables.
  struct View {
    var left, top, width, height: Int
  }

  mutating func addView() -> View {
    defer { variableCount += 4 }
    return View(
      left: variableCount, top: variableCount + 1, width: variableCount + 2,
      height: variableCount + 3)
  }

  mutating func add(
    _ terms: [(Int, Double)], _ relation: String, _ value: Double, _ priority: Double = 1000
  ) {
    lines.append(Line(terms: terms, constant: -value, relation: relation, priority: priority))
  }

  /// The scene as text: counts, then a line for each constraint.
  public var text: String {
    var text = "\(variableCount) \(lines.count) \(width)\n"
    for line in lines {
      text += "\(line.relation) \(line.priority) \(line.constant) \(line.terms.count)"
      for term in line.terms { text += " \(term.variable) \(term.coefficient)" }
      text += "\n"
    }
    return text
  }
}
