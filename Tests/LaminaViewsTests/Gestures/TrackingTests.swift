import LaminaDisplay
import LaminaGeometry
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

@Suite("Following a button raw")
struct TrackingTests {
  private final class Log {
    var words: [String] = []
    var takes = true

    func note(_ word: String, _ event: PointerEvent, _ place: CGPoint) {
      let keys = event.modifiers.contains(.shift) ? " shift" : ""
      words.append(
        "\(word) \(event.button.map { "\($0)" } ?? "-") \(event.clickCount) "
          + "\(Int(event.position.x)),\(Int(event.position.y)) of "
          + "\(Int(place.x)),\(Int(place.y))\(keys)")
    }

    func tracking(_ name: String = "", winsOverScrolling: Bool = false) -> PointerHandlers.Tracking
    {
      PointerHandlers.Tracking(
        winsOverScrolling: winsOverScrolling,
        down: {
          self.note(name + "down", $0, $1)
          return self.takes
        },
        moved: { self.note(name + "moved", $0, $1) },
        up: { self.note(name + "up", $0, $1) },
        cancelled: { self.words.append(name + "cancelled") })
    }
  }

  private let log = Log()

  /// A pad of 100 by 60 at (50, 70).
  private func harness<V: View>(@ViewBuilder _ content: @escaping () -> V) -> Harness {
    Harness(size: CGSize(width: 200, height: 200), content)
  }

  private func pad() -> some View {
    Color.blue.frame(width: 100, height: 60).handlers { $0.pointer.tracking = log.tracking() }
  }

  private func event(
    _ x: CGFloat, _ y: CGFloat, _ button: PointerEvent.Button?, clicks: Int = 1,
    modifiers: EventModifiers = [], device: PointerEvent.Device = .mouse
  ) -> PointerEvent {
    PointerEvent(
      position: CGPoint(x: x, y: y), button: button, modifiers: modifiers, clickCount: clicks,
      device: device)
  }

  @Test(
    "Any button is followed, with its clicks and modifiers, in the node and beyond",
    arguments: [PointerEvent.Button.primary, .middle, .secondary])
  func buttons(_ button: PointerEvent.Button) {
    let graph = harness { pad() }.graph
    graph.pointerDown(event(60, 80, button, clicks: 2, modifiers: .shift))
    graph.pointerMoved(event(190, 10, button, clicks: 0))
    graph.pointerUp(event(191, 11, button, clicks: 2))
    graph.pointerMoved(event(60, 80, nil, clicks: 0))
    #expect(
      log.words == [
        "down \(button) 2 10,10 of 60,80 shift", "moved \(button) 0 140,-60 of 190,10",
        "up \(button) 2 141,-59 of 191,11",
      ])
  }

  @Test("Who does not take it is told nothing more, and what is around gets the button")
  func refused() {
    log.takes = false
    let harness = harness { pad().onTapGesture { [log] in log.words.append("tap") } }
    harness.tap(at: CGPoint(x: 60, y: 80))
    #expect(log.words == ["down primary 1 10,10 of 60,80", "tap"])
  }

  @Test("What is around gets no press, tap or drag of a button that is followed")
  func around() {
    let harness = harness {
      Button {
        log.words.append("pressed")
      } label: {
        pad()
      }
      .onTapGesture { [log] in log.words.append("tap") }
      .gesture(DragGesture(minimumDistance: 0).onChanged { [log] _ in log.words.append("drag") })
    }
    harness.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.words.map { $0.prefix(4) } == ["down", "up p"])
  }

  @Test("A button, a tap and a drag inside come first; the second button does not concern them")
  func inside() {
    let harness = harness {
      Button("Press") { [log] in log.words.append("pressed") }
        .padding(30)
        .handlers { $0.pointer.tracking = log.tracking() }
    }
    harness.tap("Press")
    #expect(log.words == ["pressed"])
    harness.graph.pointerDown(event(100, 100, .secondary))
    #expect(log.words.last?.hasPrefix("down secondary") == true)
  }

  @Test("Taps of the same node are told when the button hardly moved")
  func sameNode() {
    let harness = harness {
      Color.blue.handlers {
        $0.pointer.tracking = log.tracking()
        $0.pointer.taps = [.init(count: 1) { [log] _ in log.words.append("tap") }]
      }
    }
    harness.tap(at: CGPoint(x: 60, y: 80))
    #expect(log.words.last == "tap")
    log.words = []
    harness.drag(from: CGPoint(x: 60, y: 80), to: CGPoint(x: 90, y: 80))
    #expect(log.words.first?.hasPrefix("down") == true && log.words.last?.hasPrefix("up") == true)
  }

  @Test("Another button takes it away")
  func anotherButton() {
    let graph = harness { pad() }.graph
    graph.pointerDown(event(60, 80, .primary))
    graph.pointerDown(event(10, 10, .secondary))
    graph.pointerUp(event(60, 80, .primary))
    #expect(log.words.last == "cancelled" && log.words.count == 2)
  }

  private struct Vanishing: View {
    let log: Log
    @State private var isThere = true
    var body: some View {
      VStack {
        if isThere { Color.blue.handlers { $0.pointer.tracking = log.tracking() } }
        Color.red.frame(height: 20).keyboardTarget { isThere = false }
      }
    }
  }

  @Test("A view that is gone is told that it follows no longer")
  func gone() {
    let harness = harness { Vanishing(log: log) }
    harness.pointerDown(at: CGPoint(x: 60, y: 80))
    harness.press(.return, modifiers: .command)
    #expect(log.words.last == "cancelled")
    harness.pointerUp(at: CGPoint(x: 60, y: 80))
    #expect(log.words.count == 2)
  }

  @Test("A finger scrolls what is followed, unless it says otherwise", arguments: [false, true])
  func scrolling(_ wins: Bool) {
    let harness = Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        Color.white.frame(width: 100, height: 5_000)
          .accessibilityIdentifier("content")
          .handlers { $0.pointer.tracking = log.tracking(winsOverScrolling: wins) }
      }
    }
    harness.swipe(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 80))
    #expect((harness.frame(of: "content")?.minY == 0) == wins)
    #expect(log.words.contains("cancelled") == !wins)
    #expect(log.words.last?.hasPrefix("up") == wins)
  }
}

extension View {
  /// A button that Control-Return presses wherever the focus is.
  fileprivate func keyboardTarget(_ action: @escaping () -> Void) -> some View {
    overlay { Button("", action: action).keyboardShortcut(.return, modifiers: .command) }
  }
}
