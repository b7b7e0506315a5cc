import Lamina
import LaminaTesting
import Testing

private struct Notes: View {
  @State private var notes = ["long", "b", "c", "d", "e", "f", "g", "h"]
  let isAnimated: Bool

  var body: some View {
    VStack(spacing: 0) {
      Button("Remove first") {
        withAnimation(isAnimated ? .easeInOut(duration: 0.2) : nil) { _ = notes.removeFirst() }
      }
      .frame(height: 40)
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(notes, id: \.self) { note in
            Text(note).frame(height: note == "long" ? 100 : 30)
          }
        }
      }
    }
  }
}

@MainActor @Suite("Idioms: rows that go above what is in sight")
struct RowsAboveRemovedTests {
  @Test("No gap is left above the first row", arguments: [true, false])
  func gap(isAnimated: Bool) throws {
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Notes(isAnimated: isAnimated) }
    harness.scroll(down: 80)
    #expect(try #require(harness.frame(of: "b")).minY < 80)
    harness.tap("Remove first")
    harness.advance(by: 1)
    // The text is in the middle of its row, which begins below the button.
    #expect(try #require(harness.frame(of: "b")).midY == 55)
  }
}
