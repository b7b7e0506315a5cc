import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

/// Where elements are that are turned, scaled or moved as a whole.
@Suite struct TransformedFrameTests {
  private func frame<Content: View>(_ name: String = "it", @ViewBuilder _ view: () -> Content)
    -> CGRect
  {
    let view = view()
    let frame = Harness { view }.frame(of: name) ?? .null
    func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
    return CGRect(
      x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
      height: rounded(frame.height))
  }

  private var bar: some View {
    Color.red.frame(width: 100, height: 20).accessibilityIdentifier("it")
  }

  @Test("an element that is turned lies in the rectangle around it")
  func turned() {
    #expect(frame { bar } == CGRect(x: 50, y: 90, width: 100, height: 20))
    #expect(
      frame { bar.rotationEffect(.degrees(90)) } == CGRect(x: 90, y: 50, width: 20, height: 100))
    let square = Color.red.frame(width: 100, height: 100).accessibilityIdentifier("it")
    let box = frame { square.rotationEffect(.degrees(45)) }
    #expect(abs(box.width - 141.42) < 0.02 && abs(box.midX - 100) < 0.02)
  }

  @Test("what names it may be said outside of the effect, too")
  func namedOutside() {
    let view = Color.red.frame(width: 100, height: 20)
    #expect(
      frame { view.rotationEffect(.degrees(90)).accessibilityIdentifier("it") }
        == CGRect(x: 90, y: 50, width: 20, height: 100))
  }

  @Test("effects within effects add up, about their anchors")
  func nested() {
    #expect(
      frame { bar.scaleEffect(0.5, anchor: .topLeading) }
        == CGRect(x: 50, y: 90, width: 50, height: 10))
    #expect(
      frame { bar.scaleEffect(0.5, anchor: .topLeading).rotationEffect(.degrees(90)) }
        == CGRect(x: 100, y: 50, width: 10, height: 50))
    #expect(
      frame { VStack { bar }.padding(10).scaleEffect(2) }
        == CGRect(x: 0, y: 80, width: 200, height: 40))
    #expect(
      frame { bar.offset(x: 7, y: -3).scaleEffect(0.5) }
        == CGRect(x: 78.5, y: 93.5, width: 50, height: 10))
    #expect(
      frame { bar.transformEffect(CGAffineTransform(translationX: 5, y: 6)) }
        == CGRect(x: 55, y: 96, width: 100, height: 20))
  }

  @Test("a tap goes where a button is shown, and what a scaled clip leaves is told")
  func taps() {
    var count = 0
    let harness = Harness {
      Button("Tiny") { count += 1 }.frame(width: 180, height: 180)
        .scaleEffect(0.2, anchor: .bottomTrailing)
    }
    harness.tap("Tiny")
    #expect(count == 1)
    let clipped = Harness {
      bar.frame(width: 40, height: 20).clipped().scaleEffect(0.5)
    }
    let visible = clipped.element("it")?.visibleFrame
    #expect(visible == CGRect(x: 90, y: 95, width: 20, height: 10))
  }

  @Test("what no one can see from where they are, or is no number, lies nowhere")
  func robust() {
    for view in [bar.scaleEffect(0), bar.scaleEffect(.infinity), bar.scaleEffect(.nan)] {
      let frame = Harness { view }.frame(of: "it") ?? .zero
      #expect(frame.width.isFinite && frame.minX.isFinite)
    }
    let edge = Harness { bar.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)) }
    #expect((edge.frame(of: "it") ?? .zero).width < 0.01)
  }
}
