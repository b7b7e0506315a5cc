import LaminaGeometry
import LaminaLayout
import Testing
import SeededRandom

@Suite("Random compositions")
struct RandomElementTests {
  @Test("A rectangle elsewhere moves every leaf by as much and nothing else", arguments: 0..<60)
  func translation(seed: UInt64) {
    let element = RandomElement.make(seed: seed)
    let rect = CGRect(0, 0, 240, 160)
    let here = element.frames(in: rect)
    let there = element.frames(in: rect.offsetBy(dx: 64, dy: -32))
    #expect(here.count == there.count && !here.contains(nil))
    for (a, b) in zip(here, there) {
      let (a, b) = (a ?? .null, b ?? .null)
      #expect(a.offsetBy(dx: 64, dy: -32).isNear(b))
    }
  }

  @Test(
    "Laid out again, or after another rectangle, a value has the same frames", arguments: 0..<60)
  func forgetful(seed: UInt64) {
    var element = RandomElement.make(seed: seed)
    let rect = CGRect(7, 9, 240, 160)
    let expected = element.frames(in: rect)
    element.layout(in: CGRect(0, 0, 31, 500))
    element.layout(in: rect)
    #expect(element.contents.map(\.frame) == expected)
    element.layout(in: rect)
    #expect(element.contents.map(\.frame) == expected)
  }

  @Test("Frames are finite and sizes answer any proposal", arguments: 0..<60)
  func finite(seed: UInt64) {
    let element = RandomElement.make(seed: seed)
    for round in UInt64(0)..<6 {
      let proposal = RandomTree.proposal(seed: seed * 7 + round)
      let size = element.sizeThatFits(proposal)
      #expect(!size.width.isNaN && size.width >= 0 && !size.height.isNaN && size.height >= 0)
      #expect(size.width.isFinite || proposal.width == .infinity)
      #expect(size.height.isFinite || proposal.height == .infinity)
    }
    for frame in element.frames(in: CGRect(0, 0, 0, 0)) {
      let frame = frame ?? .null
      #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width >= 0 && frame.height >= 0)
    }
  }
}

/// Random compositions of everything that there is, the same for the same seed.
private struct RandomElement {
  private var random: SeededNumbers

  static func make(seed: UInt64) -> AnyLayoutElement<Box> {
    var maker = RandomElement(random: SeededNumbers(seed: seed))
    return maker.element(depth: 4)
  }

  private mutating func length() -> CGFloat? {
    Bool.random(using: &random) ? CGFloat(Int.random(in: 0...80, using: &random)) : nil
  }

  private mutating func few(_ depth: Int) -> [AnyLayoutElement<Box>] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in element(depth: depth - 1) }
  }

  private mutating func element(depth: Int) -> AnyLayoutElement<Box> {
    guard depth > 0 else { return AnyLayoutElement(Box(width: length(), height: length())) }
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return AnyLayoutElement(InsetLayout(element(depth: depth - 1), by: 3))
    case 1:
      return AnyLayoutElement(
        BackgroundLayout(element(depth: depth - 1), background: element(depth: 0)))
    case 2:
      return AnyLayoutElement(
        DecoratingLayout(content: element(depth: depth - 1), decoration: element(depth: 1)))
    case 3: return AnyLayoutElement(CascadingLayout(few(depth), overlap: 0.25))
    case 4:
      return AnyLayoutElement(
        MultiPaneLayout(content: element(depth: depth - 1), accessories: few(depth)))
    case 5: return AnyLayoutElement(EffectsLayout(element(depth: depth - 1), effects: few(1)))
    case 6: return AnyLayoutElement(Arranged(HStackLayout(alignment: .top), few(depth)))
    case 7: return AnyLayoutElement(Arranged(VStackLayout(spacing: 2), few(depth)))
    default:
      return AnyLayoutElement(
        element(depth: depth - 1).frame(maxWidth: 90, alignment: .leading).layoutPriority(1))
    }
  }
}
