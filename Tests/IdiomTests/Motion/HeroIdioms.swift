import Lamina
import LaminaTesting
import Testing

private struct Gallery: View {
  @Namespace private var namespace
  @State private var isDetail = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      if isDetail {
        Color.pureRed
          .matchedGeometryEffect(id: "hero", in: namespace)
          .frame(width: 200, height: 100)
          .onTapGesture { close() }
      } else {
        Color.pureRed
          .matchedGeometryEffect(id: "hero", in: namespace)
          .frame(width: 40, height: 40)
          .onTapGesture { open() }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isDetail ? .center : .topLeading)
  }

  private func open() { withAnimation(.linear(duration: 1)) { isDetail = true } }
  private func close() { withAnimation(.linear(duration: 1)) { isDetail = false } }
}

@MainActor @Suite("Idioms: hero transitions")
struct HeroIdioms {
  @Test("A thumbnail becomes the detail and goes back")
  func hero() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Gallery() }
    harness.tap(at: CGPoint(x: 20, y: 20))
    harness.advance(by: 0.5)
    #expect(near(harness.box(.any)?.width, 120, 6))
    harness.advance(by: 0.6)
    #expect(harness.box(.red) == CGRect(x: 0, y: 50, width: 200, height: 100))
    harness.tap(at: CGPoint(x: 100, y: 100))
    harness.advance(by: 1.2)
    #expect(harness.box(.red) == CGRect(x: 0, y: 0, width: 40, height: 40))
  }
}
