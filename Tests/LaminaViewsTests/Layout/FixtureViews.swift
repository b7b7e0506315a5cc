import Foundation
import LaminaTesting

/// Fixtures of LaminaLayout written as views: what modifiers and stacks make of them must have the
/// frames that the file names.
struct FixtureView {
  let name: String
  let view: AnyView

  init<Content: View>(_ name: String, @ViewBuilder _ content: () -> Content) {
    self.name = name
    view = AnyView(content())
  }

  @MainActor static let all: [FixtureView] = stacks + frames + modifiers + guides + directions

  private static func box(_ id: String, _ width: CGFloat = 50, _ height: CGFloat = 50) -> some View
  {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(id)
  }

  private static func shape(_ id: String) -> some View {
    Rectangle().fill(.blue).accessibilityIdentifier(id)
  }

  private static func text(_ id: String, _ characters: Int) -> some View {
    Characters(count: characters) {}.accessibilityIdentifier(id)
  }

  private static var stacks: [FixtureView] {
    [
      FixtureView("hstack-priority-against-text") {
        HStack(spacing: 0) {
          text("a", 30).layoutPriority(1)
          text("b", 5)
        }
      },
      FixtureView("hstack-three-priorities-with-minimums") {
        HStack(spacing: 0) {
          shape("a").frame(minWidth: 20)
          shape("b").frame(minWidth: 30).layoutPriority(1)
          shape("c").frame(maxWidth: 50).layoutPriority(2)
        }
      },
      FixtureView("vstack-priority") {
        VStack(spacing: 0) {
          shape("a")
          shape("b").layoutPriority(1).frame(maxHeight: 60)
        }
      },
      FixtureView("vstack-in-hstack-wraps") {
        HStack(spacing: 0) {
          box("p", 40, 40)
          VStack(alignment: .leading, spacing: 0) {
            text("a", 4)
            text("b", 12)
          }
        }
      },
      FixtureView("hstack-negative-spacing") {
        HStack(spacing: -10) {
          box("a", 30, 20)
          box("b", 30, 20)
        }
      },
      FixtureView("zstack-bottom-trailing") {
        ZStack(alignment: .bottomTrailing) {
          box("a", 60, 40)
          box("b", 20, 10)
        }
      },
      FixtureView("spacing-text-text") {
        VStack {
          text("a", 3)
          text("b", 3)
        }
      },
      FixtureView("spacing-of-a-spacer-across") {
        VStack {
          HStack {
            box("a", 10, 20)
            Spacer()
          }
          text("b", 2)
        }
      },
    ]
  }

