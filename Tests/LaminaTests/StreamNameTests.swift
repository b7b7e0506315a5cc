import Lamina
import LaminaTesting
import Testing

struct StreamNameTests {
  @Test("A file that imports Lamina calls state that a stream feeds @Stream")
  func name() {
    let scores = Subject<Int, Never>()
    let harness = Harness { Score(scores.stream) }
    #expect(harness.text(of: "score") == "0")
    scores.send(4)
    harness.settle()
    #expect(harness.text(of: "score") == "4")
  }
}
