import LaminaDisplay
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Lazy grids: where cells stand, how few exist, and that they stay who they are.
@Suite struct LazyGridTests {
  private static let window = CGSize(width: 200, height: 200)

  private func show(
    _ model: GridModel, _ size: CGSize = LazyGridTests.window,
    _ executor: DeterministicExecutor = DeterministicExecutor()
  ) -> Harness {
    Harness(size: size, executor: executor) { CellGrid(model: model) }
  }

  private func frame(_ harness: Harness, _ name: Int) -> [CGFloat] {
    guard let frame = harness.frame(of: "\(name)") else { return [] }
    return [frame.minX, frame.minY, frame.width, frame.height]
  }

  @Test("cells stand in tracks, lines are as high as their highest cell")
  func places() {
    let model = GridModel(7, columns: [GridItem(.fixed(40)), GridItem(), GridItem()])
    model.height = { $0 == 1 ? 50 : 20 }
    let harness = show(model, CGSize(width: 216, height: 200))
    // 216 - 40 - 2 * 8 = 160: two columns of 80. The second line begins 8 below the first.
    #expect(frame(harness, 0) == [0, 15, 40, 20])
    #expect(frame(harness, 1) == [48, 0, 80, 50])
    #expect(frame(harness, 2) == [136, 15, 80, 20])
    #expect(frame(harness, 3) == [0, 58, 40, 20])
    #expect(frame(harness, 6) == [0, 86, 40, 20])
  }

