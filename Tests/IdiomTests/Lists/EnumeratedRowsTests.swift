import Lamina
import LaminaTesting
import Testing

private struct Ranking: View {
  @State private var players = ["Mia", "Noah", "Lea"]

  var body: some View {
    VStack {
      List {
        ForEach(Array(players.enumerated()), id: \.offset) { index, player in
          Text("\(index + 1). \(player)")
        }
      }
      Button("New leader") { players.insert("Tom", at: 0) }
      Button("Drop last") { players.removeLast() }
    }
  }
}

@MainActor @Suite("Idioms: numbered rows from enumerated()")
struct EnumeratedRowsTests {
  @Test("Rows known by their numbers show who stands there now")
  func numbers() {
    let harness = Harness(size: CGSize(width: 300, height: 300)) { Ranking() }
    #expect(harness.exists("1. Mia"))
    harness.tap("New leader")
    #expect(harness.exists("1. Tom") && harness.exists("4. Lea") && !harness.exists("1. Mia"))
    harness.tap("Drop last")
    harness.tap("Drop last")
    #expect(harness.exists("2. Mia") && !harness.exists("3. Noah"))
  }
}
