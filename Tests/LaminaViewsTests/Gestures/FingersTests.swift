import LaminaGeometry
import LaminaHost
import LaminaInput
import LaminaTesting
import LaminaViews
import Testing

/// Several fingers, on one view and on views beside each other.
@Suite struct FingersTests {
  private final class Log { var entries: [String] = [] }

  private func finger(
    _ number: Int, _ x: CGFloat, _ y: CGFloat, _ harness: Harness,
    _ make: (PointerEvent) -> HostEvent
  ) {
    harness.advance(by: 0.02)
    harness.send(
      make(
        PointerEvent(
          position: CGPoint(x: x, y: y), button: .primary, clickCount: 1,
          device: .touch(number), time: harness.clock.now)))
  }

  private func down(_ number: Int, _ x: CGFloat, _ y: CGFloat, _ harness: Harness) {
    finger(number, x, y, harness) { .pointerDown($0) }
  }

  private func move(_ number: Int, _ x: CGFloat, _ y: CGFloat, _ harness: Harness) {
    finger(number, x, y, harness) { .pointerMoved($0) }
  }

  private func up(_ number: Int, _ x: CGFloat, _ y: CGFloat, _ harness: Harness) {
    finger(number, x, y, harness) { .pointerUp($0) }
  }

  private func pad(_ name: String, _ log: Log) -> some View {
    Color.red.frame(width: 100, height: 200)
      .gesture(
        DragGesture()
          .onChanged { log.entries.append("\(name)\(Int($0.translation.height))") }
          .onEnded { log.entries.append("\(name) ended \(Int($0.translation.height))") })
  }

  @Test("two views are dragged by two fingers at once")
  func twoDrags() {
    let log = Log()
    let harness = Harness {
      HStack(spacing: 0) {
        pad("a", log)
        pad("b", log)
      }
    }
    down(1, 50, 50, harness)
    down(2, 150, 50, harness)
    move(1, 50, 70, harness)
    move(2, 150, 90, harness)
    move(1, 50, 80, harness)
    up(1, 50, 80, harness)
    move(2, 150, 100, harness)
    up(2, 150, 100, harness)
    #expect(log.entries == ["a20", "b40", "a30", "a ended 30", "b50", "b ended 50"])
  }

  @Test("a finger that comes again while another stays begins anew")
  func again() {
    let log = Log()
    let harness = Harness {
      HStack(spacing: 0) {
        pad("a", log)
        Button("Tap") { log.entries.append("tap") }.frame(width: 100, height: 200)
      }
    }
    down(1, 50, 50, harness)
    move(1, 50, 70, harness)
    for _ in 0..<2 {
      down(2, 150, 100, harness)
      up(2, 150, 100, harness)
    }
    move(1, 50, 80, harness)
    up(1, 50, 80, harness)
    #expect(log.entries == ["a20", "tap", "tap", "a30", "a ended 30"])
  }

  @Test("two fingers on one view pinch and turn it, also where each touches something in it")
  func pinch() {
    let log = Log()
    let harness = Harness {
      HStack(spacing: 0) {
        Button("Left") { log.entries.append("left") }.frame(width: 100, height: 200)
        Button("Right") { log.entries.append("right") }.frame(width: 100, height: 200)
      }
      .contentShape(Rectangle())
      .gesture(
        MagnifyGesture().onEnded {
          log.entries.append("magnified \((($0.magnification * 10).rounded() / 10))")
        }.simultaneously(
          with: RotateGesture().onEnded {
            log.entries.append("turned \(Int($0.rotation.degrees.rounded()))")
          }))
    }
    down(1, 80, 100, harness)
    down(2, 120, 100, harness)
    move(1, 60, 100, harness)
    move(2, 140, 100, harness)
    move(1, 100, 60, harness)
    move(2, 100, 140, harness)
    up(1, 100, 60, harness)
    up(2, 100, 140, harness)
    #expect(Set(log.entries) == ["magnified 2.0", "turned 90"])
  }

  @Test("of what is around both fingers, what one of them has begun goes on alone")
  func around() {
    let log = Log()
    let harness = Harness {
      HStack(spacing: 0) {
        pad("a", log)
        pad("b", log)
      }
      .gesture(MagnifyGesture().onChanged { _ in log.entries.append("magnify") })
    }
    down(1, 80, 50, harness)
    move(1, 80, 80, harness)
    down(2, 120, 50, harness)
    move(2, 120, 80, harness)
    up(1, 80, 80, harness)
    up(2, 120, 80, harness)
    #expect(log.entries == ["a30", "b30", "a ended 30", "b ended 30"])
  }

  @Test("two lists scroll under two fingers, and a tap beside one that scrolls is a tap")
  func scrolling() {
    var count = 0
    let harness = Harness {
      HStack(spacing: 0) {
        ForEach(["left", "right"], id: \.self) { name in
          ScrollView { Color.red.frame(width: 70, height: 1_000).accessibilityIdentifier(name) }
        }
        Button("Tap") { count += 1 }
      }
    }
    down(1, 35, 150, harness)
    down(2, 100, 150, harness)
    for step in 1...5 {
      move(1, 35, 150 - CGFloat(step) * 10, harness)
      move(2, 100, 150 - CGFloat(step) * 20, harness)
    }
    let frame = harness.frame(of: "Tap") ?? .zero
    down(3, frame.midX, frame.midY, harness)
    up(3, frame.midX, frame.midY, harness)
    #expect(count == 1)
    let (left, right) = (harness.frame(of: "left")?.minY, harness.frame(of: "right")?.minY)
    #expect(left ?? 0 < -20 && right ?? 0 < (left ?? 0) - 20)
  }
}
