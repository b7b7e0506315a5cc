import LaminaConstraints
import LaminaGeometry
import Testing

@Suite("What can be a constraint")
struct ValidityTests {
  typealias Fault = LayoutConstraintError.Fault
  static let a = ConstraintItem.named("a")
  static let b = ConstraintItem.named("b")

  static func rule(
    _ first: LayoutAttribute, _ second: LayoutAttribute? = nil, of item: ConstraintItem? = nil,
    times multiplier: CGFloat = 1, plus constant: CGFloat = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: a, attribute: first, toItem: item, attribute: second, multiplier: multiplier,
      constant: constant)
  }

  static let refused: [(LayoutConstraint, Fault)] = [
    (rule(.notAnAttribute), .missingFirstAttribute),
    (rule(.notAnAttribute, .width, of: b), .missingFirstAttribute),
    (rule(.width, .notAnAttribute, of: b), .missingSecondAttribute),
    (rule(.width, .width), .missingSecondItem),
    (rule(.left, plus: 8), .locationWithoutSecondItem),
    (rule(.centerYWithinMargins), .locationWithoutSecondItem),
    (rule(.firstBaseline, plus: 3), .locationWithoutSecondItem),
    (rule(.left, .top, of: b), .mixesAxes),
    (rule(.centerX, .firstBaseline, of: b), .mixesAxes),
    (rule(.trailingMargin, .bottom, of: b), .mixesAxes),
    (rule(.width, .left, of: b), .mixesSizeAndLocation),
    (rule(.centerY, .height, of: b), .mixesSizeAndLocation),
    (rule(.leading, .left, of: b), .mixesReadingDirectionAndSides),
    (rule(.right, .trailingMargin, of: b), .mixesReadingDirectionAndSides),
    (rule(.width, .width, of: b, times: 0), .zeroMultiplier),
    (rule(.left, .left, of: b, times: 0, plus: 8), .zeroMultiplier),
    (rule(.left, .left, of: b, times: .nan), .multiplierNotFinite),
    (rule(.width, .width, of: b, times: -.infinity), .multiplierNotFinite),
    (rule(.width, plus: .infinity), .constantNotFinite),
    (
      rule(.lastBaseline, .lastBaseline, of: b.layoutGuide("g")),
      .guideHasNoBaseline(b.layoutGuide("g"))
    ),
    (rule(.top, .topMargin, of: b.layoutGuide("g")), .guideHasNoMargins(b.layoutGuide("g"))),
    (
      rule(.top, .top, of: b.layoutGuide("g").layoutMarginsGuide),
      .guideHasNoMargins(b.layoutGuide("g"))
    ),
  ]

  @Test("each mistake is named", arguments: refused.indices)
  func mistakes(_ index: Int) {
    let (rule, fault) = Self.refused[index]
    let error = #expect(throws: LayoutConstraintError.self) { try rule.validate() }
    #expect(error?.fault == fault)
    #expect(error?.constraint.description == rule.description)
  }

  @Test("two axes meet in lengths only, and centres pair with either kind of side")
  func allowed() throws {
    try Self.rule(.width, .height, of: Self.b, times: 2).validate()
    try Self.rule(.width, plus: 8).validate()
    try Self.rule(.centerX, .leading, of: Self.b).validate()
    try Self.rule(.centerX, .right, of: Self.b).validate()
    try Self.rule(.leading, .leadingMargin, of: Self.b).validate()
    try Self.rule(.firstBaseline, .bottom, of: Self.b).validate()
    try Self.rule(.right, .right, of: Self.b, times: 0.5).validate()
  }

  @Test("a message names the rule, the reason and the repair")
  func messages() {
    #expect(
      LayoutConstraintError(
        .mixesReadingDirectionAndSides, in: Self.rule(.leading, .left, of: Self.b, plus: 8)
      ).description
        == "a.leading == b.left + 8 cannot be a constraint: of leading and left, one changes sides "
        + "with the reading direction and one does not. Use leading and trailing in both places, "
        + "or left and right.")
    #expect(
      LayoutConstraintError(.locationWithoutSecondItem, in: Self.rule(.left, plus: 8)).description
        == "a.left == 8 cannot be a constraint: left is a place, and a number alone says not from "
        + "where it is counted. Relate it to left of the container, and add 8.")
    for (rule, fault) in Self.refused {
      #expect(LayoutConstraintError(fault, in: rule).description.hasSuffix("."))
    }
  }

  @Test("there are twenty attributes, and one that stands for none")
  func attributes() {
    #expect(LayoutAttribute.allCases.count == 21)
    #expect(LayoutAttribute.allCases.count { $0.axis == .horizontal } == 11)
    #expect(LayoutAttribute.allCases.count { $0.axis == .vertical } == 9)
  }
}
