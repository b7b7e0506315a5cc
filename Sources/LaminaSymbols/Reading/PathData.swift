package import LaminaGeometry

extension Path {
  /// Reads path data of SVG: all commands, absolute and relative.
  ///
  /// ```swift
  /// try Path(pathData: "M0 0h16v16H0z").boundingRect    // (0, 0, 16, 16)
  /// ```
  package init(pathData text: some StringProtocol) throws(OutlineFailure) {
    var reader = PathDataReader(text)
    self = try reader.read()
  }
}

/// Reads path data command by command.
struct PathDataReader {
  private var scanner: NumberScanner
  private var path = Path()
  private var point = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of a curve, of which a smooth one takes the mirror image.
  private var cubicControl: CGPoint?
  private var quadControl: CGPoint?
  private var isBegun = false
  /// Whether a part was closed, after which the next step begins another one.
  private var isClosed = false

  init(_ text: some StringProtocol) { scanner = NumberScanner(text) }

  mutating func read() throws(OutlineFailure) -> Path {
    scanner.skipSeparators()
    while !scanner.isAtEnd {
      guard let letter = scanner.letter() else { throw .expectedNumber(at: scanner.offset) }
      try command(letter)
      scanner.skipSeparators()
    }
    return path
  }

  /// One letter with all of its arguments.
  private mutating func command(_ letter: Character) throws(OutlineFailure) {
    let kind = Character(letter.lowercased())
    let isRelative = letter.isLowercase
    guard isBegun || kind == "m" else {
      throw Self.kinds.contains(kind)
        ? .startsWithoutMove : .unknownCommand(letter, at: scanner.offset - 1)
    }
    if kind == "z" { return close() }
    guard Self.kinds.contains(kind) else {
      throw .unknownCommand(letter, at: scanner.offset - 1)
    }
    var isFirst = true
    repeat {
      // What follows the first point of a move are lines.
      try step(kind == "m" && !isFirst ? "l" : kind, isRelative)
      isFirst = false
      guard path.elements.count <= OutlineLimit.steps else {
        throw .tooManySteps(limit: OutlineLimit.steps)
      }
    } while scanner.hasNumber()
  }

  private static let kinds: Set<Character> = ["m", "l", "h", "v", "c", "s", "q", "t", "a", "z"]

  private mutating func step(_ kind: Character, _ isRelative: Bool) throws(OutlineFailure) {
    if kind != "m" { resume() }
    var controls: (cubic: CGPoint?, quad: CGPoint?)
    switch kind {
    case "m": try move(isRelative)
    case "l": line(to: try nextPoint(isRelative))
    case "h":
      let x = try scanner.number()
      line(to: CGPoint(x: isRelative ? point.x + x : x, y: point.y))
    case "v":
      let y = try scanner.number()
      line(to: CGPoint(x: point.x, y: isRelative ? point.y + y : y))
    case "c":
      let first = try nextPoint(isRelative)
      controls.cubic = try curve(from: first, isRelative)
    case "s": controls.cubic = try curve(from: mirrored(cubicControl), isRelative)
    case "q":
      let control = try nextPoint(isRelative)
      controls.quad = try quadCurve(control, isRelative)
    case "t": controls.quad = try quadCurve(mirrored(quadControl), isRelative)
    default: try arc(isRelative)
    }
    (cubicControl, quadControl) = controls
  }

  private mutating func nextPoint(_ isRelative: Bool) throws(OutlineFailure) -> CGPoint {
    let x = try scanner.number()
    let y = try scanner.number()
    return isRelative ? CGPoint(x: point.x + x, y: point.y + y) : CGPoint(x: x, y: y)
  }

  private func mirrored(_ control: CGPoint?) -> CGPoint {
    guard let control else { return point }
    return CGPoint(x: 2 * point.x - control.x, y: 2 * point.y - control.y)
  }

  private mutating func move(_ isRelative: Bool) throws(OutlineFailure) {
    point = try nextPoint(isRelative)
    start = point
    path.move(to: point)
    (isBegun, isClosed) = (true, false)
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    point = end
  }

  private mutating func curve(
    from control1: CGPoint, _ isRelative: Bool
  ) throws(OutlineFailure) -> CGPoint {
    let control2 = try nextPoint(isRelative)
    let end = try nextPoint(isRelative)
    path.addCurve(to: end, control1: control1, control2: control2)
    point = end
    return control2
  }

  private mutating func quadCurve(
    _ control: CGPoint, _ isRelative: Bool
  ) throws(OutlineFailure) -> CGPoint {
    let end = try nextPoint(isRelative)
    path.addQuadCurve(to: end, control: control)
    point = end
    return control
  }

  private mutating func arc(_ isRelative: Bool) throws(OutlineFailure) {
    let rx = try scanner.number()
    let ry = try scanner.number()
    let turn = try scanner.number()
    let isLarge = try scanner.flag()
    let isClockwise = try scanner.flag()
    let end = try nextPoint(isRelative)
    let arc = EllipticalArc(
      from: point, to: end, radii: CGSize(width: rx, height: ry), turn: turn * .pi / 180,
      isLarge: isLarge, isClockwise: isClockwise)
    arc.add(to: &path)
    point = end
  }

  private mutating func close() {
    path.closeSubpath()
    point = start
    (cubicControl, quadControl, isClosed) = (nil, nil, true)
  }

  /// Begins another part where the last one was closed, when something is drawn from there.
  private mutating func resume() {
    if isClosed { path.move(to: point) }
    isClosed = false
  }
}
