import LaminaGeometry
import LaminaLayout
import Testing
import SeededRandom

/// What fixtures cannot say of grids: the work they cost, hostile contents, the spacing around.
@Suite("Grid layout")
struct GridLayoutTests {
  /// A cell of a row, or of none.
  private final class Cell: LayoutItem {
    let base: any LayoutItem
    let row: UInt64?
    let span: Int

    init(_ base: any LayoutItem, row: UInt64?, span: Int = 1) {
      (self.base, self.row, self.span) = (base, row, span)
    }

    var spacing: ViewSpacing { base.spacing }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions { base.dimensions(proposal) }

    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
      switch K.defaultValue {
      case is GridRowMark?: row.map { GridRowMark(id: $0) } as? K.Value ?? K.defaultValue
      case is Int: span as? K.Value ?? K.defaultValue
      default: K.defaultValue
      }
    }
  }

  private func grid(_ cells: [Cell]) -> LayoutContainer {
    LayoutContainer(AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)), cells)
  }

  @Test("A cell is measured a few times, however many cells there are")
  func work() {
    let leaves = (0..<400).map { _ in LayoutLeaf.text(characters: 7) }
    let cells = leaves.enumerated().map { Cell($1, row: UInt64($0 / 20)) }
    let container = grid(cells)
    let proposal = ProposedViewSize(width: 1_000, height: 1_000)
    _ = container.sizeThatFits(proposal)
    _ = container.placements(for: proposal)
    // Widths: none, all, a share. Heights: none, all, a share. Then its room.
    #expect(leaves.allSatisfy { $0.measureCount <= 7 })
    _ = container.placements(for: ProposedViewSize(width: 1_000, height: 900))
    // The columns are known: a share of another height, and the room again.
    #expect(leaves.allSatisfy { $0.measureCount <= 9 })
  }

  @Test("Grids in grids do not cost more with each level than stacks do")
  func depth() {
    let leaf = LayoutLeaf.text(characters: 7)
    var item: any LayoutItem = leaf
    for _ in 0..<10 {
      item = grid([
        Cell(item, row: 0), Cell(LayoutLeaf.text(characters: 2), row: 0),
        Cell(LayoutLeaf.text(characters: 2), row: 1),
      ])
    }
    _ = item.sizeThatFits(ProposedViewSize(width: 1_000, height: 1_000))
    #expect(leaf.measureCount < 200)
  }

  @Test("A wide text has room for what it takes, to the last bit")
  func widthOfWideText() {
    for count in 1...60 {
      let text = LayoutLeaf.text(characters: count)
      let cells = (0..<7).map {
        Cell(LayoutLeaf { _ in CGSize(width: 0.1, height: 1) }, row: $0)
      }
      let below = (0..<7).map { _ in
        Cell(LayoutLeaf { _ in CGSize(width: 0.1, height: 1) }, row: 9)
      }
      let container = grid(cells + below + [Cell(text, row: 10, span: 7)])
      let proposal = ProposedViewSize(width: 1_000, height: nil)
      let frame = container.placements(for: proposal).last??.frame
      #expect(frame?.height == 20)
    }
  }

  @Test("Hostile cells and spans do not crash and give finite frames")
  func hostile() {
    let sizes: [CGFloat] = [.nan, .infinity, -.infinity, -1, 0, 1e300]
    let cells = sizes.enumerated().map { index, size in
      Cell(
        LayoutLeaf { _ in CGSize(width: size, height: size) }, row: UInt64(index / 2),
        span: [1, .max, .min, 2, 0, 1_000_000][index])
    }
    let proposals = [nil, 0, 10, .infinity] as [CGFloat?]
    for width in proposals {
      for height in proposals {
        let places = grid(cells).placements(for: ProposedViewSize(width: width, height: height))
        #expect(places.allSatisfy { $0?.frame.origin.x.isFinite == true })
      }
    }
  }

  @Test("The distances around a grid are those of the cells at its edges")
  func spacing() {
    let spacer = LayoutContainer(AnyLayout(SpacerLayout(orientation: .horizontal)), [])
    let box = LayoutLeaf { _ in CGSize(width: 10, height: 10) }
    let container = grid([Cell(spacer, row: 0), Cell(box, row: 0)])
    let other = ViewSpacing()
    #expect(other.distance(to: container.spacing, along: .horizontal) == 0)
    #expect(container.spacing.distance(to: other, along: .horizontal) == 8)
    #expect(grid([]).spacing.distance(to: other, along: .vertical) == 8)
  }

  /// Rows of boxes, texts and views that take all, some over several columns; the same for a seed.
  private func random(_ seed: UInt64) -> LayoutContainer {
    var random = SeededNumbers(seed: seed)
    let cells = (0..<4).flatMap { row in
      (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let leaf =
          switch Int.random(in: 0..<4, using: &random) {
          case 0: LayoutLeaf { $0.replacingUnspecifiedDimensions() }
          case 1: LayoutLeaf.text(characters: Int.random(in: 1...30, using: &random))
          default:
            LayoutLeaf { [size = Int.random(in: 1...90, using: &random)] _ in
              CGSize(width: size, height: 100 - size)
            }
          }
        return Cell(
          leaf, row: row == 2 ? nil : UInt64(row), span: Int.random(in: 1...3, using: &random))
      }
    }
    return grid(cells)
  }

  @Test("Cells neither overlap nor leave the grid, whatever it is offered", arguments: 0..<300)
  func overlap(_ seed: UInt64) {
    let grid = random(seed)
    for proposal in [
      .unspecified, .zero, ProposedViewSize(width: 300, height: 300),
      ProposedViewSize(width: 120, height: nil), RandomTree.proposal(seed: seed),
    ] {
      let size = grid.sizeThatFits(proposal)
      guard size.width.isFinite, size.height.isFinite else { continue }
      let bounds = CGRect(origin: .zero, size: size).insetBy(dx: -1e-6, dy: -1e-6)
      let frames = grid.placements(for: proposal).compactMap { $0?.frame }
      for (index, frame) in frames.enumerated() {
        #expect(bounds.contains(frame) || frame.isEmpty, "\(proposal)")
        for other in frames[..<index] {
          let shared = frame.intersection(other)
          #expect(shared.width < 1e-6 || shared.height < 1e-6, "\(proposal)")
        }
      }
    }
  }

  @Test("A grid of one row and one priority is an HStack, one of single cells a VStack")
  func stacks() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededNumbers(seed: seed)
      let leaves = (0..<5).map { _ in
        let count = Int.random(in: 1...30, using: &random)
        return Bool.random(using: &random)
          ? LayoutLeaf.text(characters: count)
          : LayoutLeaf { _ in CGSize(width: count * 3, height: 40) }
      }
      let proposal = ProposedViewSize(width: 300, height: 200)
      let row = grid(leaves.map { Cell($0, row: 1) })
      let stack = LayoutContainer(AnyLayout(HStackLayout(spacing: 0)), leaves)
      #expect(row.sizeThatFits(proposal).width == stack.sizeThatFits(proposal).width)
      let starts = [row, stack].map { $0.placements(for: proposal).map { $0?.frame.minX } }
      #expect(starts[0] == starts[1])
      let column = grid(leaves.map { Cell($0, row: nil) })
      let pile = LayoutContainer(AnyLayout(VStackLayout(spacing: 0)), leaves)
      #expect(column.sizeThatFits(proposal).height == pile.sizeThatFits(proposal).height)
    }
  }
}
