import LaminaConstraints
import LaminaGeometry
import Testing

@Suite("Mistakes in visual formats")
struct VisualFormatErrorTests {
  typealias Problem = VisualFormatError.Problem

  @Test(
    "a mistake is found at its character",
    arguments: [
      ("", 0, .empty),
      ("H:", 2, .empty),
      ("|", 1, .expectedItem),
      ("||", 1, .noItem),
      ("|-|", 2, .noItem),
      ("|-8-|", 4, .noItem),
      ("H|[a]", 0, .expectedItem),
      ("[a", 2, .expectedEndOfItem(name: "a")),
      ("|-[a-[b]", 4, .expectedEndOfItem(name: "a")),
      ("[]", 1, .expectedName),
      ("[1]", 1, .expectedName),
      ("[a]-", 4, .expectedItem),
      ("[a]-8", 5, .expectedEndOfConnection),
      ("[a]-8[b]", 5, .expectedEndOfConnection),
      ("[a]-()-[b]", 5, .expectedLength),
      ("[a]-(8-[b]", 6, .expectedEndOfRules),
      ("[a]-(8,)-[b]", 7, .expectedLength),
      ("[a]--[b]", 4, .expectedLength),
      ("[a(>=)]", 5, .expectedLength),
      ("[a(50]", 5, .expectedEndOfRules),
      ("[a(50@)]", 6, .expectedPriority),
      ("[a(50@0)]", 6, .priorityOutOfRange(0)),
      ("[a(50@1001)]", 6, .priorityOutOfRange(1001)),
      ("[a(50@high)]", 6, .unknownMetric("high", known: ["gap"])),
      ("[a]-wide-[b]", 4, .unknownMetric("wide", known: ["gap"])),
      ("[a]-b-[b]", 4, .itemAsDistance("b")),
      ("[c]", 1, .unknownItem("c", known: ["a", "b"])),
      ("[a(c)]", 3, .unknownItem("c", known: ["a", "b"])),
      ("[a]]", 3, .expectedEnd),
      ("[a]|[b]", 4, .expectedEnd),
      ("[a(1.2.3)]", 3, .expectedLength),
      ("[a(99999999)]", 3, .numberOutOfRange),
    ] as [(String, Int, Problem)])
  func places(_ format: String, _ offset: Int, _ problem: Problem) {
    let error = #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(
        withVisualFormat: format, metrics: ["gap": 8], views: ["a": "a", "b": "b"])
    }
    #expect(error?.offset == offset)
    #expect(error.map { sorted($0.problem) } == problem)
    #expect(error?.reason.hasSuffix(".") == true)
  }

  @Test("an alignment along the line is refused")
  func alignment() {
    let error = #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(withVisualFormat: "[a]-[b]", options: .alignAllLeft)
    }
    #expect(error?.problem == .alignmentAlongTheLine("alignAllLeft"))
  }

  @Test("the message draws the place")
  func drawing() {
    let error = VisualFormatError(
      .expectedEndOfItem(name: "label"), at: 8, in: "|-[label-[field]")
    #expect(
      error.description == """
        Visual format, column 9: The item ends with ], or goes on with rules in parentheses. \
        Write [label].
        |-[label-[field]
                ^
        """)
  }

  @Test("the drawing of a long line shows sixty characters around the place")
  func longLine() {
    let format = String(repeating: "[abcdefgh]-", count: 20) + "!"
    let error = #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(withVisualFormat: format)
    }
    let lines = error?.drawing.split(separator: "\n") ?? []
    #expect(lines.first?.count == 60)
    #expect(lines.last?.count == 60)
    #expect(lines.first?.last == "!")
  }

  @Test("lines of any length and kind end with a result or an error")
  func hostile() {
    let long = String(repeating: "[a]-", count: 100_000)
    let error = #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(withVisualFormat: long)
    }
    #expect(error?.problem == .tooLong(limit: 10_000))
    let parts = [
      "|", "-", "[", "]", "(", ")", "a", "8", ">=", "@", ",", "H:", " ", "\u{1F600}", ".",
    ]
    var seed: UInt64 = 7
    for _ in 0..<2_000 {
      var format = ""
      for _ in 0..<12 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        format += parts[Int(seed >> 33) % parts.count]
      }
      do {
        _ = try LayoutConstraint.constraints(withVisualFormat: format)
      } catch {
        #expect(error.offset <= format.count)
      }
    }
  }

  private func sorted(_ problem: Problem) -> Problem {
    switch problem {
    case .unknownItem(let name, let known): .unknownItem(name, known: known.sorted())
    default: problem
    }
  }
}
