import LaminaConstraints
import LaminaGeometry
import Testing

@Suite("Visual formats")
struct VisualFormatTests {
  @Test(
    "a line stands for its constraints",
    arguments: [
      ("[a]", []),
      ("|[a]|", ["a.leading == container.leading", "container.trailing == a.trailing"]),
      (
        "H:|-[a]-|",
        ["a.leading == container.leadingMargin", "container.trailingMargin == a.trailing"]
      ),
      (
        "V:|-[a]-12-[b]",
        ["a.top == container.topMargin", "b.top == a.bottom + 12"]
      ),
      ("[a]-[b]", ["b.leading == a.trailing + 8"]),
      ("[a][b]", ["b.leading == a.trailing"]),
      ("|-20-[a]", ["a.leading == container.leading + 20"]),
      ("[a]-20-|", ["container.trailing == a.trailing + 20"]),
      ("[a]-(>=8@700)-[b]", ["b.leading >= a.trailing + 8 @700"]),
      (
        "[a]-(>=8,<=20,==10@1)-[b]",
        [
          "b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20",
          "b.leading == a.trailing + 10 @1",
        ]
      ),
      ("[a(50)]", ["a.width == 50"]),
      ("V:[a(50.5)]", ["a.height == 50.5"]),
      ("[a(>=50@20,<=100)]", ["a.width >= 50 @20", "a.width <= 100"]),
      ("[a(b)]", ["a.width == b.width"]),
      ("[a(==b)]-[b]", ["a.width == b.width", "b.leading == a.trailing + 8"]),
      ("[a(>=b@high)]", ["a.width >= b.width @750"]),
      ("[a]-gap-[b]", ["b.leading == a.trailing + 14"]),
      (
        "[a(wide)]-(<=gap@high)-|",
        ["a.width == 200", "container.trailing <= a.trailing + 14 @750"]
      ),
      ("[a]-(-6)-[b]", ["b.leading == a.trailing - 6"]),
      (
        "  H: | - [ a ( >= 50 , <= 60 ) ] - 8 - | ",
        [
          "a.leading == container.leadingMargin", "a.width >= 50", "a.width <= 60",
          "container.trailing == a.trailing + 8",
        ]
      ),
      ("[größe]-[_x1]", ["_x1.leading == größe.trailing + 8"]),
    ] as [(String, [String])])
  func lines(_ format: String, _ expected: [String]) throws {
    let found = try LayoutConstraint.constraints(
      withVisualFormat: format, metrics: ["gap": 14, "wide": 200, "high": 750])
    #expect(found.map(\.description) == expected)
  }

  @Test("options line items up and turn the line")
  func options() throws {
    func lines(_ format: String, _ options: VisualFormatOptions) throws -> [String] {
      try LayoutConstraint.constraints(withVisualFormat: format, options: options)
        .map(\.description)
    }
    #expect(
      try lines("[a]-[b]-[c]", [.alignAllCenterY, .alignAllTop]) == [
        "b.leading == a.trailing + 8", "c.leading == b.trailing + 8", "a.top == b.top",
        "b.top == c.top", "a.centerY == b.centerY", "b.centerY == c.centerY",
      ])
    #expect(
      try lines("V:[a]-[b]", .alignAllLeading) == [
        "b.top == a.bottom + 8", "a.leading == b.leading",
      ]
    )
    #expect(
      try lines("|-4-[a]-(>=8)-[b]-|", .directionRightToLeft) == [
        "a.right == container.right - 4", "b.right <= a.left - 8",
        "container.leftMargin == b.left",
      ])
    #expect(try lines("[a]-2-[b]", .directionLeftToRight) == ["b.left == a.right + 2"])
  }

  @Test("names stand for the items that are handed over")
  func views() throws {
    let found = try LayoutConstraint.constraints(
      withVisualFormat: "|[a(b)]", views: ["a": .at(3), "b": .container.layoutGuide("g")],
      superview: "box")
    #expect(
      found.map(\.description) == [
        "item 3.leading == box.leading", "item 3.width == container.guide(g).width",
      ])
  }
}
