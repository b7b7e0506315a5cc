import Lamina
import LaminaTesting
import Testing

private final class Sights {
  var seen = 0
  var gone = 0
}

private struct Listened: View {
  let sights: Sights

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 10) {
        ForEach(0..<100, id: \.self) { Text("row \($0)").frame(height: 40) }
          .onScrollVisibilityChange(threshold: 0.5) {
            if $0 { sights.seen += 1 } else { sights.gone += 1 }
          }
          .onRangeChange(of: .preload) { _ in }
          .onScrollPhaseChange { _, _ in }
      }
    }
  }
}

@MainActor @Suite("Idioms: what listens to a loop")
struct ListenedLoopsTests {
  @Test("A loop that is listened to is rows all the same, and each is heard of")
  func loop() {
    let sights = Sights()
    let harness = Harness(size: CGSize(width: 200, height: 300)) { Listened(sights: sights) }
    #expect(harness.frame(of: "row 1")?.minY == 50 + (harness.frame(of: "row 0")?.minY ?? 0))
    #expect(sights.seen == 6 && !harness.exists("row 60"))
    harness.scroll(down: 100)
    harness.advance(by: 0.5)
    #expect(sights.seen == 8 && sights.gone == 2)
  }

  private struct Nested: View {
    var body: some View {
      Group(sections: content) { sections in
        ForEach(sections) { section in
          VStack { section.content }
        }
      }
    }

    @ViewBuilder private var content: some View {
      Section("outer") {
        Text("a")
        Section("inner") { Text("b") }
        Text("c")
      }
    }
  }

  @Test("A section that another one takes apart is two, each with an id of its own")
  func sections() {
    let harness = Harness(size: CGSize(width: 200, height: 300)) { Nested() }
    #expect(["a", "b", "c"].allSatisfy(harness.exists))
    #expect(harness.diagnostics.isEmpty)
  }

  private struct Heroes: View {
    @Namespace private var space
    var body: some View {
      VStack {
        ForEach(0..<12, id: \.self) { number in
          Text("a\(number)").matchedGeometryEffect(id: "hero \(number)", in: space)
          Text("b\(number)").matchedGeometryEffect(id: "hero \(number)", in: space)
        }
      }
    }
  }

  @Test("Mistakes are reported in the order in which they were made")
  func order() {
    let harness = Harness(size: CGSize(width: 200, height: 900)) { Heroes() }
    let words = harness.diagnostics.map(\.description)
    #expect(words.count == 12)
    for (number, word) in words.enumerated() { #expect(word.contains("hero \(number)")) }
  }
}
