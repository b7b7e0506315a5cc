import Lamina
import LaminaTesting
import Testing

private struct DrawerScreen: View {
  @State private var isRight = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.pureRed.frame(width: 20, height: 20)
        .alignmentGuide(.leading) { d in isRight ? d[.leading] - 60 : d[.leading] }
      Color.pureBlue.frame(width: 100, height: 20)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
    }
    .frame(width: 100, height: 100, alignment: .topLeading)
  }
}

@Observable private final class Outline {
  var depths = (0..<40).map { $0 % 4 }
  var step: CGFloat = 10
}

private struct OutlineScreen: View {
  @State var outline: Outline

  var body: some View {
    List(outline.depths.indices, id: \.self) { index in
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(width: 100, height: 1)
        Text("Entry \(index)")
          .accessibilityIdentifier("entry \(index)")
          .alignmentGuide(.leading) { d in
            d[.leading] - CGFloat(outline.depths[index]) * outline.step
          }
      }
    }
  }
}

@MainActor @Suite("Idioms: guides that read state")
struct GuideIdioms {
  @Test("A square slides to the right when its guide's state changes")
  func drawer() {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { DrawerScreen() }
    #expect(near(harness.box(.red)?.minX, 0))
    harness.tap(at: CGPoint(x: 50, y: 30))
    harness.advance(by: 0.5)
    #expect(near(harness.box(.red)?.minX, 30))
    harness.advance(by: 0.6)
    #expect(near(harness.box(.red)?.minX, 60))
  }

  @Test("An outline's rows are indented by their model, those far down too")
  func outline() throws {
    let outline = Outline()
    let harness = Harness(size: CGSize(width: 240, height: 300)) {
      OutlineScreen(outline: outline)
    }
    func indent(_ index: Int, from other: Int) throws -> CGFloat {
      let frame = try #require(harness.frame(of: "entry \(index)"))
      let base = try #require(harness.frame(of: "entry \(other)"))
      return frame.minX - base.minX
    }
    #expect(try indent(2, from: 0) == 20)
    outline.step = 15
    #expect(try indent(2, from: 0) == 30)
    harness.scroll(down: 600)
    harness.settle()
    let shown = (0..<40).filter { harness.frame(of: "entry \($0)") != nil }
    let first = try #require(shown.first { $0 % 4 == 0 && $0 > 8 })
    #expect(try indent(first + 2, from: first) == 30)
    outline.depths[first + 2] = 0
    #expect(try indent(first + 2, from: first) == 0)
  }
}
