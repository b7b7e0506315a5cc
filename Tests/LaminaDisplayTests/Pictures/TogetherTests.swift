import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing

@Suite("Layers that appear together")
struct TogetherTests {
  private let fixture = Fixture()

  /// A card of two layers side by side, both visible.
  private func card(_ a: UInt32, _ b: UInt32, together: Bool = true) -> Layer {
    let children = [
      Layer.drawn(1, DisplayList(mark: a)), .drawn(2, DisplayList(mark: b), x: 20),
    ]
    return .screen([
      Layer(
        id: Layer.ID(9), frame: CGRect(x: 0, y: 0, width: 40, height: 10), children: children,
        displaysTogether: together)
    ])
  }

  @Test("neither shows before both are ready, then both do in one commit")
  func bothAtOnce() {
    _ = fixture.commit(card(1, 2))
    fixture.executor.step()
    let half = fixture.commit(card(1, 2))
    #expect(half.pictures.isEmpty && half.missing == 2)
    fixture.executor.step()
    let whole = fixture.commit(card(1, 2))
    #expect(whole.mark(1) == 1 && whole.mark(2) == 2 && whole.isComplete)
  }

  @Test("both keep their old pictures until both new ones are ready")
  func keepBoth() {
    _ = fixture.commit(card(1, 2), .never)
    _ = fixture.commit(card(3, 4))
    fixture.executor.step()
    let half = fixture.commit(card(3, 4))
    #expect(half.mark(1) == 1 && half.mark(2) == 2)
    fixture.executor.step()
    let whole = fixture.commit(card(3, 4))
    #expect(whole.mark(1) == 3 && whole.mark(2) == 4)
  }

  @Test("one that alone has changed waits for nobody")
  func oneChanged() {
    _ = fixture.commit(card(1, 2), .never)
    _ = fixture.commit(card(1, 5))
    fixture.executor.step()
    #expect(fixture.commit(card(1, 5)).mark(2) == 5)
  }

  @Test("a picture that another layer already had waits for the others too")
  func readyAtOnce() {
    let other = Layer.drawn(3, DisplayList(mark: 7), y: 50)
    _ = fixture.commit(.screen([other]), .never)
    let both = Layer.screen([other] + card(7, 8).children)
    let half = fixture.commit(both)
    #expect(half.mark(1) == nil && half.mark(3) == 7)
    fixture.executor.runAll()
    let whole = fixture.commit(both)
    #expect(whole.mark(1) == 7 && whole.mark(2) == 8 && fixture.rasterizer.draws == 2)
  }

  @Test("without the container each appears when it is ready")
  func apart() {
    _ = fixture.commit(card(1, 2, together: false))
    fixture.executor.step()
    let half = fixture.commit(card(1, 2, together: false))
    #expect(half.mark(1) == 1 && half.mark(2) == nil)
    #expect(fixture.commit(card(1, 2)).mark(1) == 1)
  }

  @Test("what is ready and held back appears when the container goes")
  func released() {
    _ = fixture.commit(card(1, 2))
    fixture.executor.step()
    #expect(fixture.commit(card(1, 2)).pictures.isEmpty)
    #expect(fixture.commit(card(1, 2, together: false)).mark(1) == 1)
  }
}

@Suite("Suspended layers")
struct SuspensionTests {
  private let fixture = Fixture()

  @Test("suspended then resumed draws once, what the layer is then")
  func resumed() {
    fixture.display.suspendedLayers = [Layer.ID(1)]
    for mark in 1...5 as ClosedRange<UInt32> {
      let commit = fixture.commit(.screen([.drawn(1, DisplayList(mark: mark))]), .never)
      #expect(commit.missing == 1 && commit.pictures.isEmpty)
    }
    fixture.display.suspendedLayers = []
    let commit = fixture.commit(.screen([.drawn(1, DisplayList(mark: 5))]), .never)
    #expect(commit.mark(1) == 5 && fixture.rasterizer.draws == 1)
  }

  @Test("suspending a layer above takes back what is queued and keeps what is shown")
  func suspending() {
    let list = DisplayList(mark: 2)
    _ = fixture.commit(.screen([.drawn(1, DisplayList(mark: 1))]), .never)
    _ = fixture.commit(.screen([.drawn(1, list)]))
    fixture.display.suspendedLayers = [Layer.ID(0)]
    let suspended = fixture.commit(.screen([.drawn(1, list)]))
    #expect(suspended.mark(1) == 1 && suspended.statistics.jobsCancelled == 1)
    #expect(fixture.executor.runAll() == 0)
    fixture.display.suspendedLayers = []
    #expect(fixture.commit(.screen([.drawn(1, list)]), .never).mark(1) == 2)
    #expect(fixture.rasterizer.draws == 2)
  }
}
