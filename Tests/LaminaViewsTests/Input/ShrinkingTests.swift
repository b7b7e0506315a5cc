import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// The style of every tutorial: smaller while it is held.
private struct Shrinking: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(configuration.isPressed ? 0.8 : 1)
  }
}

@MainActor @Suite("What draws back from the pointer that holds it")
struct ShrinkingTests {
  private final class Count { var value = 0 }

  @Test("A button that shrinks while it is held is pressed at its edge too")
  func button() {
    let count = Count()
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Button {
        count.value += 1
      } label: {
        Color.red.frame(width: 60, height: 60)
      }
      .buttonStyle(Shrinking())
    }
    harness.pointerDown(at: CGPoint(x: 22, y: 50))
    harness.advance(by: 0.1)
    let width = (0..<100).filter { harness.picture().pixel(x: $0, y: 50) == red(harness) }.count
    #expect(width == 48)
    harness.pointerUp(at: CGPoint(x: 23, y: 50))
    #expect(count.value == 1)
  }

  private func red(_ harness: Harness) -> UInt32 { harness.picture().pixel(x: 50, y: 50) }

  @Test("Let go elsewhere in its frame it is not pressed")
  func elsewhere() {
    let count = Count()
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Button {
        count.value += 1
      } label: {
        Circle().fill(.red).frame(width: 60, height: 60)
      }
      .buttonStyle(.plain)
    }
    harness.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 22, y: 22))
    #expect(count.value == 0)
  }

  @Test("A thin line is tapped by a hand that trembles")
  func line() {
    let count = Count()
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: 100, y: 50))
      }
      .stroke(.red, lineWidth: 2).onTapGesture { count.value += 1 }
    }
    harness.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 51, y: 53), steps: 2)
    #expect(count.value == 1)
    harness.drag(from: CGPoint(x: 50, y: 53), to: CGPoint(x: 50, y: 50), steps: 2)
    #expect(count.value == 1)
  }

  @Test("What scrolled away from a button that is held does not act")
  func scrolled() {
    let count = Count()
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          Button {
            count.value += 1
          } label: {
            Color.red.frame(width: 60, height: 60)
          }
          .buttonStyle(Shrinking())
          Color.blue.frame(width: 60, height: 600)
        }
        .frame(maxWidth: .infinity)
      }
    }
    harness.pointerDown(at: CGPoint(x: 50, y: 30))
    harness.scroll(down: 100)
    harness.pointerUp(at: CGPoint(x: 50, y: 30))
    #expect(count.value == 0)
  }
}
