import LaminaDrawing
import LaminaGeometry
import LaminaLoading
import LaminaTesting
import LaminaViews
import Testing

/// Async images in rows that come and go.
@Suite struct AsyncImageRowTests {
  private let loader = ScriptedLoader()

  private func window(count: Int) -> Harness {
    Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { index in
            AsyncImage(url: Sample.url("\(index)")) {
              $0.resizable()
            } placeholder: {
              Color.gray
            }
            .frame(width: 100, height: 100)
          }
        }
      }
      .imageLoader(loader)
    }
  }

  private func row(_ url: URL) -> Int { Int(url.lastPathComponent) ?? -1 }

  @Test("Rows ask when they exist, and those that leave take it back")
  func rowsLeave() {
    let harness = window(count: 1_000)
    let first = Set(loader.open.map(row))
    #expect(first.isSuperset(of: [0, 1]))
    #expect(first.count < 20)
    harness.scroll(down: 20_000)
    let later = Set(loader.open.map(row))
    #expect(later.isSuperset(of: [200, 201]))
    #expect(later.isDisjoint(with: first))
    #expect(loader.open.count < 20)
    #expect(loader.asked.count == loader.open.count + loader.cancelled.count)
    harness.scroll(down: -20_000)
    #expect(Set(loader.open.map(row)).isSuperset(of: [0, 1]))
  }

  @Test("What is nearer to the screen is wanted sooner")
  func nearness() throws {
    let harness = Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { index in
            AsyncImage(url: Sample.url("\(index)")) {
              $0.resizable()
            } placeholder: {
              Color.gray
            }
            .frame(width: 100, height: 100)
          }
        }
      }
      .imageLoader(loader)
    }
    func distances() -> [Int] {
      (0..<10).map { loader.priority(of: Sample.url("\($0)"))?.distance ?? -1 }
    }
    let before = distances()
    #expect(before.prefix(2) == [0, 0])
    #expect(before == before.sorted())
    #expect(before[9] > before[3])
    harness.scroll(down: 800)
    let after = distances()
    #expect(after.suffix(2) == [0, 0])
    #expect(after == after.sorted(by: >))
  }

  @Test("What is hidden is wanted last")
  func hidden() throws {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      HStack {
        AsyncImage(url: Sample.url("seen")) {
          $0
        } placeholder: {
          Color.gray
        }
        AsyncImage(url: Sample.url("hidden")) {
          $0
        } placeholder: {
          Color.gray
        }.hidden()
      }
      .imageLoader(loader)
    }
    harness.settle()
    let seen = try #require(loader.priority(of: Sample.url("seen")))
    let hidden = try #require(loader.priority(of: Sample.url("hidden")))
    #expect(hidden < seen)
  }

  @Test("A thousand rows that come and go leave nothing behind")
  func leavesNothing() throws {
    let harness = window(count: 1_000)
    let png = try Sample.png(Sample.red)
    for _ in 0..<100 {
      for url in loader.open { loader.send(png, for: url) }
      harness.scroll(down: 950)
    }
    harness.scroll(down: -95_000)
    for url in loader.open { loader.send(png, for: url) }
    harness.advance(by: 2)
    let picture = harness.picture()
    #expect(picture.pixel(x: 50, y: 50) == 0xFFFF_0000)
    #expect(picture.pixel(x: 50, y: 150) == 0xFFFF_0000)
    #expect(harness.displayStatistics.bitmapsHeld < 20)
    #expect(!harness.graph.isMoving)
  }
}