  @Test("an item's alignment is that of its cells, the grid's that of its tracks")
  func alignment() {
    let harness = Harness(size: CGSize(width: 100, height: 50)) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(30), alignment: .bottomTrailing), GridItem(.fixed(30), spacing: 0),
        ], alignment: .trailing
      ) {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("0")
        Color.red.frame(width: 30, height: 40).accessibilityIdentifier("1")
      }
    }
    // 68 of tracks and distance stand at the end of 100; the grid is 40 high, in the middle of 50.
    #expect(frame(harness, 0) == [52, 35, 10, 10])
    #expect(frame(harness, 1) == [70, 5, 30, 40])
  }

  @Test("as many cells are made of 1,000 as of 100,000, and few when one jumps far")
  func count() {
    let made = [1_000, 100_000].map { count in
      let harness = show(GridModel(count))
      let first = harness.evaluations(of: GridCell.self)
      let elements = harness.graph.elementCount
      harness.resetCounters()
      harness.scroll(down: 7_000)
      return [first, elements, harness.evaluations(of: GridCell.self)]
    }
    #expect(made[0] == made[1])
    // Three in a line; 200 points show 8 lines of 28. Some are tried, and made ahead.
    #expect(made[1][0] <= 45 && made[1][2] <= 45)
  }

  @Test("the very end shows the last cell, wherever lines end", arguments: [3, 4, 5, 100_000])
  func end(count: Int) {
    let harness = show(GridModel(count))
    harness.press(.end)
    harness.advance(by: 3)
    #expect(frame(harness, count - 1).last == 20)
    if count > 100 { #expect(harness.frame(of: "\(count - 1)")?.maxY == 200) }
    #expect(frame(harness, count - 1).first == CGFloat((count - 1) % 3) * 72)
  }

  @Test("cells keep their state when others come before them, and are not evaluated for it")
  func identity() {
    let model = GridModel(30)
    let harness = show(model)
    harness.tap("4")
    harness.resetCounters()
    model.items.insert(100, at: 0)
    harness.settle()
    // It stood in the second column of the second line.
    #expect(frame(harness, 4) == [144, 28, 56, 20])
    #expect(harness.element("4")?.semantics.value == "1")
    #expect(harness.evaluations(of: GridCell.self) <= 4)
    model.items.insert(101, at: 0)
    harness.settle()
    #expect(frame(harness, 4) == [0, 56, 56, 20])
    #expect(harness.element("4")?.semantics.value == "1")
    model.items.removeAll { $0 > 99 }
    model.items.swapAt(4, 20)
    harness.settle()
    #expect(harness.element("4")?.semantics.value == "1")
    #expect(frame(harness, 4) == [144, 168, 56, 20])
  }

  @Test("what is in sight stays in place when whole lines come above it", arguments: [1, 2, 3, 9])
  func anchor(added: Int) {
    let model = GridModel(3_000)
    let harness = show(model)
    harness.scroll(down: 2_805)
    harness.advance(by: 1)
    // Lines are 28 apart: 100 of them and 5 points are above.
    #expect(frame(harness, 300) == [0, -5, 56, 20])
    model.items.insert(contentsOf: (0..<added).map { 10_000 + $0 }, at: 7)
    harness.settle()
    #expect(frame(harness, 300).dropFirst().first == -5)
    #expect(frame(harness, 300).first == CGFloat(added % 3) * 72)
    model.items.removeSubrange(0..<300)
    harness.settle()
    #expect(frame(harness, 300).dropFirst().first == -5)
  }

  @Test("more or fewer columns keep what is read in place, there and back")
  func resize() {
    let model = GridModel(3_000, columns: [GridItem(.adaptive(minimum: 50))])
    let harness = show(model)
    // 200: three of 50 (166), not four (224).
    harness.scroll(down: 2_800)
    harness.advance(by: 1)
    #expect(frame(harness, 300).dropFirst().first == 0)
    for width in [260, 330, 410, 190, 60, 700] as [CGFloat] {
      harness.resize(to: CGSize(width: width, height: 200))
      harness.advance(by: 0.2)
      #expect(frame(harness, 300).dropFirst().first == 0, "in \(width)")
    }
    harness.resize(to: Self.window)
    harness.advance(by: 0.2)
    #expect(frame(harness, 300).map { $0.rounded() } == [0, 0, 61, 20])
    model.columns = [GridItem(), GridItem()]
    harness.settle()
    #expect(frame(harness, 300) == [0, 0, 96, 20])
    model.columns = [GridItem(.fixed(20))]
    model.spacing = 1
    harness.settle()
    #expect(frame(harness, 300) == [90, 0, 20, 20])
    #expect(frame(harness, 301) == [90, 21, 20, 20])
  }

  @Test("in the middle of a line that becomes longer or shorter, the same part is at the edge")
  func resizeSquares() {
    let model = GridModel(3_000, columns: [GridItem(.adaptive(minimum: 90), spacing: 0)])
    model.isSquare = true
    model.spacing = 0
    let harness = show(model)
    harness.scroll(down: 5_050)
    harness.advance(by: 1)
    // Two columns of 100: 50 lines and a half are above.
    #expect(frame(harness, 100) == [0, -50, 100, 100])
    harness.resize(to: CGSize(width: 100, height: 200))
    harness.advance(by: 0.5)
    #expect(frame(harness, 100) == [0, -50, 100, 100])
    harness.resize(to: CGSize(width: 160, height: 200))
    harness.advance(by: 0.5)
    #expect(frame(harness, 100) == [0, -80, 160, 160])
    harness.resize(to: Self.window)
    harness.advance(by: 0.5)
    #expect(frame(harness, 100) == [0, -50, 100, 100])
  }

  @Test("cells ahead are laid out by workers; scrolling into them measures nothing more")
  func ahead() {
    let executor = DeterministicExecutor()
    let harness = show(GridModel(3_000), Self.window, executor)
    harness.scroll(down: 300)
    for _ in 0..<30 {
      harness.advance(by: 1.0 / 60)
      executor.runAll()
    }
    #expect(harness.rowStatistics.rowsPrepared >= 12)
    let measured = harness.prepareStatistics.nodesMeasured
    harness.scroll(down: 28)
    harness.advance(by: 0.5)
    // The line that enters was measured on a worker: the stack alone is measured here.
    #expect(harness.prepareStatistics.nodesMeasured - measured <= 6)
  }

  @Test("scrolling to a cell shows its line")
  func scrollTo() {
    var proxy: ScrollViewProxy?
    let model = GridModel(9_000)
    let harness = Harness(size: Self.window) {
      ScrollViewReader { reader in
        CellGrid(model: model).onAppear { proxy = reader }
      }
    }
    proxy?.scrollTo(4_000, anchor: .top)
    harness.settle()
    // 4,000 = 3 * 1,333 + 1
    #expect(frame(harness, 4_000) == [72, 0, 56, 20])
    proxy?.scrollTo(8_999, anchor: .bottom)
    harness.settle()
    #expect(harness.frame(of: "8999")?.maxY == 200)
  }

  @Test("the pointer and the keyboard reach cells in the order of reading")
  func input() {
    let model = GridModel(12)
    let harness = Harness(size: Self.window) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(model.items, id: \.self) { item in
            Button("\(item)") { model.taps.append(item) }
          }
        }
      }
    }
    harness.tap("3")
    #expect(model.taps == [3])
    model.taps = []
    for _ in 0..<4 {
      harness.press(.tab)
      harness.press(.space)
    }
    let first = model.taps.first ?? 0
    #expect(model.taps == (0..<4).map { first + $0 })
  }

  @Test("columns that cannot be are taken for the nearest that can")
  func hostile() {
    for items in [[], [GridItem(.fixed(.nan))], [GridItem(.adaptive(minimum: 0, maximum: .nan))]] {
      let model = GridModel(50, columns: items)
      let harness = show(model)
      #expect(harness.exists("0"))
      model.items = []
      harness.settle()
      #expect(!harness.exists("0"))
    }
  }
}

/// What a grid in a test shows.
@Observable final class GridModel {
  var items: [Int]
  var columns: [GridItem]
  var spacing: CGFloat?
  var isSquare = false
  @ObservationIgnored var height: (Int) -> CGFloat = { _ in 20 }
  @ObservationIgnored var taps: [Int] = []

  /// Three columns of 56 in 200, unless others are given.
  init(
    _ count: Int, columns: [GridItem] = [GridItem(spacing: 16), GridItem(spacing: 16), GridItem()]
  ) {
    items = Array(0..<count)
    self.columns = columns
  }
}

struct GridCell: View {
  let item: Int
  let height: CGFloat?
  @State private var taps = 0

  var body: some View {
    Color(white: Double(abs(item) % 7) / 8)
      .frame(height: height)
      .aspectRatio(height == nil ? 1 : nil, contentMode: .fit)
      .accessibilityIdentifier("\(item)").accessibilityValue("\(taps)")
      .onTapGesture { taps += 1 }
  }
}

struct CellGrid: View {
  let model: GridModel

  var body: some View {
    ScrollView(showsIndicators: false) {
      LazyVGrid(columns: model.columns, spacing: model.spacing) {
        ForEach(model.items, id: \.self) { item in
          GridCell(item: item, height: model.isSquare ? nil : model.height(item))
        }
      }
    }
  }
}
