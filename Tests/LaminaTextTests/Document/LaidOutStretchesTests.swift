// What is laid out of a document has no door of its own.
@testable import LaminaText
import LaminaGeometry
import SeededRandom
import Testing

/// The stretches that are laid out: numbers that move, names that stay.
@Suite struct LaidOutStretchesTests {
  private let lines = TextLayout(RichText("a"), width: 100)

  private func stretches(_ numbers: [Int]) -> LaidOutStretches {
    var stretches = LaidOutStretches()
    for number in numbers { _ = stretches.set(lines, at: number) }
    return stretches
  }

  @Test("a stretch keeps its name when it is laid out again")
  func names() {
    var stretches = stretches([3, 1])
    #expect(stretches.numbers == [1, 3] && stretches.id(3) == 1 && stretches.id(1) == 2)
    stretches.forget(3)
    #expect(stretches.layout(3) == nil && stretches.id(3) == 1)
    let id = stretches.set(lines, at: 3)
    #expect(id == 1 && stretches.count == 2)
  }

  @Test("a run goes as far as there are lines without a gap")
  func run() {
    var stretches = stretches([1, 2, 3, 5])
    #expect(stretches.run(around: 2) == 1...3 && stretches.run(around: 5) == 5...5)
    #expect(stretches.run(around: 4) == nil)
    stretches.forget(2)
    #expect(stretches.run(around: 2) == nil && stretches.run(around: 3) == 3...3)
    stretches.forgetLines()
    #expect(stretches.numbers.isEmpty && stretches.count == 4)
  }

  @Test("others in place of some move what follows, and the ends keep their names")
  func exchange() {
    var stretches = stretches([1, 2, 3, 4])
    let names = (1...4).map { stretches.id($0) }
    stretches.exchange(2...3, for: 3, keepsLast: true)
    #expect((1...5).map { stretches.id($0) } == [names[0], names[1], nil, names[2], names[3]])
    #expect(stretches.numbers == [1, 5], "what is new has no lines")
    stretches.exchange(2...4, for: 1, keepsLast: true)
    #expect((1...3).map { stretches.id($0) } == [names[0], names[1], names[3]])
    stretches.exchange(1...1, for: 0, keepsLast: false)
    #expect((0...2).map { stretches.id($0) } == [nil, names[1], names[3]])
  }

  @Test("lines are forgotten from a stretch on, as far as they belong together")
  func forget() {
    var stretches = stretches([1, 2, 3, 4])
    stretches.forget(from: 2, while: { $0 < 4 }, where: { _ in true })
    #expect(stretches.numbers == [1, 4])
  }

  @Test("numbers and names stand there once, whatever happens", arguments: 1...10)
  func thrashed(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    var stretches = LaidOutStretches()
    for _ in 0..<200 {
      let number = Int.random(in: 0..<12, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1: _ = stretches.set(lines, at: number)
      case 2: stretches.forget(number)
      default:
        stretches.exchange(
          number...number + Int.random(in: 0...2, using: &random),
          for: Int.random(in: 0...3, using: &random), keepsLast: Bool.random(using: &random))
      }
      let known = stretches.from(0)
      #expect(zip(known, known.dropFirst()).allSatisfy { $0.number < $1.number })
      #expect(Set(known.map(\.id)).count == known.count)
    }
  }
}

/// How tall text is taken to be that is not laid out.
@Suite struct StretchMeasureTests {
  private func look(_ scale: CGFloat = 1, width: CGFloat = 100) -> StretchAppearance {
    StretchAppearance(
      attributes: TextAttributes(), style: ParagraphStyle(), width: width, scale: scale)
  }

  @Test("how wide letters are is learnt once, from enough of them, and while the scale stays")
  func learn() {
    var measure = StretchMeasure(look())
    let few = TextLayout(RichText("a"), width: 100)
    let many = TextLayout(RichText(String(repeating: "illi ", count: 100)), width: 100)
    let learns = [measure.learn(from: [few]), measure.learn(from: [many])]
    #expect(learns == [false, true] && measure.hasLearnt)
    let again = measure.learn(from: [many])
    #expect(!again)
    measure.set(look(width: 50))
    #expect(measure.hasLearnt)
    measure.set(look(2))
    #expect(!measure.hasLearnt)
  }

  @Test("narrow letters make a text shorter than it was taken to be")
  func estimate() {
    var measure = StretchMeasure(look())
    let before = measure.estimate(4_000)
    let many = TextLayout(RichText(String(repeating: "illi ", count: 100)), width: 100)
    _ = measure.learn(from: [many])
    #expect(measure.estimate(4_000) < before && measure.estimate(1) > 0)
  }
}
