import Lamina
import LaminaTesting
import Testing

private struct Alphabet: View {
  private let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        List {
          ForEach(letters, id: \.self) { letter in
            Section(letter) { ForEach(0..<5, id: \.self) { Text("\(letter)\($0)") } }
              .id(letter)
          }
        }
        HStack {
          Button("Go to M") { proxy.scrollTo("M", anchor: .top) }
          Button("Top") { proxy.scrollTo("A", anchor: .top) }
        }
      }
    }
  }
}

@MainActor @Suite("Idioms: an index that jumps to sections")
struct JumpToTopTests {
  @Test("A section that was never seen is found by its id")
  func jump() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Alphabet() }
    let top = harness.frame(of: "A0")?.minY ?? -1
    harness.tap("Go to M")
    harness.advance(by: 1)
    #expect(harness.frame(of: "M0").map { $0.minY < 100 } == true)
    harness.tap("Top")
    harness.advance(by: 1)
    #expect(abs((harness.frame(of: "A0")?.minY ?? -99) - top) < 40)
  }
}
