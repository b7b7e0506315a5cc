import LaminaRaster
import LaminaTesting
import LaminaText
import Observation
import Testing

/// A window that changed is a fresh window.
@MainActor @Suite("Other scales and directions")
struct ScaleChangeTests {
  private let size = CGSize(width: 160, height: 120)

  private func expectSame<V: View>(
    _ name: Comment, scales: [CGFloat] = [1, 1.25, 1.5, 2],
    @ViewBuilder _ content: @escaping () -> V
  ) {
    for (from, to) in Array(zip(scales, scales.dropFirst())) + zip(scales.dropFirst(), scales) {
      let live = Harness(size: size, scale: from, content)
      live.resize(to: size, scale: to)
      live.advance(by: 1)
      let fresh = Harness(size: size, scale: to, content)
      fresh.advance(by: 1)
      let (a, b) = (live.picture(), fresh.picture())
      expectSamePixels(a, b, "\(name), from \(from) to \(to)")
    }
  }

  @Test("Fields in lazy stacks have the borders of the new scale")
  func fields() {
    expectSame("field in a lazy stack") {
      LazyVStack {
        TextField("Name", text: .constant("Ada"))
        Toggle("On", isOn: .constant(true))
        Button("Press") {}
      }
    }
    expectSame("field in a list") { List { TextField("Name", text: .constant("Ada")) } }
    expectSame("field in a grid") {
      LazyVGrid(columns: [GridItem(.flexible())]) { TextField("Name", text: .constant("Ada")) }
    }
  }

  @Test("Blurs and turned text leave nothing of the old scale")
  func effects() {
    expectSame("blur") { Text("Blurred").font(.title).blur(radius: 3) }
    expectSame("blur of shapes") {
      Circle().fill(.red).frame(width: 33, height: 33).blur(radius: 7)
    }
    expectSame("turned") { Text("Turned").font(.title).rotationEffect(.degrees(20)) }
    expectSame("both") {
      Text("Turned").rotationEffect(.degrees(33)).blur(radius: 2).shadow(radius: 3)
    }
  }

  @Observable final class Direction {
    var isMirrored = false
  }

  private struct Strip: View {
    let direction: Direction

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<9) { Text("\($0)").frame(width: 50, height: 40) }
        }
      }
      .environment(\.layoutDirection, direction.isMirrored ? .rightToLeft : .leftToRight)
    }
  }

  @Test("A strip that nobody scrolled begins where one reads from")
  func direction() {
    let (changed, other) = (Direction(), Direction())
    let live = Harness(size: size) { Strip(direction: changed) }
    changed.isMirrored = true
    live.advance(by: 1)
    other.isMirrored = true
    let fresh = Harness(size: size) { Strip(direction: other) }
    fresh.advance(by: 1)
    expectSamePixels(live.picture(), fresh.picture())
    changed.isMirrored = false
    live.advance(by: 1)
    let plain = Harness(size: size) { Strip(direction: Direction()) }
    plain.advance(by: 1)
    expectSamePixels(live.picture(), plain.picture())
  }
}