  private static var frames: [FixtureView] {
    [
      FixtureView("flexframe-min-only-smaller-than-the-view") { box("a").frame(minWidth: 10) },
      FixtureView("flexframe-max-only-smaller-than-the-view") { box("a").frame(maxWidth: 20) },
      FixtureView("flexframe-max-wraps-text") { text("a", 20).frame(maxWidth: 100) },
      FixtureView("flexframe-infinite-in-a-row") {
        HStack(spacing: 0) {
          text("a", 2).frame(maxWidth: .infinity)
          text("b", 10).frame(maxWidth: .infinity)
        }
      },
      FixtureView("flexframe-ideal-inside-fixedsize") {
        shape("a").frame(idealWidth: 70, idealHeight: 30).fixedSize()
      },
      FixtureView("flexframe-bottom-trailing") {
        box("a", 20, 10).frame(
          maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      },
      FixtureView("frame-in-a-frame") {
        box("a", 10, 10).frame(width: 40, alignment: .leading)
          .frame(width: 100, alignment: .trailing)
      },
      FixtureView("aspect-in-a-row") {
        HStack(spacing: 0) {
          shape("a").aspectRatio(1, contentMode: .fit)
          shape("b")
        }
      },
      FixtureView("aspect-inside-padding") {
        shape("a").aspectRatio(16 / 9, contentMode: .fit).padding(10)
      },
      FixtureView("fixedsize-in-a-row") {
        HStack(spacing: 0) {
          text("a", 10).fixedSize()
          text("b", 10)
        }
      },
      FixtureView("fixedsize-vertical-text") {
        text("a", 20).fixedSize(horizontal: false, vertical: true)
      },
    ]
  }

  private static var modifiers: [FixtureView] {
    [
      FixtureView("position-in-a-row") {
        HStack(spacing: 0) {
          box("a", 20, 20)
          box("b", 10, 10).position(x: 5, y: 5)
        }
      },
      FixtureView("offset-then-background") {
        box("a", 20, 20).offset(x: 30).background { shape("bg") }
      },
      FixtureView("overlay-text-wraps-in-the-view") {
        box("a", 30, 50).overlay(alignment: .topLeading) { text("o", 5) }
      },
      FixtureView("background-in-a-row") {
        HStack(spacing: 0) {
          text("a", 4).background { shape("bg") }
          shape("b")
        }
      },
      FixtureView("geometry-in-a-column") {
        VStack(spacing: 0) {
          text("a", 3)
          GeometryReader { _ in box("b", 10, 10) }
        }
      },
      FixtureView("fits-last-is-squeezed") {
        ViewThatFits {
          text("a", 20)
          text("b", 10)
        }
      },
    ]
  }

  private static var guides: [FixtureView] {
    [
      FixtureView("guide-through-a-centred-frame") {
        VStack(alignment: .leading, spacing: 0) {
          box("a", 20, 10).alignmentGuide(.leading) { _ in 5 }.frame(width: 40)
          box("b", 20, 10)
        }
      },
      FixtureView("guide-in-a-zstack") {
        ZStack(alignment: .topTrailing) {
          box("a", 40, 20)
          box("b", 10, 10).alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
            .alignmentGuide(.top) { $0[VerticalAlignment.center] }
        }
      },
      FixtureView("overlay-with-a-guide-of-its-own") {
        box("a", 40, 20).overlay(alignment: .topTrailing) {
          box("o", 10, 10).alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
            .alignmentGuide(.top) { $0[VerticalAlignment.center] }
        }
      },
      FixtureView("baseline-last-of-lines") {
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          text("a", 8).frame(width: 40)
          text("b", 2)
        }
      },
      FixtureView("baseline-through-padding") {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          text("a", 1).padding(10)
          text("b", 1)
        }
      },
    ]
  }

  private static var directions: [FixtureView] {
    [
      FixtureView("rtl-padding-in-a-row") {
        HStack(spacing: 0) {
          box("a", 20, 10).padding(.trailing, 10)
          box("b", 20, 10)
        }
      },
      FixtureView("rtl-guide") {
        VStack(alignment: .leading, spacing: 0) {
          box("a", 40, 10).alignmentGuide(.leading) { _ in 10 }
          box("b", 20, 10)
        }
      },
      FixtureView("rtl-overlay") {
        box("a", 60, 40).overlay(alignment: .topTrailing) { box("o", 10, 10) }
      },
      FixtureView("direction-and-modifiers-around") {
        box("a", 20, 10).padding(.leading, 10).environment(\.layoutDirection, .rightToLeft)
          .padding(.leading, 5)
      },
      FixtureView("direction-and-guides") {
        VStack(alignment: .leading, spacing: 0) {
          box("a", 40, 10).alignmentGuide(.leading) { _ in 10 }
            .environment(\.layoutDirection, .rightToLeft)
          box("b", 20, 10)
        }
      },
      FixtureView("direction-nested") {
        HStack(spacing: 0) {
          box("a", 10, 10)
          HStack(spacing: 0) {
            box("b", 20, 10)
            box("c", 30, 10)
          }
          .environment(\.layoutDirection, .leftToRight)
        }
        .environment(\.layoutDirection, .rightToLeft)
      },
    ]
  }
}

/// The fixtures' text: 10x20 a character, with baselines 15 below the top of a line.
private nonisolated struct Characters: Layout {
  let count: Int

  private func lines(_ width: CGFloat?) -> (size: CGSize, count: Int) {
    let room = min(width ?? .infinity, CGFloat(count) * 10)
    let perLine = max(1, Int((room / 10).rounded(.down)))
    let lines = (count + perLine - 1) / perLine
    return (CGSize(width: min(count, perLine) * 10, height: lines * 20), lines)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { lines(proposal.width).size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    if guide == .firstTextBaseline { return bounds.minY + 15 }
    if guide == .lastTextBaseline {
      return bounds.minY + CGFloat(lines(proposal.width).count * 20 - 5)
    }
    return nil
  }
}
