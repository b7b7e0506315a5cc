// Sliders, knobs, dividers and carousels made of drag gestures.
import Lamina
import LaminaTesting
import Testing

private struct VolumeSlider: View {
  @Binding var value: Double

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.gray.opacity(0.3))
        Capsule().fill(.blue).frame(width: proxy.size.width * value)
        Circle().fill(.white).shadow(radius: 2)
          .frame(width: 24, height: 24)
          .offset(x: (proxy.size.width - 24) * value)
      }
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in value = min(max(0, drag.location.x / proxy.size.width), 1) })
    }
    .frame(height: 24)
  }
}

private struct Volume: View {
  @State private var value = 0.25

  var body: some View {
    VStack {
      VolumeSlider(value: $value).frame(width: 200)
      Text("volume \(Int((value * 100).rounded()))")
    }
  }
}

/// A knob that is turned by pulling.
private struct Knob: View {
  @State private var angle = 0.0
  @State private var before = 0.0

  var body: some View {
    VStack {
      ZStack {
        Circle().fill(.gray)
        Rectangle().fill(.white).frame(width: 4, height: 30).offset(y: -25)
      }
      .frame(width: 100, height: 100)
      .rotationEffect(.degrees(angle))
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { angle = before + $0.translation.width }
          .onEnded { _ in before = angle })
      Text("angle \(Int(angle.rounded()))")
    }
  }
}

/// Two panes and a line between them that is pulled.
private struct SplitPanes: View {
  @State private var width: CGFloat = 100
  @State private var start: CGFloat?

  var body: some View {
    HStack(spacing: 0) {
      Text("left \(Int(width))").frame(width: width).frame(maxHeight: .infinity).background(.green)
      Rectangle().fill(.gray).frame(width: 1)
        .overlay(
          Color.clear.frame(width: 11).contentShape(Rectangle())
            .gesture(
              DragGesture(minimumDistance: 0, coordinateSpace: .global)
                .onChanged { drag in
                  let from = start ?? width
                  start = from
                  width = max(40, from + drag.translation.width)
                }
                .onEnded { _ in start = nil }))
      Color.yellow
    }
  }
}

/// Pages side by side, moved by an offset.
private struct Carousel: View {
  @State private var page = 0
  @GestureState private var drag: CGFloat = 0
  @State private var tapped = "none"

  var body: some View {
    VStack {
      HStack(spacing: 0) {
        ForEach(0..<4, id: \.self) { index in
          RoundedRectangle(cornerRadius: 12)
            .fill(index.isMultiple(of: 2) ? Color.blue : .orange)
            .frame(width: 200, height: 100)
            .onTapGesture { tapped = "\(index)" }
        }
      }
      .offset(x: -CGFloat(page) * 200 + drag)
      .gesture(
        DragGesture()
          .updating($drag) { value, state, _ in state = value.translation.width }
          .onEnded { value in
            let step =
              value.predictedEndTranslation.width < -80
              ? 1 : value.predictedEndTranslation.width > 80 ? -1 : 0
            withAnimation(.easeOut(duration: 0.3)) { page = min(max(page + step, 0), 3) }
          }
      )
      .frame(width: 200, alignment: .leading)
      .clipped()
      Text("page \(page), tapped \(tapped)")
    }
  }
}

/// A sheet that is pulled up from below.
private struct BottomSheet: View {
  @State private var isOpen = false
  @GestureState private var pull: CGFloat = 0
  @State private var taps = 0

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.white.onTapGesture { taps += 1 }
      VStack {
        Capsule().frame(width: 40, height: 5).padding(6)
        Text("sheet \(isOpen ? "open" : "closed"), taps \(taps)")
        Spacer()
      }
      .frame(maxWidth: .infinity).frame(height: 160)
      .background(Color.gray, in: RoundedRectangle(cornerRadius: 10))
      .offset(y: (isOpen ? 0 : 110) + pull)
      .gesture(
        DragGesture()
          .updating($pull) { value, state, _ in state = value.translation.height }
          .onEnded { isOpen = $0.translation.height < 0 })
    }
  }
}

@MainActor @Suite("Idioms: sliders, knobs and pages made of drags")
struct DragSliderIdioms {
  @Test("A slider is set by a click on its track and dragged by its knob")
  func slider() {
    let harness = Harness(size: CGSize(width: 240, height: 100)) { Volume() }
    let text = harness.frame(of: "volume 25") ?? .zero
    let y = text.minY - 8 - 12
    harness.tap(at: CGPoint(x: 20 + 100, y: y))
    #expect(harness.exists("volume 50"))
    harness.drag(from: CGPoint(x: 120, y: y), to: CGPoint(x: 180, y: y))
    #expect(harness.exists("volume 80"))
    harness.drag(from: CGPoint(x: 180, y: y), to: CGPoint(x: 300, y: y))
    #expect(harness.exists("volume 100"))
  }

  @Test("A knob is turned again where it was left")
  func knob() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Knob() }
    harness.drag(from: CGPoint(x: 100, y: 88), to: CGPoint(x: 140, y: 88))
    harness.drag(from: CGPoint(x: 100, y: 88), to: CGPoint(x: 120, y: 88))
    #expect(harness.exists("angle 60"))
    harness.drag(from: CGPoint(x: 52, y: 40), to: CGPoint(x: 80, y: 40))
    #expect(harness.exists("angle 60"))
  }

  @Test("A thin line between panes is grabbed in the wider strip around it, again and again")
  func split() {
    let harness = Harness(size: CGSize(width: 300, height: 100)) { SplitPanes() }
    harness.drag(from: CGPoint(x: 97, y: 50), to: CGPoint(x: 147, y: 50))
    #expect(harness.exists("left 150"))
    harness.drag(from: CGPoint(x: 147, y: 50), to: CGPoint(x: 97, y: 50))
    #expect(harness.exists("left 100"))
  }

  @Test("A carousel goes on by a swipe, and the page in sight is the one that is tapped")
  func carousel() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Carousel() }
    harness.tap(at: CGPoint(x: 150, y: 80))
    #expect(harness.exists("page 0, tapped 0"))
    harness.drag(from: CGPoint(x: 220, y: 80), to: CGPoint(x: 80, y: 80))
    harness.advance(by: 1)
    harness.tap(at: CGPoint(x: 150, y: 80))
    #expect(harness.exists("page 1, tapped 1"))
    harness.drag(from: CGPoint(x: 220, y: 80), to: CGPoint(x: 80, y: 80))
    harness.advance(by: 1)
    harness.tap(at: CGPoint(x: 150, y: 80))
    #expect(harness.exists("page 2, tapped 2"))
  }

  @Test("A sheet is pulled up by what is seen of it, and covers what lies behind")
  func sheet() {
    let harness = Harness(size: CGSize(width: 200, height: 300)) { BottomSheet() }
    harness.tap(at: CGPoint(x: 100, y: 200))
    #expect(harness.exists("sheet closed, taps 1"))
    harness.drag(from: CGPoint(x: 100, y: 280), to: CGPoint(x: 100, y: 200))
    #expect(harness.exists("sheet open, taps 1"))
    harness.tap(at: CGPoint(x: 100, y: 200))
    #expect(harness.exists("sheet open, taps 1"))
    harness.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 220))
    #expect(harness.exists("sheet closed, taps 1"))
  }
}
