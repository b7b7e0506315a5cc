// Long presses, pinches and presses that lead to something.
import Lamina
import LaminaTesting
import Testing

/// A long press shows a row of actions.
private struct ReactionMenu: View {
  @State private var isOpen = false
  @State private var reaction = "none"

  var body: some View {
    VStack {
      Text("Hello there")
        .padding()
        .background(Color.green.opacity(0.3), in: Capsule())
        .onLongPressGesture { withAnimation { isOpen = true } }
        .overlay(alignment: .top) {
          if isOpen {
            HStack {
              ForEach(["yes", "no"], id: \.self) { word in
                Button(word) {
                  reaction = word
                  isOpen = false
                }
              }
            }
            .offset(y: -40)
          }
        }
      Text("reaction \(reaction)")
    }
  }
}

/// It grows while it is pressed, and acts when held long enough.
private struct HoldToDelete: View {
  @GestureState private var isPressing = false
  @State private var isDeleted = false

  var body: some View {
    VStack {
      Circle()
        .fill(isPressing ? Color.red : .gray)
        .frame(width: 80, height: 80)
        .scaleEffect(isPressing ? 1.2 : 1)
        .gesture(
          LongPressGesture(minimumDuration: 1)
            .updating($isPressing) { value, state, _ in state = value }
            .onEnded { _ in isDeleted = true })
      Text(isDeleted ? "deleted" : isPressing ? "pressing" : "waiting")
    }
  }
}

/// Held first, then dragged.
private struct PickUp: View {
  @State private var offset = CGSize.zero
  @State private var isLifted = false

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 10)
        .fill(isLifted ? Color.orange : .blue)
        .frame(width: 60, height: 60)
        .offset(offset)
        .gesture(
          LongPressGesture(minimumDuration: 0.3)
            .onEnded { _ in isLifted = true }
            .sequenced(before: DragGesture())
            .onChanged { value in
              if case .second(true, let drag?) = value { offset = drag.translation }
            }
            .onEnded { _ in isLifted = false })
      Text("\(isLifted ? "lifted" : "down") \(Int(offset.width))")
    }
  }
}

/// Pinched and turned.
private struct Photo: View {
  @State private var scale: CGFloat = 1
  @State private var lastScale: CGFloat = 1

  var body: some View {
    VStack {
      Rectangle().fill(.teal).frame(width: 80, height: 80)
        .scaleEffect(scale)
        .gesture(
          MagnifyGesture()
            .onChanged { scale = lastScale * $0.magnification }
            .onEnded { _ in lastScale = scale })
      Text("scale \(Int(scale * 10))")
    }
  }
}

/// A tap and a long press on one view.
private struct TapOrHold: View {
  @State private var word = "nothing"

  var body: some View {
    VStack {
      Text("Press me").padding().background(.yellow)
        .onTapGesture { word = "tapped" }
        .onLongPressGesture(minimumDuration: 0.4) { word = "held" }
      Text(word)
    }
  }
}

@MainActor @Suite("Idioms: presses that open, lift and turn")
struct PressMenuIdioms {
  private let size = CGSize(width: 240, height: 240)

  /// Holds the primary button at a point.
  private func hold(_ harness: Harness, _ point: CGPoint, _ seconds: TimeInterval) {
    harness.pointerDown(at: point)
    harness.advance(by: seconds)
    harness.pointerUp(at: point)
    harness.advance(by: 1)
  }

  @Test("A long press shows actions above the message, where they are pressed")
  func reactions() {
    let harness = Harness(size: size) { ReactionMenu() }
    harness.tap("Hello there")
    #expect(!harness.exists("yes"))
    let text = harness.frame(of: "Hello there") ?? .zero
    hold(harness, CGPoint(x: text.midX, y: text.midY), 0.7)
    #expect(harness.exists("yes"))
    harness.tap("yes")
    #expect(harness.exists("reaction yes"))
  }

  @Test("What is held too briefly is not deleted")
  func holdToDelete() {
    let harness = Harness(size: size) { HoldToDelete() }
    let place = CGPoint(x: 120, y: 108)
    harness.pointerDown(at: place)
    harness.advance(by: 0.3)
    #expect(harness.exists("pressing"))
    harness.pointerUp(at: place)
    #expect(harness.exists("waiting"))
    hold(harness, place, 1.2)
    #expect(harness.exists("deleted"))
  }

  @Test("Held first, it is dragged; and again from where it lies now")
  func pickUp() {
    let harness = Harness(size: size) { PickUp() }
    func carry(from start: CGPoint, to end: CGPoint) {
      harness.pointerDown(at: start)
      harness.advance(by: 0.5)
      for part in 1...4 {
        let x = start.x + (end.x - start.x) * CGFloat(part) / 4
        harness.graph.pointerMoved(
          PointerEvent(
            position: CGPoint(x: x, y: start.y), button: .primary, time: harness.clock.now))
        harness.settle()
      }
      harness.pointerUp(at: end)
    }
    carry(from: CGPoint(x: 120, y: 108), to: CGPoint(x: 200, y: 108))
    #expect(harness.exists("down 80"))
    carry(from: CGPoint(x: 120, y: 108), to: CGPoint(x: 60, y: 108))
    #expect(harness.exists("down 80"))
    carry(from: CGPoint(x: 200, y: 108), to: CGPoint(x: 160, y: 108))
    #expect(harness.exists("down -40"))
  }

  @Test("A photo is pinched where it has grown")
  func photo() {
    let harness = Harness(size: size) { Photo() }
    func pinch(_ factor: CGFloat, at point: CGPoint) {
      harness.graph.gesture(
        GestureEvent(position: point, magnification: factor, time: harness.clock.now))
      harness.settle()
      harness.advance(by: 1)
    }
    pinch(2, at: CGPoint(x: 60, y: 108))
    #expect(harness.exists("scale 10"))
    pinch(2, at: CGPoint(x: 120, y: 108))
    #expect(harness.exists("scale 20"))
    pinch(1.5, at: CGPoint(x: 60, y: 108))
    #expect(harness.exists("scale 30"))
  }

  @Test("A tap and a long press on one view are told apart")
  func tapOrHold() {
    let harness = Harness(size: size) { TapOrHold() }
    harness.tap("Press me")
    #expect(harness.exists("tapped"))
    let text = harness.frame(of: "Press me") ?? .zero
    hold(harness, CGPoint(x: text.midX, y: text.midY), 0.6)
    #expect(harness.exists("held"))
  }
}
