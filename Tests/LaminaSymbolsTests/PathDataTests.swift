import LaminaGeometry
import LaminaSymbols
import Testing

/// Path data of SVG, command by command.
@Suite("Path data", .timeLimit(.minutes(5)))
struct PathDataTests {
  private func elements(_ text: String) throws -> [Path.Element] {
    try Path(pathData: text).elements
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("Large letters are absolute, small ones go on from where the outline is")
  func relative() throws {
    #expect(try elements("M1 2L3 4H5V6") == elements("m1 2l2 2h2v2"))
    #expect(
      try elements("M1 2C3 4 5 6 7 8S9 9 10 10") == elements("m1 2c2 2 4 4 6 6s2 1 3 2"))
    #expect(try elements("M1 2Q3 4 5 6T9 9") == elements("m1 2q2 2 4 4t4 3"))
  }

  @Test("Points after that of a move are lines, those after other commands repeat them")
  func repeated() throws {
    #expect(try elements("M0 0 1 1 2 0") == elements("M0 0L1 1L2 0"))
    #expect(try elements("m1 1 1 1") == elements("M1 1L2 2"))
    #expect(try elements("M0 0h1 2 3") == elements("M0 0H1H3H6"))
  }

  @Test("Numbers stand as close to each other as they can be told apart")
  func numbers() throws {
    #expect(try elements("M.5.5-1-1") == elements("M 0.5 , 0.5 L -1 -1"))
    #expect(try elements("M1e1 2E-1l+3,-.5e+1") == elements("M10 .2L13 -4.8"))
    #expect(try elements("M0 0a1 1 0 01.5.5") == elements("M0 0a1 1 0 0 1 .5 .5"))
  }

  @Test("A smooth curve leaves as the one before arrived; after something else it leaves straight")
  func smooth() throws {
    guard case .curve(_, let first, _) = try elements("M0 0C1 2 3 4 5 5S8 8 9 9")[2],
      case .curve(_, let alone, _) = try elements("M2 2S8 8 9 9")[1],
      case .quadCurve(_, let quad) = try elements("M0 0Q1 3 2 0T4 0")[2]
    else { return #expect(Bool(false)) }
    #expect(first == point(7, 6))
    #expect(alone == point(2, 2))
    #expect(quad == point(3, -3))
  }

  @Test("What follows the end of a closed part begins where that began")
  func closing() throws {
    #expect(try elements("M1 1h2v2zl5 5") == elements("M1 1H3V3ZM1 1L6 6"))
    #expect(try elements("M1 1h2zm1 1h1") == elements("M1 1H3ZM2 2H3"))
  }

  @Test("Four quarter arcs are a circle, whichever flags say so")
  func arcs() throws {
    let circle = try Path(pathData: "M16 8A8 8 0 1 1 0 8a8 8 0 0 1 16 0z")
    #expect(circle.contains(point(8, 8)))
    for angle in stride(from: 0.0, to: 6.28, by: 0.1) {
      let on = { (r: Double) in point(8 + r * cos(angle), 8 + r * sin(angle)) }
      #expect(circle.contains(on(7.9)) && !circle.contains(on(8.1)))
    }
    let small = try Path(pathData: "M0 0A10 10 0 0 1 10 10L0 10z")
    let large = try Path(pathData: "M0 0A10 10 0 1 1 10 10L0 10z")
    #expect(small.boundingRect.maxX < 10.5)
    #expect(large.boundingRect.maxX > 15)
    let other = try Path(pathData: "M0 0A10 10 0 0 0 10 10")
    #expect(other.contains(point(2.9, 7.1)) == false)
    #expect(try Path(pathData: "M0 0A10 10 0 0 0 10 10L0 10z").contains(point(1, 8)))
  }

  @Test(
    "Radii that are too small grow, an arc without a radius is a line, one to its beginning nothing"
  )
  func arcRules() throws {
    let grown = try Path(pathData: "M0 0A1 1 0 0 1 10 0z").boundingRect
    #expect(grown.width >= 10 && abs(grown.height - 5) < 1.7)
    #expect(try elements("M0 0A0 5 0 0 1 4 4") == elements("M0 0L4 4"))
    #expect(try elements("M1 1A5 5 0 0 1 1 1").count == 1)
  }

  @Test("A turned ellipse is turned")
  func turned() throws {
    let upright = try Path(pathData: "M2 8A6 2 0 0 1 14 8A6 2 0 0 1 2 8z")
    let turned = try Path(pathData: "M8 2A6 2 90 0 1 8 14A6 2 90 0 1 8 2z")
    #expect(upright.contains(point(12, 8)) && !upright.contains(point(8, 12)))
    #expect(turned.contains(point(8, 12)) && !turned.contains(point(12, 8)))
  }

  @Test(
    "What is no path data says what is wrong, and where",
    arguments: [
      ("L1 1", OutlineFailure.startsWithoutMove), ("M1", .expectedNumber(at: 2)),
      ("M1 1X2", .unknownCommand("X", at: 4)), ("M1 1L1 a", .expectedNumber(at: 7)),
      ("M1 1 5", .expectedNumber(at: 6)), ("M0 0A1 1 0 2 0 1 1", .expectedNumber(at: 11)),
      ("M1e300 1", .outOfRange(at: 1)), ("?", .expectedNumber(at: 0)),
      ("M- 1", .expectedNumber(at: 1)),
      ("y", .unknownCommand("y", at: 0)),
    ])
  func failures(_ text: String, _ failure: OutlineFailure) {
    #expect(throws: failure) { try Path(pathData: text) }
    #expect(failure.description.hasSuffix("."))
  }

  @Test("Nothing is an outline without steps")
  func empty() throws {
    #expect(try Path(pathData: "").isEmpty)
    #expect(try Path(pathData: " \n ").isEmpty)
  }

  @Test("An outline has an end to its steps")
  func limit() {
    let text = "M0 0" + String(repeating: "h1", count: 30_000)
    #expect(throws: OutlineFailure.tooManySteps(limit: OutlineLimit.steps)) {
      try Path(pathData: text)
    }
  }
}
