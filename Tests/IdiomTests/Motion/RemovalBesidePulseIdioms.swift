import Lamina
import LaminaTesting
import Testing

/// A hint that goes when recording begins, and with it a light that pulses without end.
private struct Recorder: View {
  @State private var isRecording = false
  @State private var isOver = false

  var body: some View {
    VStack(spacing: 0) {
      if !isRecording {
        Color.pureRed.frame(width: 40, height: 20).transition(.move(edge: .top))
      }
      Circle().fill(.black).frame(width: 20, height: 20).scaleEffect(isRecording ? 1.3 : 1)
        .animation(
          isRecording ? .linear(duration: 0.6).repeatForever() : .default, value: isRecording)
      Button("go") {
        withAnimation(.linear(duration: 1)) {
          isRecording.toggle()
        } completion: {
          isOver = true
        }
      }
      if isOver { Text("over") }
    }
    .frame(width: 100, height: 200, alignment: .top)
  }
}

/// The same without the light, faded.
private struct Fading: View {
  let transition: AnyTransition
  @State private var isHere = true
  @State private var isOver = false

  var body: some View {
    VStack {
      if isHere { Text("here").transition(transition) }
      Button("go") {
        withAnimation(.linear(duration: 1)) {
          isHere = false
        } completion: {
          isOver = true
        }
      }
      Text(isOver ? "over" : "under way")
    }
  }
}

/// A detail that comes, and goes at once with what it is in: there is no room for it once the panel is.
private struct Crowded: View {
  @State private var isOpen = false
  @State private var isOver = false

  var body: some View {
    VStack {
      HStack {
        GeometryReader { geometry in
          if geometry.size.width > 100 {
            VStack { if isOpen { Text("detail") } }.transition(.identity)
          } else {
            Text("narrow").transition(.identity)
          }
        }
        if isOpen { Color.pureRed.frame(width: 150) }
      }
      Button("go") {
        withAnimation(.linear(duration: 1)) {
          isOpen = true
        } completion: {
          isOver = true
        }
      }
      Text(isOver ? "over" : "under way")
    }
  }
}

@Suite("Removal beside a pulse")
struct RemovalBesidePulseIdioms {
  /// How many pixels are red.
  private func red(_ harness: Harness) -> Int {
    let picture = harness.picture()
    return (0..<picture.size.height).reduce(0) { count, y in
      count + (0..<picture.size.width).filter { picture.pixel(x: $0, y: y) == 0xFFFF_0000 }.count
    }
  }

  @Test("A view that goes is gone when its own animation is over, whatever else moves for ever")
  func goes() {
    let harness = Harness(size: CGSize(width: 100, height: 200)) { Recorder() }
    #expect(red(harness) == 800)
    harness.tap("go")
    harness.advance(by: 0.5)
    #expect(red(harness) > 0)
    harness.advance(by: 0.6)
    harness.advance(by: 0.1)
    #expect(red(harness) == 0)
    #expect(harness.graph.elementCount < 60)
  }

  @Test("Who waits for the change waits for the view that goes", arguments: [0, 1, 2])
  func completes(kind: Int) {
    let transitions: [AnyTransition] = [.opacity, .scale, .opacity.animation(.linear(duration: 2))]
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Fading(transition: transitions[kind])
    }
    harness.tap("go")
    harness.advance(by: kind == 2 ? 1.8 : 0.9)
    #expect(harness.exists("under way"))
    harness.advance(by: 0.2)
    harness.advance(by: 0.1)
    #expect(harness.exists("over"))
  }

  @Test("What comes and is gone in the same change keeps nobody waiting")
  func comesAndGoes() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Crowded() }
    harness.tap("go")
    #expect(harness.exists("narrow") && !harness.exists("detail"))
    harness.advance(by: 1.1)
    harness.advance(by: 0.1)
    #expect(harness.exists("over"))
  }
}
