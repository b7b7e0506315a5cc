import Lamina
import LaminaTesting
import Testing

extension View {
  fileprivate func framed() -> some View { background(Color.yellow).background(Color.green) }
  fileprivate func framedOften() -> some View { framed().framed().framed().framed() }
}

/// Two views for each number, under as many modifiers as nobody writes in one place, but several do.
private struct Pairs: View {
  let isLazy: Bool
  let isOutside: Bool

  var body: some View {
    ScrollView {
      if isLazy {
        LazyVStack(alignment: .leading, spacing: 3) { content }
      } else {
        VStack(alignment: .leading, spacing: 3) { content }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  @ViewBuilder private var content: some View {
    if isOutside {
      ForEach(0..<4, id: \.self) { pair($0) }
        .framedOften().framedOften().framedOften()
    } else {
      ForEach(0..<4, id: \.self) { pair($0).framedOften().framedOften().framedOften() }
    }
    Text("last")
  }

  private func pair(_ number: Int) -> some View {
    Group {
      Text("a\(number)").frame(height: 10)
      Text("b\(number)").frame(height: 20)
    }
  }
}

@MainActor @Suite("Idioms: groups under many modifiers")
struct ManyModifiersTests {
  @Test("Rows of lazy stacks lie where those of stacks do", arguments: [false, true])
  func many(isOutside: Bool) {
    func tops(isLazy: Bool) -> [CGFloat?] {
      let harness = Harness(size: CGSize(width: 200, height: 600)) {
        Pairs(isLazy: isLazy, isOutside: isOutside)
      }
      return ["a0", "b0", "a1", "b3", "last"].map { harness.frame(of: $0)?.minY }
    }
    #expect(tops(isLazy: true) == tops(isLazy: false))
    #expect(tops(isLazy: true).allSatisfy { $0 != nil })
  }
}
