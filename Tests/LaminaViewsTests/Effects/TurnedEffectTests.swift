import LaminaAnimation
import LaminaGeometry
import LaminaTesting
import Testing

/// Effects are turned where one reads from the right, as `offset` is.
@Suite struct TurnedEffectTests {
  /// Moves what is left of the middle by a tenth of the height, and the whole to the right.
  private nonisolated struct Skew: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(a: 1, b: 0.1, c: 0, d: 1, tx: 7, ty: 0))
    }
  }

  /// What is changed, with marks in its corners that say where they went.
  private var marked: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      Color.red.frame(width: 2, height: 2).accessibilityIdentifier("start")
      Color.red.frame(width: 2, height: 2).accessibilityIdentifier("end")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
    .frame(width: 40, height: 20)
  }

  private func changed(_ kind: Int) -> AnyView {
    switch kind {
    case 0: AnyView(marked.offset(x: 5, y: 3))
    case 1: AnyView(marked.rotationEffect(.degrees(20)))
    case 2: AnyView(marked.rotationEffect(.degrees(-30), anchor: .topLeading))
    case 3: AnyView(marked.scaleEffect(x: 2, y: 1.5, anchor: .leading))
    case 4: AnyView(marked.scaleEffect(0.5, anchor: .bottomTrailing))
    case 5: AnyView(marked.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)))
    case 6:
      AnyView(
        marked.rotation3DEffect(
          .degrees(30), axis: (x: 1, y: 2, z: 3), anchor: .leading, anchorZ: 9, perspective: 0.5))
    case 7: AnyView(marked.modifier(Skew()))
    case 8: AnyView(marked.transformEffect(CGAffineTransform(translationX: 4, y: 2)))
    case 9: AnyView(marked.projectionEffect(Skew().effectValue(size: .zero)))
    default:
      AnyView(marked.visualEffect { view, _ in view.offset(x: 6).rotationEffect(.degrees(9)) })
    }
  }

  private func harness(_ kind: Int, _ direction: LayoutDirection) -> Harness {
    Harness(size: CGSize(width: 200, height: 100)) {
      changed(kind).environment(\.layoutDirection, direction)
    }
  }

  @Test("what is read from the right is what is read from the left, in a mirror", arguments: 0...10)
  func mirrored(kind: Int) throws {
    let (left, right) = (harness(kind, .leftToRight), harness(kind, .rightToLeft))
    for name in ["start", "end"] {
      let a = try #require(left.frame(of: name))
      let b = try #require(right.frame(of: name))
      #expect(abs(a.minX - (200 - b.maxX)) < 0.6 && abs(a.minY - b.minY) < 0.6, "\(a) \(b)")
    }
  }

  @Test("a view that is turned inside of an effect does not turn the effect")
  func inside() throws {
    let outer = Harness(size: CGSize(width: 200, height: 100)) {
      Text("a").frame(width: 20, height: 20).environment(\.layoutDirection, .rightToLeft)
        .scaleEffect(2, anchor: .leading)
    }
    #expect(outer.frame(of: "a")?.midX ?? 0 > 105)
  }

  @Test("a turn in space sees the depth at which it turns")
  func depth() throws {
    let harness = Harness(size: CGSize(width: 200, height: 150)) {
      Color.red.frame(width: 100, height: 50).accessibilityIdentifier("card")
        .rotation3DEffect(
          .radians(.pi / 4), axis: (x: 1, y: 0, z: 0), anchorZ: 2, perspective: 2)
    }
    let frame = try #require(harness.frame(of: "card"))
    #expect(abs(frame.maxY - (50 + 53.293)) < 0.01)
    #expect(abs(frame.minX - (50 - 24.1)) < 0.1 && abs(frame.maxX - (50 + 124.1)) < 0.1)
  }
}
