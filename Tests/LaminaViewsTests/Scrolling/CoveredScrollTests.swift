import LaminaTesting
import Testing

/// What scrolls under bars and margins: places are those that are not covered.
@Suite struct CoveredScrollTests {
  /// What a test pulls the strings with.
  final class Hand {
    var proxy: ScrollViewProxy?
  }

  enum Cover: CaseIterable { case bars, padding, margins }

  private struct Covered: ViewModifier {
    let cover: Cover

    func body(content: Content) -> some View {
      switch cover {
      case .bars:
        content
          .safeAreaInset(edge: .top, spacing: 0) { Color.gray.frame(height: 40) }
          .safeAreaInset(edge: .bottom, spacing: 0) { Color.gray.frame(height: 30) }
      case .padding:
        content.safeAreaPadding(EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0))
      case .margins: content.contentMargins(.top, 40).contentMargins(.bottom, 30)
      }
    }
  }

  private func window(_ hand: Hand, _ cover: Cover) -> Harness {
    Harness(size: CGSize(width: 200, height: 300)) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
            ForEach(0..<6, id: \.self) { section in
              Section {
                ForEach(0..<20, id: \.self) { row in
                  Color.blue.frame(height: 20).accessibilityIdentifier("\(section).\(row)")
                    .id(section * 100 + row)
                }
              } header: {
                Color.red.frame(height: 20).accessibilityIdentifier("head \(section)")
              } footer: {
                Color.green.frame(height: 20).accessibilityIdentifier("foot \(section)")
              }
            }
          }
        }
        .modifier(Covered(cover: cover))
        .onAppear { hand.proxy = proxy }
      }
    }
  }

  private func frame(_ harness: Harness, _ name: String) -> ClosedRange<CGFloat>? {
    harness.frame(of: name).map { $0.minY...$0.maxY }
  }

  @Test("headers and footers float beside what covers the content", arguments: Cover.allCases)
  func pins(cover: Cover) {
    let harness = window(Hand(), cover)
    #expect(frame(harness, "head 0") == 40...60)
    #expect(frame(harness, "foot 0") == 250...270)
    harness.scroll(down: 100)
    #expect(frame(harness, "head 0") == 40...60)
    #expect(frame(harness, "foot 0") == 250...270)
  }

  @Test(
    "what is scrolled to comes in sight beside what covers the content", arguments: Cover.allCases)
  func scrolling(cover: Cover) {
    let hand = Hand()
    let harness = window(hand, cover)
    hand.proxy?.scrollTo(310, anchor: .top)
    harness.settle()
    // The header of its section floats above it.
    #expect(frame(harness, "3.10") == 60...80)
    #expect(frame(harness, "head 3") == 40...60)
    hand.proxy?.scrollTo(205, anchor: .bottom)
    harness.settle()
    #expect(frame(harness, "2.5") == 250...270)
    hand.proxy?.scrollTo(206)
    harness.settle()
    #expect(frame(harness, "2.6") == 250...270)
  }
}
