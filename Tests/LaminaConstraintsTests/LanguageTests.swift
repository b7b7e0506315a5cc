import LaminaConstraints
import Testing

@Suite("Expressions and constraints")
struct LanguageTests {
  @Test("Operators collect terms and constants on the left side")
  func operators() {
    let x = Variable(index: 0)
    let y = Variable(index: 1)
    let constraint: LinearConstraint = 2 * x + 8 <= y / 4 - 2
    #expect(constraint.expression.constant == 10)
    #expect(constraint.expression.terms.map(\.coefficient) == [2, -0.25])
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.priority == .required)
  }

  @Test("A number may stand on either side")
  func eitherSide() {
    let x = Variable(index: 0)
    let constraint: LinearConstraint = 100 >= x + 1
    #expect(constraint.expression.constant == 99)
    #expect(constraint.expression.terms.map(\.coefficient) == [-1])
    let equal: LinearConstraint = x == 5.5
    #expect(equal.expression.constant == -5.5)
  }

  @Test("A formula names variables, and priorities that are not required")
  func formulas() {
    let names = ["left", "width"]
    let left = Variable(index: 0)
    let width = Variable(index: 1)
    let constraint = (-left + 2 * width == 10).priority(750)
    #expect(constraint.formula { names[$0.index] } == "-left + 2 * width == 10 @ 750")
    let inside = (left >= 8).labelled("inside")
    #expect(inside.title { names[$0.index] } == "«inside» (left >= 8)")
  }
}
