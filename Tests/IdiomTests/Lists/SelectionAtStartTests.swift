import Lamina
import LaminaTesting
import Testing

private struct Chapters: View {
  @State var chapter: Int?

  var body: some View {
    HStack {
      List(0..<100, id: \.self, selection: $chapter) { Text("Chapter \($0)") }
        .frame(width: 160)
      VStack {
        Text(chapter.map { "Reading \($0)" } ?? "Nothing")
        Button("Next") { chapter = (chapter ?? -1) + 1 }
        Button("Last") { chapter = 99 }
      }
    }
  }
}

@MainActor @Suite("Idioms: a book that opens where one was")
struct SelectionAtStartTests {
  private func isInSight(_ chapter: Int, _ harness: Harness) -> Bool {
    harness.frame(of: "Chapter \(chapter)").map { $0.minY >= 0 && $0.maxY <= 300 } == true
  }

  @Test("The selected row is in sight at the start, and wherever code goes")
  func sight() {
    let harness = Harness(size: CGSize(width: 400, height: 300)) { Chapters(chapter: 60) }
    #expect(harness.exists("Reading 60"))
    #expect(isInSight(60, harness))
    for chapter in 61...72 {
      harness.tap("Next")
      harness.advance(by: 0.5)
      #expect(isInSight(chapter, harness), "\(chapter)")
    }
    harness.tap("Last")
    harness.advance(by: 1)
    #expect(isInSight(99, harness))
  }
}
