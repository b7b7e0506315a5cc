/// The modules of a code under work: which are dark, and which carry no data.
struct Modules: Hashable, Sendable {
  let size: Int
  private let version: Version
  private var dark: [Bool]
  private var isPattern: [Bool]

  /// The patterns of a version, and nothing else yet; what format and version take is kept free.
  init(version: Version) {
    self.version = version
    size = version.size
    dark = Array(repeating: false, count: size * size)
    isPattern = dark
    placeTiming()
    placeFinders()
    placeAlignments()
    placeFormat(mask: 0, level: .low)
    placeVersion()
  }

  subscript(x: Int, y: Int) -> Bool { dark[y * size + x] }

  private mutating func setPattern(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return }
    dark[y * size + x] = isDark
    isPattern[y * size + x] = true
  }

  // MARK: Patterns

  private mutating func placeTiming() {
    for place in 0..<size {
      setPattern(6, place, place.isMultiple(of: 2))
      setPattern(place, 6, place.isMultiple(of: 2))
    }
  }

  /// Three squares in the corners, with light around them.
  private mutating func placeFinders() {
    for (middleX, middleY) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for y in -4...4 {
        for x in -4...4 {
          let distance = max(abs(x), abs(y))
          setPattern(middleX + x, middleY + y, distance != 2 && distance != 4)
        }
      }
    }
  }

  private mutating func placeAlignments() {
    let middles = version.alignments
    guard let last = middles.last else { return }
    for middleY in middles {
      for middleX in middles {
        let isFinder = [(6, 6), (6, last), (last, 6)].contains { $0 == (middleX, middleY) }
        guard !isFinder else { continue }
        for y in -2...2 {
          for x in -2...2 { setPattern(middleX + x, middleY + y, max(abs(x), abs(y)) != 1) }
        }
      }
    }
  }

  /// Level and mask with ten bits that correct them, twice.
  private mutating func placeFormat(mask: Int, level: QRCode.Level) {
    let number = [0b01, 0b00, 0b11, 0b10][level.rawValue] << 3 | mask
    let bits = (number << 10 | remainder(number, by: 0b101_0011_0111, degree: 10)) ^ 0x5412
    func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
    for place in 0...5 { setPattern(8, place, bit(place)) }
    setPattern(8, 7, bit(6))
    setPattern(8, 8, bit(7))
    setPattern(7, 8, bit(8))
    for place in 9...14 { setPattern(14 - place, 8, bit(place)) }
    for place in 0...7 { setPattern(size - 1 - place, 8, bit(place)) }
    for place in 8...14 { setPattern(8, size - 15 + place, bit(place)) }
    setPattern(8, size - 8, true)
  }

  /// The version with twelve bits that correct it, twice, from version 7 on.
  private mutating func placeVersion() {
    guard version.number >= 7 else { return }
    let check = remainder(version.number, by: 0b1_1111_0010_0101, degree: 12)
    let bits = version.number << 12 | check
    for place in 0..<18 {
      let (far, near) = (size - 11 + place % 3, place / 3)
      setPattern(far, near, bits >> place & 1 == 1)
      setPattern(near, far, bits >> place & 1 == 1)
    }
  }

  /// What is left of a number with `degree` zeros behind it, divided by a polynomial over two elements.
  private func remainder(_ number: Int, by polynomial: Int, degree: Int) -> Int {
    var rest = number
    for _ in 0..<degree { rest = rest << 1 ^ (rest >> (degree - 1)) * polynomial }
    return rest
  }

  // MARK: Data

  /// Places codewords: in pairs of columns from the right, upwards and downwards in turn.
  mutating func place(_ codewords: [UInt8]) {
    var bit = 0
    var goesUp = true
    for right in [stride(from: size - 1, to: 6, by: -2), stride(from: 5, to: 0, by: -2)].joined() {
      for step in 0..<size {
        let y = goesUp ? size - 1 - step : step
        for x in [right, right - 1] where !isPattern[y * size + x] && bit < codewords.count * 8 {
          dark[y * size + x] = codewords[bit / 8] >> UInt8(7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
      goesUp.toggle()
    }
  }

  /// The whole code with a mask over its data.
  func finished(mask: Int, level: QRCode.Level) -> Modules {
    var copy = self
    for y in 0..<size {
      for x in 0..<size where !isPattern[y * size + x] && Self.inverts(mask, x, y) {
        copy.dark[y * size + x].toggle()
      }
    }
    copy.placeFormat(mask: mask, level: level)
    return copy
  }

  private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }
}
