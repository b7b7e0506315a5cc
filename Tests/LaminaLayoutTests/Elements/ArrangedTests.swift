import LaminaGeometry
import LaminaLayout
import Testing

@Suite("Elements under SwiftUI's algorithms")
struct ArrangedTests {
  @Test("The room's example of elements gives what it says")
  func example() {
    let row = Arranged(HStackLayout(spacing: 10), [Box(width: 40, height: 20), Box()])
    #expect(
      row.frames(in: CGRect(0, 0, 100, 50)) == [CGRect(0, 15, 40, 20), CGRect(50, 0, 50, 50)])
  }

  @Test("What overflows a row is centred in its rectangle")
  func overflow() {
    let row = Arranged(HStackLayout(spacing: 0), [Box(width: 75), Box(width: 100)])
    #expect(
      row.frames(in: CGRect(20, 30, 150, 100)) == [
        CGRect(7.5, 30, 75, 100), CGRect(82.5, 30, 100, 100),
      ])
  }

  @Test("Elements and items of one tree are placed alike")
  func alike() {
    let proposal = ProposedViewSize(width: 140, height: 90)
    let container = LayoutContainer(
      AnyLayout(HStackLayout(alignment: .lastTextBaseline)),
      [LayoutLeaf.words(20), LayoutLeaf.words(3)])
    let frames = container.placements(for: proposal).map { $0?.frame }
    let size = container.sizeThatFits(proposal)
    let row = Arranged(
      HStackLayout(alignment: .lastTextBaseline), [Words(characters: 20), Words(characters: 3)])
    #expect(row.sizeThatFits(proposal) == size)
    #expect(row.frames(in: CGRect(origin: .zero, size: size)) == frames)
  }

  @Test("Nested rows keep the proposal under which they were measured")
  func nestedProposals() {
    let column = Arranged(
      VStackLayout(spacing: 0), [Words(characters: 4), Words(characters: 12)])
    let row = Arranged(
      HStackLayout(spacing: 0), [AnyLayoutElement(column), AnyLayoutElement(Box(width: 30))])
    #expect(
      row.frames(in: CGRect(0, 0, 90, 60)) == [
        CGRect(10, 0, 40, 20), CGRect(0, 20, 60, 40), CGRect(60, 0, 30, 60),
      ])
  }

  @Test("Priorities pass through margins and backgrounds, not through rows")
  func priorities() {
    let eager = Box(layoutPriority: 1)
    let decorated = BackgroundLayout(InsetLayout(eager, by: 1), background: Box())
    #expect(decorated.layoutPriority == 1)
    #expect(EffectsLayout(eager, effects: [Box]()).layoutPriority == 1)
    #expect(Arranged(HStackLayout(), [eager]).layoutPriority == 0)
    let row = Arranged(
      HStackLayout(spacing: 0),
      [AnyLayoutElement(Box(name: "lazy")), AnyLayoutElement(InsetLayout(eager, by: 1))])
    #expect(
      row.frames(in: CGRect(0, 0, 50, 10)) == [CGRect(0, 0, 0, 10), CGRect(1, 1, 48, 8)])
  }

  @Test("Spacing passes through backgrounds, and margins forget it")
  func spacing() {
    let far = Spaced(spacing: ViewSpacing(.all, 20))
    #expect(BackgroundLayout(far, background: Box()).spacing == ViewSpacing(.all, 20))
    #expect(EffectsLayout(far, effects: [Box]()).spacing == ViewSpacing(.all, 20))
    #expect(InsetLayout(far, by: 3).spacing == ViewSpacing())
    let row = Arranged(
      HStackLayout(), [AnyLayoutElement(far), AnyLayoutElement(Box(width: 10))])
    #expect(row.sizeThatFits(.unspecified).width == 40)
  }

  @Test("Guides pass through compositions")
  func guides() {
    let words = Words(characters: 10)
    let inset = InsetLayout(words, by: 4)
    let hundred = ProposedViewSize(width: 108, height: 100)
    #expect(inset.dimensions(in: hundred)[.firstTextBaseline] == 19)
    let behind = BackgroundLayout(inset, background: Words(characters: 1))
    #expect(behind.dimensions(in: hundred)[.firstTextBaseline] == 19)
    let decorating = DecoratingLayout(content: words, decoration: Box())
    #expect(decorating.dimensions(in: hundred)[.firstTextBaseline] == 20)
    let row = Arranged(
      HStackLayout(alignment: .firstTextBaseline, spacing: 0),
      [AnyLayoutElement(behind), AnyLayoutElement(words)])
    #expect(row.frames(in: CGRect(0, 0, 300, 28)).compactMap { $0?.minY } == [0, 4, 4])
  }

  @Test("Right to left, a row begins on the right")
  func rightToLeft() {
    var row = Arranged(HStackLayout(spacing: 0), [Box(width: 20), Box(width: 30)])
    row.layoutDirection = .rightToLeft
    #expect(
      row.frames(in: CGRect(10, 0, 50, 9)) == [CGRect(40, 0, 20, 9), CGRect(10, 0, 30, 9)])
  }

  @Test("What a layout does not show is not among the contents")
  func hidden() {
    let fitting = Arranged(
      ViewThatFitsLayout(),
      [Box(name: "wide", width: 80, height: 10), Box(name: "narrow", width: 20, height: 10)])
    #expect(fitting.contents(in: CGRect(0, 0, 50, 10)).map(\.name) == ["narrow"])
    #expect(fitting.contents(in: CGRect(0, 0, 90, 10)).map(\.name) == ["wide"])
    #expect(fitting.contents.map(\.name) == ["wide", "narrow"], "nothing is laid out yet")
  }

  @Test("Layout values reach the layout, also through a hidden type")
  func values() {
    struct First: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: subviews.map { $0[Column.self] }.reduce(0, +), height: 1) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let row = Arranged(
      First(), [AnyLayoutElement(Spaced(column: 5)), AnyLayoutElement(Box())])
    #expect(row.sizeThatFits(.zero).width == 12)
  }

  @Test("A child that answers with nonsense harms nobody")
  func nonsense() {
    let row = Arranged(
      HStackLayout(spacing: 0), [Box(width: .nan, height: -4), Box(width: .infinity), Box()])
    for frame in row.frames(in: CGRect(0, 0, 90, 30)).compactMap({ $0 }) {
      #expect(frame.minX.isFinite && frame.width.isFinite && frame.height >= 0)
    }
  }
}

private struct Column: LayoutValueKey {
  static let defaultValue: CGFloat = 7
}

/// A leaf with spacing and a layout value.
private struct Spaced: LayoutElement {
  var spacing = ViewSpacing()
  var column: CGFloat = 0

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 10, height: 10) }
  mutating func layout(in rect: CGRect) {}
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    column as? K.Value ?? K.defaultValue
  }
  var contents: [Box] { [] }
}

extension LayoutLeaf {
  /// The item that answers as `Words` does.
  fileprivate static func words(_ characters: CGFloat) -> LayoutLeaf {
    LayoutLeaf { Words(characters: characters).dimensions(in: $0) }
  }
}
