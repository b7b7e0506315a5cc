import LaminaRaster
import LaminaTesting
import LaminaText
import Testing

/// What lies on half pixels is rounded in one way, however deep it lies.
@MainActor @Suite("Half pixels")
struct HalfPixelTests {
  private func picture<V: View>(_ content: V) -> Bitmap {
    Harness(size: CGSize(width: 61, height: 31)) {
      content.frame(width: 40, height: 20).offset(x: 0.5, y: 0.5)
    }
    .picture()
  }

  @Test("A text masked by itself is itself")
  func mask() {
    let text = Text("Word").bold()
    let plain = picture(text.foregroundStyle(.black))
    let masked = picture(Color.black.mask { text })
    var (ink, lost) = (0, 0)
    for y in 0..<31 {
      for x in 0..<61 {
        let dark = 255 - Int(plain.pixel(x: x, y: y) & 0xFF)
        ink += dark
        lost += abs(dark - (255 - Int(masked.pixel(x: x, y: y) & 0xFF)))
      }
    }
    #expect(ink > 0 && lost * 20 < ink)
  }

  @Test("Clips, opacities and shadows around a view leave it on its pixels")
  func wrappers() {
    let inner = Color.black.frame(width: 9, height: 9).offset(x: -0.5, y: 0.5)
    let plain = picture(inner)
    expectSamePixels(picture(inner.frame(width: 40, height: 20).clipped()), plain)
    expectSamePixels(picture(inner.opacity(0.999_999)), picture(inner.opacity(1)))
    expectSamePixels(picture(inner.frame(width: 40, height: 20).cornerRadius(0)), plain)
    expectSamePixels(picture(ZStack { inner }.drawingGroup()), plain)
  }

  @Test("What came in by a transition stands where a fresh view does")
  func transition() {
    let live = Harness(size: CGSize(width: 61, height: 31)) { Inserting(isThere: false) }
    live.tap("show")
    live.advance(by: 2)
    let fresh = Harness(size: CGSize(width: 61, height: 31)) { Inserting(isThere: true) }
    expectSamePixels(live.picture(), fresh.picture())
  }

  private struct Inserting: View {
    @State var isThere: Bool

    var body: some View {
      ZStack {
        Color.white
        VStack(spacing: 0) {
          if isThere { Color.black.frame(width: 9, height: 9) }
        }
        .frame(width: 20, height: 20).clipped().offset(x: -0.5)
      }
      .overlay(alignment: .bottomTrailing) {
        Color.white.frame(width: 5, height: 5)
          .onTapGesture { withAnimation { isThere = true } }
          .accessibilityIdentifier("show")
      }
    }
  }
}
