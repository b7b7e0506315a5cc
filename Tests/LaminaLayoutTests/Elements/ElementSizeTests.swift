import LaminaGeometry
import LaminaLayout
import Testing

@Suite("Sizes of layout elements")
struct ElementSizeTests {
  private let rigid = Box(width: 43, height: 17)

  @Test("Laid out in its size, an element gives each child the size that the child wants")
  func roundTrip() {
    let elements: [AnyLayoutElement<Box>] = [
      AnyLayoutElement(rigid), AnyLayoutElement(InsetLayout(rigid, by: 3)),
      AnyLayoutElement(BackgroundLayout(rigid, background: rigid)),
      AnyLayoutElement(EffectsLayout(rigid, effects: [rigid])),
      AnyLayoutElement(DecoratingLayout(content: rigid, decoration: rigid)),
      AnyLayoutElement(CascadingLayout([rigid, rigid, rigid])),
      AnyLayoutElement(CascadingLayout([rigid, rigid], overlap: 0.37)),
      AnyLayoutElement(MultiPaneLayout(content: rigid, accessories: [rigid, rigid, rigid])),
      AnyLayoutElement(Arranged(VStackLayout(), [rigid, rigid])),
    ]
    for element in elements {
      let size = element.sizeThatFits(.unspecified)
      for frame in element.frames(in: CGRect(origin: .zero, size: size)) {
        let frame = frame ?? .zero
        #expect(frame.width >= 43 && frame.height >= 17, "\(element.base)")
      }
    }
  }

  @Test("The size is the least one: one part decides it")
  func leastSizes() {
    let decorating = DecoratingLayout(content: rigid, decoration: Box(width: 1, height: 40))
    #expect(decorating.sizeThatFits(.unspecified) == CGSize(width: 79.5, height: 50))
    let wide = DecoratingLayout(content: Box(width: 1, height: 1), decoration: rigid)
    #expect(wide.sizeThatFits(.unspecified) == CGSize(width: 144, height: 27))
    let cascade = CascadingLayout([Box(width: 100, height: 50), rigid, rigid])
    let size = cascade.sizeThatFits(.unspecified)
    #expect(abs(size.width - 140) < 1e-9 && abs(size.height - 70) < 1e-9)
    #expect(CascadingLayout<Box>([]).sizeThatFits(.unspecified) == .zero)
  }

  @Test(
    "What takes all that it is offered takes exactly what is proposed",
    arguments: [90, 140, 33.3, 7, 0, CGFloat.infinity])
  func flexible(length: CGFloat) {
    let proposal = ProposedViewSize(width: length, height: length)
    let size = CGSize(width: length, height: length)
    let box = Box()
    #expect(DecoratingLayout(content: box, decoration: box).sizeThatFits(proposal) == size)
    #expect(CascadingLayout([box, box, box]).sizeThatFits(proposal) == size)
    #expect(
      MultiPaneLayout(content: box, accessories: [box, box]).sizeThatFits(proposal) == size)
    #expect(BackgroundLayout(box, background: box).sizeThatFits(proposal) == size)
  }

  @Test("A text gets as many lines in its place as it was measured with", arguments: 1...40)
  func wrapping(characters: Int) {
    let words = Words(characters: CGFloat(characters))
    for width in stride(from: CGFloat(40), through: 400, by: 36.7) {
      let element = DecoratingLayout(
        content: words, decoration: CascadingLayout([Box(width: 10, height: 10)]))
      let size = element.sizeThatFits(ProposedViewSize(width: width, height: nil))
      let frames = element.frames(in: CGRect(origin: CGPoint(x: 3, y: 5), size: size))
      let frame = frames.last.flatMap { $0 } ?? .zero
      let needed = words.sizeThatFits(ProposedViewSize(width: frame.width, height: nil))
      #expect(needed.height <= frame.height + 1e-9)
    }
  }
}
