import LaminaGeometry
import LaminaTesting
import LaminaViews
import Observation
import Testing

/// Sections and directions of lazy grids.
@Suite struct LazyGridSectionTests {
  /// Sections of a header, five cells in lines of three, and a footer, each 20 high: all lines are
  /// alike, so that estimates are exact.
  private func sections(_ pinned: PinnedScrollableViews) -> Harness {
    Harness(size: CGSize(width: 200, height: 200)) {
      ScrollView(showsIndicators: false) {
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 50))], spacing: 0, pinnedViews: pinned
        ) {
          ForEach(0..<40) { section in
            Section {
              ForEach(0..<5) { cell in
                Color.blue.frame(height: 20).accessibilityIdentifier("\(section).\(cell)")
              }
            } header: {
              Color.yellow.frame(height: 20).accessibilityIdentifier("head \(section)")
            } footer: {
              Color.red.frame(height: 20).accessibilityIdentifier("foot \(section)")
            }
          }
        }
      }
    }
  }

  private func place(_ harness: Harness, _ name: String) -> [CGFloat] {
    guard let frame = harness.frame(of: name) else { return [] }
    return [frame.minX, frame.minY, frame.width].map { ($0 * 100).rounded() / 100 }
  }

  @Test("headers and footers span all columns, and a section begins a line")
  func lines() {
    let harness = sections([])
    #expect(place(harness, "head 0") == [0, 0, 200])
    #expect(place(harness, "0.0") == [0, 20, 61.33])
    #expect(place(harness, "0.2") == [138.67, 20, 61.33])
    #expect(place(harness, "0.4") == [69.33, 40, 61.33])
    #expect(place(harness, "foot 0") == [0, 60, 200])
    #expect(place(harness, "head 1") == [0, 80, 200])
    #expect(place(harness, "1.0") == [0, 100, 61.33])
  }

  @Test("pinned headers stay at the top, and the next one pushes them away")
  func pinned() {
    let harness = sections([.sectionHeaders])
    harness.scroll(down: 10)
    #expect(place(harness, "head 0") == [0, 0, 200])
    #expect(place(harness, "0.0") == [0, 10, 61.33])
    harness.scroll(down: 60)
    #expect(place(harness, "head 0") == [0, -10, 200])
    #expect(place(harness, "head 1") == [0, 10, 200])
    harness.scroll(down: 1_600)
    harness.advance(by: 0.5)
    // 1,670 = 20 * 80 + 70
    #expect(place(harness, "head 20") == [0, -10, 200])
  }

  @Test("with another number of columns pinned headers are where they belong")
  func resize() {
    let harness = sections([.sectionHeaders])
    harness.scroll(down: 1_640)
    harness.advance(by: 0.5)
    // 1,640 = 20 * 80 + 40: the second line of cells, of which the header hides all.
    #expect(place(harness, "20.3") == [0, 0, 61.33])
    harness.resize(to: CGSize(width: 400, height: 200))
    harness.advance(by: 0.5)
    // Six columns hold all five: the line of the first cell at the top is that of all.
    #expect(place(harness, "20.3").dropFirst().first == place(harness, "20.0").dropFirst().first)
    #expect(harness.exists("head 20"))
    harness.resize(to: CGSize(width: 200, height: 200))
    harness.advance(by: 0.5)
    #expect(place(harness, "20.3") == [0, 0, 61.33])
  }

  private struct Posters: View {
    let count: Int
    var body: some View {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem()], alignment: .top, spacing: 10) {
          ForEach(0..<count, id: \.self) { Poster(number: $0) }
        }
      }
    }
  }

  private struct Poster: View {
    let number: Int
    var body: some View {
      Color.blue.frame(width: number == 2 ? 60 : 40).accessibilityIdentifier("\(number)")
    }
  }

  @Test("a horizontal grid fills columns from the top down and scrolls sideways")
  func horizontal() {
    let harness = Harness(size: CGSize(width: 200, height: 100)) { Posters(count: 100_000) }
    func frame(_ name: Int) -> [CGFloat] {
      harness.frame(of: "\(name)").map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
    }
    // 100 - 30 - 8 = 62; the second column is 60 wide, and the cell of 40 in its middle.
    #expect(frame(0) == [0, 0, 40, 30])
    #expect(frame(1) == [0, 38, 40, 62])
    #expect(frame(2) == [50, 0, 60, 30])
    #expect(frame(3) == [60, 38, 40, 62])
    #expect(frame(4) == [120, 0, 40, 30])
    #expect(harness.evaluations(of: Poster.self) <= 40)
    harness.resetCounters()
    harness.scroll(by: CGSize(width: 5_000, height: 0))
    harness.advance(by: 0.5)
    #expect(!harness.exists("0") && harness.evaluations(of: Poster.self) <= 60)
    let seen = harness.semanticTree.frames.keys.compactMap { Int($0) }.sorted()
    // Between 200 and 250 points: five columns of two, or a column more.
    #expect(seen == Array((seen.first ?? 0)...(seen.last ?? 0)) && (8...12).contains(seen.count))
  }

  @Test("from right to left the first column is on the right")
  func direction() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let harness = Harness(size: CGSize(width: 100, height: 50), environment: environment) {
      LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.fixed(62))], alignment: .leading) {
        Color.red.frame(height: 20).accessibilityIdentifier("0")
        Color.red.frame(height: 20).accessibilityIdentifier("1")
      }
    }
    #expect(harness.frame(of: "0")?.minX == 70)
    #expect(harness.frame(of: "1")?.minX == 0)
  }
}
