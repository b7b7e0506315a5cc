import LaminaGeometry
import LaminaLayout
import Testing

@Suite("Alignments")
struct AlignmentTests {
  private let plain = ViewDimensions(CGSize(width: 40, height: 30))

  @Test("Without explicit guides every guide stands at its default")
  func defaults() {
    #expect(plain[HorizontalAlignment.leading] == 0)
    #expect(plain[HorizontalAlignment.center] == 20)
    #expect(plain[HorizontalAlignment.trailing] == 40)
    #expect(plain[VerticalAlignment.top] == 0)
    #expect(plain[VerticalAlignment.center] == 15)
    #expect(plain[VerticalAlignment.bottom] == 30)
    #expect(plain[VerticalAlignment.firstTextBaseline] == 30)
    #expect(plain[VerticalAlignment.lastTextBaseline] == 30)
    #expect(plain[HorizontalAlignment.icon] == 12)
    #expect(plain[explicit: HorizontalAlignment.leading] == nil)
  }

  @Test("Text has explicit baselines and nothing else")
  func baselines() {
    let text = ViewDimensions(
      CGSize(width: 40, height: 40), firstTextBaseline: 15, lastTextBaseline: 35)
    #expect(text[explicit: VerticalAlignment.firstTextBaseline] == 15)
    #expect(text[explicit: VerticalAlignment.lastTextBaseline] == 35)
    #expect(text[explicit: VerticalAlignment.center] == nil)
  }

  @Test("Guides of one type on two axes are two guides")
  func axes() {
    #expect(HorizontalAlignment(Third.self).key != VerticalAlignment(Third.self).key)
    #expect(VerticalAlignment(Third.self) == .third)
    #expect(HorizontalAlignment.leading != .trailing)
  }

  @Test("A guide that is not a number counts as none")
  func notANumber() {
    let bad = ViewDimensions(CGSize(width: 40, height: 30)) { _ in .nan }
    #expect(bad[VerticalAlignment.center] == 15)
  }

  @Test("A container merges guides: baselines by the outermost, others by their mean")
  func merged() {
    #expect(VerticalAlignment.firstTextBaseline.key.merged([20, 10, 30]) == 10)
    #expect(VerticalAlignment.lastTextBaseline.key.merged([20, 10, 30]) == 30)
    #expect(VerticalAlignment.center.key.merged([20, 10, 30]) == 20)
    #expect(VerticalAlignment.center.key.merged([]) == nil)
  }

  @Test("Alignments are the pairs that their names say")
  func pairs() {
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
    #expect(Alignment.bottom == Alignment(horizontal: .center, vertical: .bottom))
    #expect(
      Alignment.trailingLastTextBaseline
        == Alignment(horizontal: .trailing, vertical: .lastTextBaseline))
  }
}
