import Lamina
import LaminaTesting
import Testing

private struct Pager: View {
  let isOutside: Bool
  @State private var page = 0

  var body: some View {
    VStack(alignment: .leading) {
      ZStack(alignment: .topLeading) {
        if isOutside {
          Color.red.frame(width: 50, height: 50).id(page).transition(.move(edge: .leading))
        } else {
          Color.red.frame(width: 50, height: 50).transition(.move(edge: .leading)).id(page)
        }
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
      Button("Next") { withAnimation(.linear(duration: 1)) { page += 1 } }
    }
  }
}

/// The same with a condition in a view of its own.
private struct Swap: View {
  let isOutside: Bool
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading) {
      ZStack(alignment: .topLeading) {
        if isOutside {
          Group {
            if isOn { part(.red) } else { part(.blue) }
          }
          .transition(.move(edge: .leading))
        } else {
          if isOn {
            part(.red).transition(.move(edge: .leading))
          } else {
            part(.blue).transition(.move(edge: .leading))
          }
        }
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
      Button("Next") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
    }
  }

  private func part(_ color: Color) -> some View { color.frame(width: 50, height: 50) }
}

@MainActor @Suite("Idioms: transitions around what changes its identity")
struct TransitionAroundIdentityIdioms {
  private func pictures<V: View>(_ view: V) -> [Bitmap] {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { view }
    harness.tap("Next")
    var pictures = [harness.picture()]
    func row(_ b: Bitmap) -> String {
      stride(from: 0, to: 200, by: 2).map { x in
        let c = b.pixel(x: x, y: 60);
        return c == 0xffffffff
          ? "." : c == 0xffd9373c ? "R" : c == 0xff2f6feb ? "B" : String(c >> 8 & 0xF, radix: 16)
      }.joined()
    }
    for _ in 0..<3 {
      harness.advance(by: 0.4)
      pictures.append(harness.picture())
    }
    return pictures
  }

  private func expectSame<V: View>(_ one: V, _ other: V) {
    let (pictures, others) = (pictures(one), pictures(other))
    #expect(zip(pictures, others).allSatisfy { $0.hasSamePixels(as: $1) })
    // On the way both are seen.
    #expect(!pictures[1].hasSamePixels(as: pictures[0]))
  }

  @Test("Another id has the old view leave and the new one come with the transition outside")
  func identity() {
    expectSame(Pager(isOutside: true), Pager(isOutside: false))
  }

  @Test("So has another branch")
  func branches() {
    expectSame(Swap(isOutside: true), Swap(isOutside: false))
  }
}
