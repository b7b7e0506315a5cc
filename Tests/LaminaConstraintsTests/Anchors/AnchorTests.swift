import LaminaConstraints
import LaminaGeometry
import Testing

@Suite("Anchors")
struct AnchorTests {
  private let label = ConstraintItem.named("label")
  private let field = ConstraintItem.named("field")
  private let container = ConstraintItem.container

  @Test("operators write rules down")
  func operators() {
    let rules: [LayoutConstraint] = [
      label.leadingAnchor == container.layoutMarginsGuide.leadingAnchor,
      field.leadingAnchor == label.trailingAnchor + 8,
      field.trailingAnchor <= container.trailingAnchor - 20,
      label.widthAnchor >= 80,
      field.widthAnchor == 2 * label.widthAnchor + 10 ~ .defaultHigh,
      label.firstBaselineAnchor == field.firstBaselineAnchor ~ 501.5,
      container.safeAreaLayoutGuide.topAnchor == label.topAnchor,
      field.heightAnchor == label.widthAnchor / 4,
    ]
    #expect(
      rules.map(\.description) == [
        "label.leading == container.margins.leading",
        "field.leading == label.trailing + 8",
        "field.trailing <= container.trailing - 20",
        "label.width >= 80",
        "field.width == 2 * label.width + 10 @750",
        "label.firstBaseline == field.firstBaseline @501.5",
        "container.safeArea.top == label.top",
        "field.height == 0.25 * label.width",
      ])
  }

  @Test("UIKit's spellings say the same as the operators")
  func spellings() {
    #expect(
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8)
        == (field.leadingAnchor == label.trailingAnchor + 8) as LayoutConstraint)
    #expect(
      field.topAnchor.constraint(lessThanOrEqualTo: label.bottomAnchor)
        == (field.topAnchor <= label.bottomAnchor) as LayoutConstraint)
    #expect(
      field.widthAnchor.constraint(greaterThanOrEqualTo: label.widthAnchor, multiplier: 2)
        == (field.widthAnchor >= 2 * label.widthAnchor) as LayoutConstraint)
    #expect(
      field.widthAnchor.constraint(lessThanOrEqualToConstant: 3)
        == (field.widthAnchor <= 3) as LayoutConstraint)
    #expect(
      field.widthAnchor.constraint(equalTo: label.widthAnchor, multiplier: 0.5, constant: 4)
        .description == "field.width == 0.5 * label.width + 4")
  }

  @Test("the standard distance is eight points")
  func systemSpacing() {
    #expect(
      field.leadingAnchor.constraint(equalToSystemSpacingAfter: label.trailingAnchor).description
        == "field.leading == label.trailing + 8")
    #expect(
      field.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: label.bottomAnchor, multiplier: 2
      ).description == "field.top >= label.bottom + 16")
  }

  @Test("factors and constants on the left are brought to the right")
  func leftHandSide() {
    let rule: LayoutConstraint = 2 * label.widthAnchor + 10 <= field.widthAnchor
    #expect(rule.description == "label.width <= 0.5 * field.width - 5")
    let turned: LayoutConstraint = -1 * label.widthAnchor <= -1 * field.widthAnchor
    #expect(turned.description == "label.width >= field.width")
    let number: LayoutConstraint = -2 * label.widthAnchor + 10 >= -90
    #expect(number.description == "label.width <= 50")
  }

  @Test("a builder takes rules, lists, conditions, loops and visual formats")
  func builder() {
    func group(_ wide: Bool) -> ConstraintGroup {
      build { c in
        c.label.topAnchor == c.container.topAnchor
        if wide { c.label.widthAnchor == 100 } else { c.label.widthAnchor == 50 }
        for index in 0..<2 { c[index].heightAnchor == 20 }
        [c["a b"].widthAnchor == c.layoutGuide("gap").widthAnchor]
        c.format("|[label]")
      }
    }
    #expect(
      group(true).constraints.map(\.description) == [
        "label.top == container.top", "label.width == 100", "item 0.height == 20",
        "item 1.height == 20", "a b.width == container.guide(gap).width",
        "label.leading == container.leading",
      ])
    #expect(group(false).constraints[1].constant == 50)
    #expect(group(true).faults.isEmpty)
    #expect(build { c in c.format("|[label") }.faults.map(\.offset) == [7])
  }

  private func build(
    @ConstraintBuilder _ body: (ConstraintScope) -> ConstraintGroup
  ) -> ConstraintGroup { body(ConstraintScope()) }
}
