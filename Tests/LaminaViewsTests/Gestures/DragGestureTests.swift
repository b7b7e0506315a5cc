import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

@Suite("Drags and taps")
struct DragGestureTests {
  /// What a gesture reported.
  private final class Log {
    var changes: [DragGesture.Value] = []
    var ends: [DragGesture.Value] = []
    var words: [String] = []
  }

  private let log = Log()

  private func pad(_ gesture: DragGesture) -> some View {
    Color.blue.frame(width: 100, height: 60)
      .gesture(
        gesture
          .onChanged { [log] in log.changes.append($0) }
          .onEnded { [log] in log.ends.append($0) })
  }

  private func harness<V: View>(@ViewBuilder _ content: @escaping () -> V) -> Harness {
    Harness(size: CGSize(width: 200, height: 200), content)
  }

  @Test("A drag begins after its distance and tells where it is in the view")
  func local() throws {
    let harness = harness { pad(DragGesture(minimumDistance: 10)) }
    harness.pointerDown(at: CGPoint(x: 60, y: 80))
    harness.drag(from: CGPoint(x: 60, y: 80), to: CGPoint(x: 66, y: 80), steps: 3)
    #expect(log.changes.isEmpty && log.ends.isEmpty)
    harness.drag(from: CGPoint(x: 60, y: 80), to: CGPoint(x: 100, y: 100), steps: 2)
    let last = try #require(log.ends.last)
    #expect(log.changes.count == 2 && log.ends.count == 1)
    #expect(last.startLocation == CGPoint(x: 10, y: 10))
    #expect(last.location == CGPoint(x: 50, y: 30))
    #expect(last.translation == CGSize(width: 40, height: 20))
  }

  @Test("In the window's coordinates")
  func global() throws {
    let harness = harness { pad(DragGesture(minimumDistance: 0, coordinateSpace: .global)) }
    harness.pointerDown(at: CGPoint(x: 60, y: 80))
    #expect(log.changes.count == 1)
    harness.move(to: CGPoint(x: 70, y: 85))
    harness.pointerUp(at: CGPoint(x: 70, y: 85))
    let last = try #require(log.ends.last)
    #expect(last.startLocation == CGPoint(x: 60, y: 80))
    #expect(last.location == CGPoint(x: 70, y: 85))
  }

  @Test("It knows how fast it goes, and where that leads; after a rest not at all")
  func velocity() throws {
    let harness = harness { pad(DragGesture()) }
    for rest in [0, 0.2] {
      harness.pointerDown(at: CGPoint(x: 60, y: 80))
      for step in 1...5 {
        harness.advance(by: 0.02)
        harness.move(to: CGPoint(x: 60 + 10 * Double(step), y: 80))
      }
      harness.advance(by: rest)
      harness.pointerUp(at: CGPoint(x: 110, y: 80))
    }
    #expect(abs(log.ends[0].velocity.width - 500) < 60 && abs(log.ends[0].velocity.height) < 1e-6)
    let way = log.ends[0].predictedEndTranslation.width
    #expect(abs(way - 50 - log.ends[0].velocity.width / 4) < 1e-9)
    #expect(log.ends[1].velocity == .zero)
    #expect(log.ends[1].predictedEndLocation == log.ends[1].location)
  }

  private struct Follower: View {
    let log: Log
    @State private var offset = CGSize.zero

    var body: some View {
      Color.red.frame(width: 40, height: 40)
        .gesture(
          DragGesture(minimumDistance: 0).onChanged {
            log.changes.append($0)
            offset = $0.translation
          }
        )
        .offset(offset)
        .accessibilityIdentifier("follower")
    }
  }

  @Test("A view that moves with the drag stays under the pointer: nothing is counted twice")
  func moving() {
    let harness = harness { Follower(log: log) }
    harness.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 140, y: 130), steps: 10)
    #expect(log.changes.last?.translation == CGSize(width: 40, height: 30))
    #expect(log.changes.last?.startLocation == CGPoint(x: 20, y: 20))
    #expect(log.changes.last?.location == CGPoint(x: 60, y: 50))
  }

  @Test("Inside of a scaled view, coordinates are the view's own")
  func transformed() throws {
    let harness = harness { pad(DragGesture(minimumDistance: 0)).scaleEffect(2) }
    harness.drag(from: CGPoint(x: 20, y: 60), to: CGPoint(x: 60, y: 80), steps: 4)
    let last = try #require(log.ends.last)
    #expect(last.startLocation == CGPoint(x: 10, y: 10))
    #expect(last.translation == CGSize(width: 20, height: 10))
  }

  @Test("A drag takes the press from a button inside, a click does not")
  func button() {
    let harness = harness {
      Button("Press") { [log] in log.words.append("pressed") }
        .padding(20)
        .gesture(DragGesture().onEnded { [log] _ in log.words.append("dragged") })
    }
    harness.tap("Press")
    #expect(log.words == ["pressed"])
    harness.drag("Press", by: CGSize(width: 14, height: 0))
    #expect(log.words == ["pressed", "dragged"])
  }

  @Test("Taps are counted, and a drag is no tap")
  func taps() {
    let harness = harness {
      Color.blue.frame(width: 100, height: 60)
        .gesture(TapGesture(count: 2).onEnded { [log] in log.words.append("twice") })
        .gesture(DragGesture().onEnded { [log] _ in log.words.append("dragged") })
    }
    harness.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.words.isEmpty)
    harness.tap(at: CGPoint(x: 100, y: 100), count: 2)
    #expect(log.words == ["twice"])
    harness.drag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 120, y: 100))
    #expect(log.words == ["twice", "dragged"])
  }

  /// A gesture made of another.
  private struct Nudge: Gesture {
    let log: Log
    var body: some Gesture<DragGesture.Value> {
      DragGesture(minimumDistance: 2).onEnded { [log] _ in log.words.append("inside") }
    }
    typealias Value = DragGesture.Value
  }

  @Test("A gesture of one's own is what its body is, and tells those outside too")
  func own() {
    let harness = harness {
      Color.blue.gesture(Nudge(log: log).onEnded { [log] _ in log.words.append("outside") })
    }
    harness.drag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 70, y: 100))
    #expect(log.words == ["inside", "outside"])
  }
}
