// Draggable circles, as every tutorial writes them.
import Lamina
import LaminaTesting
import Testing

/// The first one: a position that the drag writes.
private struct PositionCircle: View {
  @State private var location = CGPoint(x: 50, y: 50)

  var body: some View {
    Circle()
      .fill(.blue)
      .frame(width: 40, height: 40)
      .position(location)
      .gesture(DragGesture().onChanged { value in location = value.location })
      .overlay(alignment: .bottom) { Text("\(Int(location.x)), \(Int(location.y))") }
  }
}

/// The second one: an offset, and what was dragged before.
private struct OffsetCircle: View {
  @State private var offset = CGSize.zero
  @State private var lastOffset = CGSize.zero

  var body: some View {
    VStack {
      Circle()
        .fill(.red)
        .frame(width: 40, height: 40)
        .offset(offset)
        .gesture(
          DragGesture()
            .onChanged { gesture in
              offset = CGSize(
                width: lastOffset.width + gesture.translation.width,
                height: lastOffset.height + gesture.translation.height)
            }
            .onEnded { _ in lastOffset = offset })
      Text("x: \(Int(offset.width))")
    }
  }
}

/// The third one: state of the gesture added to what stays.
private struct GestureStateCircle: View {
  @GestureState private var drag = CGSize.zero
  @State private var position = CGSize.zero

  var body: some View {
    Circle()
      .fill(drag == .zero ? Color.green : .orange)
      .frame(width: 40, height: 40)
      .offset(x: position.width + drag.width, y: position.height + drag.height)
      .gesture(
        DragGesture()
          .updating($drag) { value, state, _ in state = value.translation }
          .onEnded { value in
            position.width += value.translation.width
            position.height += value.translation.height
          }
      )
      .overlay(alignment: .top) { Text("at \(Int(position.width))") }
  }
}

/// The fourth one: it springs back.
private struct SpringBack: View {
  @State private var dragAmount = CGSize.zero
  @State private var grabs = 0

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 10)
        .fill(LinearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom))
        .frame(width: 60, height: 60)
        .offset(dragAmount)
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged {
              if $0.translation == .zero { grabs += 1 }
              dragAmount = $0.translation
            }
            .onEnded { _ in withAnimation(.linear(duration: 1)) { dragAmount = .zero } })
      VStack {
        Text("grabbed \(grabs)")
        Spacer()
      }
    }
  }
}

/// Several that know their place in a model.
private struct Bubble: Identifiable {
  let id: Int
  var center: CGPoint
}

private struct Bubbles: View {
  @State private var bubbles = [
    Bubble(id: 1, center: CGPoint(x: 40, y: 60)), Bubble(id: 2, center: CGPoint(x: 120, y: 60)),
  ]

  var body: some View {
    ZStack {
      ForEach($bubbles) { $bubble in
        Circle()
          .frame(width: 50, height: 50)
          .position(bubble.center)
          .gesture(DragGesture().onChanged { bubble.center = $0.location })
      }
      Text(bubbles.map { "\($0.id)@\(Int($0.center.x))" }.joined(separator: " "))
        .position(x: 100, y: 180)
    }
  }
}

@MainActor @Suite("Idioms: draggable circles")
struct DraggableCircleIdioms {
  private let size = CGSize(width: 200, height: 200)

  @Test("A circle at a position is dragged again and again, and only where it is")
  func position() {
    let harness = Harness(size: size) { PositionCircle() }
    harness.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 120, y: 90))
    #expect(harness.exists("120, 90"))
    harness.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 20, y: 20))
    #expect(harness.exists("120, 90"))
    harness.drag(from: CGPoint(x: 125, y: 95), to: CGPoint(x: 60, y: 60))
    #expect(harness.exists("60, 60"))
  }

  @Test("A circle moved by an offset can be grabbed a second time, where it is shown")
  func offset() {
    let harness = Harness(size: size) { OffsetCircle() }
    let start = CGPoint(x: 100, y: 88)
    harness.drag(from: start, to: CGPoint(x: 160, y: 88))
    #expect(harness.exists("x: 60"))
    harness.drag(from: start, to: CGPoint(x: 40, y: 88))
    #expect(harness.exists("x: 60"))
    harness.drag(from: CGPoint(x: 160, y: 88), to: CGPoint(x: 130, y: 88))
    #expect(harness.exists("x: 30"))
  }

  @Test("The state of a gesture is added to what stays, twice")
  func gestureState() {
    let harness = Harness(size: size) { GestureStateCircle() }
    harness.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100))
    harness.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 170, y: 100))
    #expect(harness.exists("at 70"))
  }

  @Test("What springs back is caught in the air, not where it began")
  func springBack() {
    let harness = Harness(size: size) { SpringBack() }
    harness.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 180, y: 100))
    #expect(harness.exists("grabbed 1"))
    harness.advance(by: 0.5)
    harness.tap(at: CGPoint(x: 178, y: 100))
    #expect(harness.exists("grabbed 1"))
    harness.tap(at: CGPoint(x: 140, y: 100))
    #expect(harness.exists("grabbed 2"))
  }

  @Test("Of several bubbles the one under the pointer moves")
  func bubbles() {
    let harness = Harness(size: size) { Bubbles() }
    harness.drag(from: CGPoint(x: 40, y: 60), to: CGPoint(x: 60, y: 60))
    harness.drag(from: CGPoint(x: 135, y: 60), to: CGPoint(x: 150, y: 80))
    #expect(harness.exists("1@60 2@150"))
  }
}
